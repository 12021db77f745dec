import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleCompanyOfCustomer, sampleCustomer } from '@szansa/api-client/samples/customers';
import { anna, piotr } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';

import { customersFeature } from '../feature.tsx';
import { CreateCustomer } from './create-customer.tsx';

const noMatches = mocks.customers.matches([]);
const noFirms = mocks.customerOrganisations.matches([]);

const sent = fn();

const meta = {
  title: 'Customers/New',
  component: CreateCustomer,
  ...inApp(customersFeature, '/customers', '/customers?new=customer'),
  args: { onClose: fn() },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof CreateCustomer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromRegistry: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.registry.findCompany(sampleCompanyOfCustomer),
        noMatches,
        noFirms,
        mocks.customers.create(async ({ body }) => {
          sent(await body());
          return sampleCustomer;
        }),
      ],
    },
    specification: ['S2.9'],
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowy klient' }));
    const taxId = sheet.getByRole('textbox', { name: 'NIP' });
    await fill(taxId, '9991000111');
    await userEvent.keyboard('{Enter}');
    await expect(taxId).toHaveValue('999-100-01-11');
    await expect(await sheet.findByText(/Uzupełniono: firmy, ulica i numer/)).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: 'Nazwa firmy, Firma 1' })).toHaveValue(
      'Przykład sp. z o.o.',
    );
    await expect(sheet.getByRole('textbox', { name: 'NIP firmy, Firma 1' })).toHaveValue('999-100-01-11');
    await expect(sheet.getByRole('textbox', { name: 'Kod pocztowy' })).toHaveValue('00-590');
    await fill(sheet.getByRole('textbox', { name: 'E-mail 1' }), 'biuro@przyklad.test');
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj klienta' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        taxIdNumber: '9991000111',
        customerOrganizations: [{ name: 'Przykład sp. z o.o.', taxIdNumber: '9991000111' }],
        postCode: '00-590',
        city: 'Warszawa',
        emails: ['biuro@przyklad.test'],
        phones: [],
      }),
    );
  },
};

export const RegistryDisagrees: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.registry.findCompany({ ...sampleCompanyOfCustomer, status: 'suspended' }),
        noMatches,
        noFirms,
      ],
    },
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'));
    const street = sheet.getByRole('textbox', { name: 'Ulica i numer' });
    await fill(street, 'ul. Moja 5');
    await fill(sheet.getByRole('textbox', { name: 'NIP' }), '9991000111');
    await userEvent.click(sheet.getByRole('button', { name: 'Pobierz dane z rejestru' }));
    await expect(await sheet.findByText('Działalność firmy jest zawieszona.')).toBeVisible();
    await expect(street).toHaveValue('ul. Moja 5');
    await expect(sheet.getByText('Ulica i numer, w rejestrze: ul. Marszałkowska 10/12')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Wstaw dane z rejestru' }));
    await expect(street).toHaveValue('ul. Marszałkowska 10/12');
  },
};

export const NotInRegistry: Story = {
  parameters: {
    msw: {
      handlers: [mocks.registry.findCompany(refusal('registry_not_found')), noMatches],
    },
    specification: ['S8.4'],
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'));
    const taxId = sheet.getByRole('textbox', { name: 'NIP' });
    const lookUp = sheet.getByRole('button', { name: 'Pobierz dane z rejestru' });
    await userEvent.click(lookUp);
    await expect(taxId).toHaveAccessibleDescription(/To pole jest wymagane!/);
    await userEvent.type(taxId, '123');
    await userEvent.click(lookUp);
    await expect(taxId).toHaveAccessibleDescription(/NIP musi mieć 10 cyfr/);
    await userEvent.clear(taxId);
    await fill(taxId, '9991000111');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(taxId).toHaveAccessibleDescription(/Nie znaleziono firmy/));
    await userEvent.type(taxId, '{Backspace}');
    await expect(taxId).not.toHaveAccessibleDescription(/Nie znaleziono firmy/);
  },
};

export const Refused: Story = {
  parameters: { msw: { handlers: [noMatches] } },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Telefon 1' }), '12');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Kod pocztowy' }), '12');
    await userEvent.type(sheet.getByRole('textbox', { name: 'NIP' }), '123');
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj klienta' }));
    const problems = within(await sheet.findByRole('alert'));
    await expect(sheet.getByRole('textbox', { name: 'NIP' })).toHaveFocus();
    await expect(problems.getByText(/Podaj firmę, PESEL lub adres e-mail klienta/)).toBeVisible();
    await userEvent.click(problems.getByRole('link', { name: /Adresy e-mail/ }));
    await expect(sheet.getByRole('textbox', { name: 'E-mail 1' })).toHaveFocus();
    await expect(sheet.getByRole('textbox', { name: 'Kod pocztowy' })).toHaveAccessibleDescription(
      /Kod pocztowy musi mieć format 00-000/,
    );
    await userEvent.click(problems.getByRole('link', { name: /^Telefony/ }));
    await expect(sheet.getByRole('textbox', { name: 'Telefon 1' })).toHaveFocus();
    await userEvent.click(problems.getByRole('link', { name: /^Kod pocztowy/ }));
    await expect(sheet.getByRole('textbox', { name: 'Kod pocztowy' })).toHaveFocus();
  },
};

/** The country may be typed after the post code, which then loses the groups of a Polish one. */
export const Abroad: Story = {
  parameters: {
    msw: {
      handlers: [
        noMatches,
        mocks.customers.create(async ({ body }) => {
          sent(await body());
          return sampleCustomer;
        }),
      ],
    },
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await fill(sheet.getByRole('textbox', { name: 'Nazwisko' }), 'Schmidt');
    await fill(sheet.getByRole('textbox', { name: 'E-mail 1' }), 'schmidt@przyklad.test');
    await fill(sheet.getByRole('textbox', { name: 'Telefon 1' }), '+4930123456');
    const postCode = sheet.getByRole('textbox', { name: 'Kod pocztowy' });
    await fill(postCode, '10115');
    await expect(postCode).toHaveValue('10-115');
    await fill(sheet.getByRole('textbox', { name: 'Kraj' }), 'Niemcy');
    await expect(postCode).toHaveValue('10115');
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj klienta' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ postCode: '10115', country: 'Niemcy', phones: ['+4930123456'] }),
    );
  },
};

/** Another country's tax id is refused whole: its digits alone might be another firm's. */
export const ForeignTaxId: Story = {
  parameters: { msw: { handlers: [noMatches] } },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'));
    const taxId = sheet.getByRole('textbox', { name: 'NIP' });
    await fill(taxId, 'DE 9991000111');
    await userEvent.keyboard('{Enter}');
    await expect(taxId).toHaveValue('DE9991000111');
    await expect(taxId).toHaveAccessibleDescription(/NIP musi mieć 10 cyfr/);
  },
};

export const PossibleDuplicates: Story = {
  parameters: {
    msw: {
      handlers: [
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
      ],
    },
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await fill(sheet.getByRole('textbox', { name: 'Telefon 1' }), '600 123 456');
    const link = await sheet.findByRole('link', { name: 'Jan Kowalski' });
    await expect(link).toHaveAttribute('href', `/customer/${sampleCustomer.id}`);
    await expect(sheet.getByText(/ten sam telefon · dodany przez: Anna Nowak/)).toBeVisible();
  },
};

/** A known personal id is the same person: a match is shown while the user types, with the owner of that customer. */
export const KnownPersonalId: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.customers.matches(({ query }) => {
          const { id, name } = sampleCustomer;
          const found = { id, name, addedBy: anna, owners: [piotr], isArchived: false };
          const [isSame, isSimilar] = [query.has('personalIdNumber'), query.get('name') === 'Jan Kowalsky'];
          if (isSame) return [{ ...found, matches: ['personalIdNumber', 'name'] }];
          return isSimilar ? [{ ...found, matches: ['name'] }] : [];
        }),
      ],
    },
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Imię' }), 'Jan');
    await fill(sheet.getByRole('textbox', { name: 'Nazwisko' }), 'Kowalsky');
    await expect(await sheet.findByText('Być może ten klient już jest w bazie')).toBeVisible();
    await expect(sheet.getByText(/podobna nazwa · opiekun szansy: Piotr Wiśniewski/)).toBeVisible();
    await fill(sheet.getByRole('textbox', { name: 'PESEL' }), '44051401359');
    await expect(await sheet.findByText('Taki klient już istnieje')).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Jan Kowalski' })).toHaveAttribute(
      'href',
      `/customer/${sampleCustomer.id}`,
    );
  },
};

export const Duplicate: Story = {
  parameters: {
    msw: {
      handlers: [
        noMatches,
        mocks.customers.create(
          refusal('duplicate_customer', {
            customerId: sampleCustomer.id,
            name: 'Jan Kowalski',
            addedBy: null,
            field: 'taxIdNumber',
          }),
        ),
      ],
    },
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await fill(sheet.getByRole('textbox', { name: 'Nazwisko' }), 'Kowalski');
    await fill(sheet.getByRole('textbox', { name: 'PESEL' }), '44051401359');
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj klienta' }));
    const alert = within(await sheet.findByRole('alert'));
    await expect(alert.getByText(/Klient o takim numerze już istnieje/)).toBeVisible();
    await expect(alert.getByRole('link', { name: 'Otwórz: Jan Kowalski' })).toHaveAttribute(
      'href',
      `/customer/${sampleCustomer.id}`,
    );
    const lastName = sheet.getByRole('textbox', { name: 'Nazwisko' });
    await expect(lastName).toHaveValue('Kowalski');
    await userEvent.type(lastName, 'i');
    await expect(sheet.getByText(/Klient o takim numerze już istnieje/)).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox', { name: 'PESEL' }), '{Backspace}');
    await waitFor(() =>
      expect(sheet.queryByText(/Klient o takim numerze już istnieje/)).not.toBeInTheDocument(),
    );
    await expect(await sheet.findByRole('link', { name: 'PESEL: PESEL musi mieć 11 cyfr' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: [noMatches] } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'New customer' })).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: { msw: { handlers: [noMatches] } },
};
