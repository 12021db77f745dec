import { mocks, refusal } from '@szansa/api-client/mocks';
import {
  sampleCompanyOfCustomer,
  sampleCustomer,
  sampleCustomers,
} from '@szansa/api-client/samples/customers';
import { sampleLabels, sampleLeadSources } from '@szansa/api-client/samples/directory';
import { sampleOpportunities, sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import { anna, sampleWorkers } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';

import { opportunitiesFeature } from '../feature.tsx';
import { newOpportunityTexts } from '../list/opportunity-creation.tsx';
import { CreateOpportunity } from './create-opportunity.tsx';

const sent = fn();

const handlers = [
  mocks.registry.findCompany(sampleCompanyOfCustomer),
  mocks.customerOrganisations.matches([]),
  mocks.customers.matches(({ query }) =>
    query.get('phone') === '+48600123456'
      ? [
          {
            id: sampleCustomer.id,
            name: sampleCustomer.name,
            addedBy: anna,
            owners: [],
            isArchived: false,
            matches: ['phone'],
          },
        ]
      : [],
  ),
  mocks.opportunities.createLead(async ({ body }) => {
    sent(await body());
    return sampleOpportunity;
  }),
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
  ...inApp(
    { texts: [...opportunitiesFeature.texts, ...newOpportunityTexts] },
    '/sales-opportunities',
    '/sales-opportunities?new=opportunity',
  ),
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen', msw: { handlers } },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof CreateOpportunity>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The whole lead of a firm on the telephone: a number, a name, a source; the firm comes from the register by itself. */
export const Lead: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowa szansa sprzedaży' }));
    // it is typed at once: no press is needed to come to it
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'NIP' })).toHaveFocus());
    await userEvent.keyboard('999-100-01-11');
    await expect(await dialog.findByText(/Uzupełniono: firmy, ulica i numer/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Nazwa firmy, Firma 1' })).toHaveValue(
      'Przykład sp. z o.o.',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nazwisko' }), 'Żółw');
    await fill(dialog.getByRole('textbox', { name: 'Telefon 1' }), '601602603');
    dialog.getByRole('combobox', { name: /Źródło pozyskania/ }).focus();
    await userEvent.keyboard('pol');
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz szansę' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith({
      customer: expect.objectContaining({
        lastName: 'Żółw',
        taxIdNumber: '9991000111',
        customerOrganizations: [{ name: 'Przykład sp. z o.o.', taxIdNumber: '9991000111' }],
        phones: ['+48601602603'],
        street: 'ul. Marszałkowska 10/12',
      }),
      leadSourceId: sampleLeadSources[0]?.id,
      labelIds: [],
      note: null,
    });
  },
};

/** The firm that the user entered gets the typed number, so that it is typed once. */
export const FirmByHand: Story = {
  parameters: {
    msw: { handlers: [mocks.registry.findCompany(refusal('registry_not_found')), ...handlers] },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await fill(dialog.getByRole('textbox', { name: 'NIP' }), '9991000111');
    await expect(await dialog.findByText(/Nie znaleziono firmy/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj firmę' }));
    await fill(dialog.getByRole('textbox', { name: 'Nazwa firmy, Firma 1' }), 'Mała s.c.');
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz szansę' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        customer: expect.objectContaining({
          taxIdNumber: '9991000111',
          customerOrganizations: [{ name: 'Mała s.c.', taxIdNumber: '9991000111' }],
        }),
      }),
    );
  },
};

/** Errors are shown at each field; a customer with the same number can be used, and typed values are not lost. */
export const KnownNumber: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await fill(dialog.getByRole('textbox', { name: 'Imię' }), 'Joanna');
    await fill(dialog.getByRole('textbox', { name: 'Telefon 1' }), '600123456');
    await fill(dialog.getByRole('textbox', { name: 'Notatka' }), 'Szuka kombi');
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz szansę' }));
    await expect(await dialog.findByRole('link', { name: /^Nazwisko/ })).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Wybierz klienta: Jan Kowalski' }));
    await expect(await dialog.findByRole('combobox', { name: /^Klient.*Jan Kowalski/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Nowy klient' }));
    await expect(dialog.getByRole('textbox', { name: 'Imię' })).toHaveValue('Joanna');
    await expect(dialog.getByRole('textbox', { name: 'Telefon 1' })).toHaveValue('600 123 456');
    await userEvent.click(dialog.getByRole('radio', { name: 'Klient z bazy' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz szansę' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ customerId: sampleCustomer.id, note: 'Szuka kombi' }),
    );
  },
};

/** Same firm, refused by the server: the user confirms that this is another person, or uses the existing customer. */
export const SameFirm: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.createLead(
          refusal('duplicate_customer', {
            customerId: sampleCustomer.id,
            name: 'Jan Kowalski',
            addedBy: null,
            field: 'customerOrganizations',
          }),
        ),
        ...handlers,
      ],
    },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nazwisko' }), 'Nowa');
    await fill(dialog.getByRole('textbox', { name: 'E-mail 1' }), 'nowa@przyklad.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz szansę' }));
    await expect(await dialog.findByText('Ta firma ma już klienta w bazie')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'To inna osoba z tej samej firmy' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Wybierz klienta: Jan Kowalski' })).toBeVisible();
  },
};

export const ByMouse: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowa szansa sprzedaży' }));
    await expect(dialog.queryByText('Opiekun')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Klient z bazy' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz szansę' }));
    await expect(await dialog.findByText('To pole jest wymagane!')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: /^Klient/ }));
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
    await expect(dialog.getByRole('combobox', { name: /^Klient.*Jan Kowalski/ })).toBeVisible();
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
