import { mocks } from '@szansa/api-client/mocks';
import { sampleCustomer, sampleCustomers } from '@szansa/api-client/samples/customers';
import { sampleLabels, sampleLeadSources } from '@szansa/api-client/samples/directory';
import { sampleOpportunities, sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import { sampleWorkers } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { opportunitiesFeature } from '../feature.tsx';
import { CreateOpportunity } from './create-opportunity.tsx';

const sent = fn();

const handlers = [
  mocks.workers.list(sampleWorkers),
  mocks.workers.owners(sampleWorkers),
  mocks.leadSources.list(sampleLeadSources),
  mocks.labels.list(sampleLabels),
  mocks.customers.get(sampleCustomer),
  mocks.customers.list(({ query }) => {
    const fragment = (query.get('search') ?? '').toLowerCase();
    const items = sampleCustomers.filter((customer) => customer.name.toLowerCase().includes(fragment));
    return { page: 1, perPage: 10, items, total: items.length };
  }),
  mocks.opportunities.list(({ query }) => {
    const items = query.get('customerId') === sampleCustomer.id ? sampleOpportunities.slice(0, 2) : [];
    return { page: 1, perPage: 10, items, total: items.length };
  }),
  mocks.opportunities.create(async ({ body }) => {
    sent(await body());
    return sampleOpportunity;
  }),
];

const meta = {
  title: 'Opportunities/New',
  component: CreateOpportunity,
  ...inApp(opportunitiesFeature, '/sales-opportunities', '/sales-opportunities?new=opportunity'),
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen', msw: { handlers } },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof CreateOpportunity>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByMouse: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowa szansa sprzedaży' }));
    await expect(dialog.queryByText('Opiekun')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz szansę' }));
    await expect(await dialog.findByText('To pole jest wymagane!')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Klient/ }));
    await userEvent.keyboard('świąt');
    await userEvent.click(await screen.findByRole('option', { name: /Łukasz Świątek/ }));
    await userEvent.click(dialog.getByRole('combobox', { name: /Źródło pozyskania/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Polecenie' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Flota' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz szansę' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          customerId: sampleCustomers[4]?.id,
          leadSourceId: sampleLeadSources[0]?.id,
          labelIds: [sampleLabels[1]?.id],
        }),
      ),
    );
  },
};

export const ForACustomerByKeyboard: Story = {
  parameters: {
    address: `/sales-opportunities?new=opportunity&customerId=${sampleCustomer.id}`,
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const note = await dialog.findByRole('textbox', { name: 'Notatka' });
    await expect(dialog.getByRole('button', { name: /^Klient.*Jan Kowalski/ })).toBeVisible();
    note.focus();
    await userEvent.keyboard('Szuka kombi');
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Utwórz szansę' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ customerId: sampleCustomer.id, note: 'Szuka kombi' }),
      ),
    );
  },
};

/** What is open already for the customer is shown with whose it is. */
export const AlreadyOpen: Story = {
  parameters: ForACustomerByKeyboard.parameters ?? {},
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('Ten klient ma już otwarte szanse')).toBeVisible();
    const [first] = sampleOpportunities;
    await expect(dialog.getByRole('link', { name: `#${first?.number}` })).toHaveAttribute(
      'href',
      `/sales-opportunity/${first?.id}`,
    );
    await expect(dialog.getAllByText(/opiekun: Anna Nowak|bez opiekuna/)[0]).toBeVisible();
  },
};

export const ByAdministrator: Story = {
  globals: { role: 'ADMIN' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('combobox', { name: /Opiekun/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Piotr Wiśniewski' }));
    await expect(dialog.getByRole('combobox', { name: /Opiekun Piotr Wiśniewski/ })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'New sales opportunity' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w390' } } };
