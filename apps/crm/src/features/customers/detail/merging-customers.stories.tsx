import { mocks } from '@szansa/api-client/mocks';
import { sampleCustomer } from '@szansa/api-client/samples/customers';
import { sampleOpportunities } from '@szansa/api-client/samples/opportunities';
import { sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { activityMocks } from '#parts/activity/activity-mocks.ts';

import { customersFeature } from '../feature.tsx';
import { CustomerScreen } from './customer-screen.tsx';

const opportunities = mocks.opportunities.list({
  page: 1,
  perPage: 25,
  total: 2,
  items: sampleOpportunities.slice(3, 5),
});

/** One customer becomes another one, from the record of the one that goes. */
const meta = {
  title: 'Customers/Merging',
  component: CustomerScreen,
  ...inApp(customersFeature, '/customer/$id', `/customer/${sampleCustomer.id}`),
} satisfies Meta<typeof CustomerScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const other: typeof sampleCustomer = {
  ...sampleCustomer,
  id: sampleId(207),
  firstName: 'Janusz',
  name: 'Janusz Kowalski',
  taxIdNumber: null,
  personalIdNumber: null,
  emails: [{ email: 'janusz@przyklad.test' }],
  phones: [],
  customerOrganizations: [],
  note: null,
  version: 5,
};
const merged = fn();

/** For each field in which two customers differ one value is retained; of lists, both can be. */
export const Merging: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.customers.get(({ params }) => (params['id'] === other.id ? other : sampleCustomer)),
        opportunities,
        ...activityMocks([]),
        mocks.customers.list({ page: 1, perPage: 25, total: 2, items: [sampleCustomer, other] }),
        mocks.customers.mergePreview({
          from: sampleCustomer,
          into: other,
          uses: [
            { kind: 'opportunity', count: 2 },
            { kind: 'offer', count: 3 },
            { kind: 'activity', count: 6 },
            { kind: 'comment', count: 14 },
            { kind: 'document', count: 1 },
          ],
        }),
        mocks.customers.merge(async ({ body }) => {
          merged(await body());
          return other;
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    merged.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej działań' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Połącz z innym klientem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Połącz klientów' }));
    const merge = dialog.getByRole('button', { name: 'Połącz klientów' });
    await userEvent.click(merge);
    await expect(merged).not.toHaveBeenCalled();
    await expect(merge).toHaveAccessibleDescription('Najpierw wybierz, z czym połączyć');
    await userEvent.click(dialog.getByRole('combobox', { name: /^Połącz z klientem/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Janusz Kowalski.+/ }));
    await expect(await dialog.findByText('Szanse sprzedaży: 2')).toBeVisible();
    await expect(dialog.getByText('Komentarze i notatki: 14')).toBeVisible();
    const names = within(dialog.getByRole('radiogroup', { name: 'Imię i nazwisko' }));
    await expect(names.getByRole('radio', { name: 'Janusz Kowalski' })).toBeChecked();
    await userEvent.click(names.getByRole('radio', { name: 'Jan Kowalski' }));
    const emails = within(dialog.getByRole('radiogroup', { name: 'Adresy e-mail' }));
    await expect(
      emails.getByRole('radio', { name: 'janusz@przyklad.test, jan.kowalski@przyklad.test' }),
    ).toBeChecked();
    await userEvent.click(emails.getByRole('radio', { name: 'jan.kowalski@przyklad.test' }));
    await userEvent.click(merge);
    await waitFor(() => expect(merged).toHaveBeenCalledOnce());
    await expect(merged).toHaveBeenCalledWith({
      version: sampleCustomer.version,
      into: other.id,
      intoVersion: 5,
      keep: {
        name: 'from',
        taxIdNumber: 'from',
        personalIdNumber: 'from',
        customerOrganizations: 'from',
        emails: 'from',
        phones: 'from',
        note: 'from',
      },
    });
    await expect(await screen.findByText('Połączono klientów')).toBeVisible();
  },
};

/** The choice before it is sent. */
export const MergingChoice: Story = {
  ...Merging,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej działań' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Połącz z innym klientem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Połącz klientów' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /^Połącz z klientem/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Janusz Kowalski.+/ }));
    await expect(await dialog.findByRole('radiogroup', { name: 'Imię i nazwisko' })).toBeVisible();
  },
};

export const MergingNarrow: Story = { ...MergingChoice, globals: { viewport: { value: 'w390' } } };

const requested = fn();

/** The address of a customer who was merged into another one leads to that one. */
export const MergedAway: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.customers.get(({ params }) => {
          requested(params['id']);
          return other;
        }),
        opportunities,
        ...activityMocks([]),
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(other.id));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Janusz Kowalski' })).toBeVisible());
  },
};
