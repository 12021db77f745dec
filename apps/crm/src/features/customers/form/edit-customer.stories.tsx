import { mocks, refusal, sampleCustomer } from '@szansa/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { inApp } from '#app/testing/in-app.tsx';

import { CustomerScreen } from '../detail/customer-screen.tsx';

const handlers = [
  mocks.customers.get(sampleCustomer),
  mocks.opportunities.list({ page: 1, perPage: 25, total: 0, items: [] }),
];

const sent = fn();

/** The form stands on the customer's screen, where the address opens it. */
const meta = {
  title: 'Customers/Edit',
  component: CustomerScreen,
  ...inApp('/customer/$customerId', `/customer/${sampleCustomer.id}?edit=customer`),
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof CustomerScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Saving: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers,
        mocks.customers.matches([]),
        mocks.customers.update(async ({ body }) => {
          sent(await body());
          return { ...sampleCustomer, city: 'Łódź', version: 4 };
        }),
      ],
    },
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych klienta' }));
    const city = sheet.getByRole('textbox', { name: 'Miejscowość' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Łódź');
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 3, changes: { city: 'Łódź' } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await screen.findByText('Zapisano pomyślnie')).toBeVisible();
  },
};

export const LeavingUnsaved: Story = {
  parameters: {
    msw: { handlers: [...handlers, mocks.customers.matches([])] },
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych klienta' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Imię' }), 'usz');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Masz niezapisane zmiany' }));
    await userEvent.click(question.getByRole('button', { name: 'Zostań' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(sheet.getByRole('textbox', { name: 'Imię' })).toHaveValue('Janusz');
    await userEvent.click(sheet.getByRole('button', { name: 'Anuluj' }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Wyjdź bez zapisywania' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const ChangedByAnother: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers,
        mocks.customers.matches([]),
        mocks.customers.update(async ({ body }) => {
          const { version } = await body();
          sent(version);
          if (version === 5) return { ...sampleCustomer, note: 'Dzwonić rano.', version: 6 };
          return refusal(409, 'stale_version', 'Ktoś zmienił te dane przed tobą.', {
            version: 5,
            collisions: [{ field: 'note', yours: 'Dzwonić rano.', theirs: 'Dzwonić wieczorem.' }],
          });
        }),
      ],
    },
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych klienta' }));
    const note = sheet.getByRole('textbox', { name: 'Notatka o kliencie' });
    await userEvent.clear(note);
    await userEvent.type(note, 'Dzwonić rano.');
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś zmienił te dane przed tobą' }));
    await expect(dialog.getByText('Dzwonić wieczorem.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz moje' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(5));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: { msw: { handlers: [...handlers, mocks.customers.matches([])] } },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych klienta' }));
    const personalId = sheet.getByRole('textbox', { name: 'PESEL' });
    await expect(personalId).toHaveValue('808*****117');
    await userEvent.type(personalId, '1');
    await expect(personalId).toHaveValue('808*****117');
  },
};
