import { customerOrganisationsFacts } from '@szansa/api-client/lists';
import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleFirm, sampleFirms } from '@szansa/api-client/samples/customer-organisations';
import { sampleCustomer } from '@szansa/api-client/samples/customers';
import { sampleOpportunities } from '@szansa/api-client/samples/opportunities';
import { anna, sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { changedByAnother, created } from '#kit/stories/record-stories.ts';
import { screenStates, storyAt, storyShowing } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { customerOrganisationsFeature } from './feature.tsx';

const address = `/customer-organisation/${sampleFirm.id}`;

const listing = (rows: typeof sampleFirms) =>
  fakeList({
    call: mocks.customerOrganisations.list,
    facts: customerOrganisationsFacts,
    rows,
    text: ({ name, taxIdNumber }) => `${name} ${taxIdNumber ?? ''}`,
    filters: {
      vatStatus: ({ vatStatus }, requested) => vatStatus !== null && requested.includes(vatStatus),
      legalForm: ({ legalForm }, requested) => legalForm !== null && requested.includes(legalForm),
    },
  });
const list = listing(sampleFirms);
const firm = mocks.customerOrganisations.get(sampleFirm);
const noMatches = mocks.customerOrganisations.matches([]);
const page = { page: 1, perPage: 25 };

const meta = {
  title: 'Customer organisations/Firms',
  ...inFeature(customerOrganisationsFeature),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: { ...storyAt('/customer-organisations', list).parameters, specification: ['S1.3'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 firm')).toBeVisible();
    await expect(canvas.getByRole('link', { name: sampleFirm.name })).toHaveAttribute('href', address);
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Status VAT' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Zwolniony' }));
    await expect(await canvas.findByText('1 firma')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść filtry' }));
    await fill(canvas.getByRole('searchbox'), '9991237681');
    await expect(await canvas.findByRole('link', { name: 'Świątek Budownictwo S.A.' })).toBeVisible();
    await expect(await canvas.findByText('1 firma')).toBeVisible();
  },
};

const lists = screenStates({
  address: '/customer-organisations',
  call: mocks.customerOrganisations.list,
  filled: [list],
  empty: [listing([])],
  english: '5 firms',
  polish: '5 firm',
});
export const ListLoading: Story = { ...lists.Loading, tags: ['derived-state'] };
export const ListEmpty: Story = { ...lists.Empty, tags: ['derived-state'] };
export const ListFailed: Story = { ...lists.Failed, tags: ['derived-state'] };
export const ListForbidden: Story = { ...lists.Forbidden, tags: ['derived-state'] };
export const ListEnglish: Story = { ...lists.English, tags: ['derived-state'] };
export const ListNarrow: Story = { ...lists.Narrow, tags: ['derived-state'] };

const company = {
  taxIdNumber: '9991000111',
  name: 'Przykład sp. z o.o.',
  regon: '220110965',
  krs: '0000999001',
  status: 'active' as const,
  vatStatus: 'active' as const,
  street: 'Marszałkowska 10/12',
  postCode: '00-590',
  city: 'Warszawa',
  source: 'sample' as const,
  fetchedAt: '2026-11-20T10:00:00.000Z',
};

/** The register fills in everything it has, and the legal form is derived from the name. */
export const Creating: Story = created({
  address: '/customer-organisations?new=customer_organisation',
  filled: [firm, list, noMatches, mocks.registry.findCompany(company)],
  call: mocks.customerOrganisations.create,
  record: sampleFirm,
  heading: sampleFirm.name,
  words: { title: 'Nowa firma', submit: 'Dodaj firmę' },
  type: async (sheet) => {
    await fill(sheet.getByRole('textbox', { name: 'NIP' }), '9991000111');
    await userEvent.keyboard('{Enter}');
    const filled = 'Uzupełniono: nazwa, REGON, KRS, ulica i numer, kod pocztowy, miejscowość, forma prawna.';
    await expect(await sheet.findByText(filled)).toBeVisible();
  },
  sent: {
    taxIdNumber: '9991000111',
    name: 'Przykład sp. z o.o.',
    legalForm: 'limited_company',
    regon: '220110965',
    krs: '0000999001',
    street: 'Marszałkowska 10/12',
    postCode: '00-590',
    city: 'Warszawa',
    country: null,
  },
});

const match = { id: sampleId(255), addedBy: anna, isArchived: false };

/** The same tax id is the same firm: a match is shown while the user types, and saving is refused. */
export const Known: Story = {
  ...storyAt(
    '/customer-organisations?new=customer_organisation',
    list,
    mocks.customerOrganisations.matches(({ query }) =>
      query.get('taxIdNumber') === '9991079302'
        ? [{ ...match, name: 'Żółkiewska Transport s.c.', matches: ['taxIdNumber', 'name'] }]
        : query.get('name') === 'Żółkiewska'
          ? [{ ...match, name: 'Żółkiewska Transport s.c.', matches: ['name'] }]
          : [],
    ),
    mocks.customerOrganisations.create(
      refusal('duplicate_organisation', {
        customerOrganisationId: match.id,
        name: 'Żółkiewska Transport s.c.',
      }),
    ),
  ),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowa firma' }));
    await fill(sheet.getByRole('textbox', { name: /^Nazwa/ }), 'Żółkiewska');
    await expect(await sheet.findByText('Być może ta firma już jest w bazie')).toBeVisible();
    await expect(sheet.getByText(/podobna nazwa · dodana przez: Anna Nowak/)).toBeVisible();
    const taxId = sheet.getByRole('textbox', { name: 'NIP' });
    await fill(taxId, '9991079302');
    await expect(await sheet.findByText('Ta firma już jest w bazie')).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Żółkiewska Transport s.c.' })).toHaveAttribute(
      'href',
      `/customer-organisation/${match.id}`,
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj firmę' }));
    await waitFor(() => expect(taxId).toHaveAccessibleDescription(/Firma o tym NIP-ie już istnieje/));
  },
};

export const ChangedByAnother: Story = changedByAnother({
  address: `${address}?edit=customer_organisation`,
  filled: [firm, list, noMatches],
  call: mocks.customerOrganisations.update,
  record: sampleFirm,
  field: 'city',
  label: 'Miejscowość',
});

const forms = screenStates({
  address: `${address}?edit=customer_organisation`,
  filled: [firm, list, noMatches],
  english: 'Edit the firm',
  polish: 'Edycja danych firmy',
});
export const FormEnglish: Story = { ...forms.English, tags: ['derived-state'] };
export const FormNarrow: Story = { ...forms.Narrow, tags: ['derived-state'] };

export const Firm: Story = storyShowing(
  address,
  [firm],
  sampleFirm.name,
  'Spółka z o.o. · Warszawa',
  '0000999001',
  'Marszałkowska 10/12, 00-590 Warszawa',
  'Czynny',
);

const firms = screenStates({
  address,
  call: mocks.customerOrganisations.get,
  filled: [firm],
  english: 'Name in the register',
  polish: 'Nazwa w rejestrze',
});
export const FirmLoading: Story = { ...firms.Loading, tags: ['derived-state'] };
export const FirmFailed: Story = { ...firms.Failed, tags: ['derived-state'] };
export const FirmForbidden: Story = { ...firms.Forbidden, tags: ['derived-state'] };
export const FirmEnglish: Story = { ...firms.English, tags: ['derived-state'] };
export const FirmNarrow: Story = { ...firms.Narrow, tags: ['derived-state'] };

const { taxIdNumber: _taxId, street: _street, postCode: _code, city: _city, ...visible } = sampleFirm;
const { country: _country, ...rest } = visible;

/** Hidden fields are left out of the record. */
export const HiddenFields: Story = {
  ...storyAt(address, mocks.customerOrganisations.get({ ...rest, registered: null, vatStatus: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: sampleFirm.name })).toBeVisible();
    await expect(canvas.queryByText('NIP')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Miejscowość')).not.toBeInTheDocument();
    await expect(canvas.getByText('Tej firmy nie sprawdzono jeszcze w rejestrze.')).toBeVisible();
  },
};

const requested = fn();

export const AskingTheRegister: Story = {
  ...storyAt(
    address,
    mocks.customerOrganisations.get({ ...sampleFirm, registered: null, vatStatus: null }),
    mocks.customerOrganisations.askRegister(() => {
      requested();
      return sampleFirm;
    }),
  ),
  play: async ({ canvas }) => {
    requested.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Sprawdź w rejestrze' }));
    await expect(await canvas.findByText('Czynny')).toBeVisible();
    await expect(requested).toHaveBeenCalledOnce();
    await expect(await screen.findByText('Sprawdzono w rejestrze')).toBeVisible();
  },
};

export const RegisterUnavailable: Story = {
  ...storyAt(address, firm, mocks.customerOrganisations.askRegister(refusal('registry_unavailable'))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sprawdź w rejestrze' }));
    await expect((await screen.findAllByText(/^Rejestr jest chwilowo niedostępny/))[0]).toBeVisible();
    await expect(canvas.getByText('Czynny')).toBeVisible();
  },
};

const people = mocks.customers.list({ ...page, items: [sampleCustomer], total: 1 });
export const Customers: Story = storyShowing(
  `${address}?tab=customers`,
  [firm, people],
  'Jan Kowalski',
  '+48 600 123 456',
);
export const NoCustomers: Story = storyShowing(
  `${address}?tab=customers`,
  [firm, mocks.customers.list({ ...page, items: [], total: 0 })],
  'Ta firma nie ma jeszcze klientów',
);

const opportunities = mocks.opportunities.list({ ...page, items: sampleOpportunities.slice(0, 3), total: 3 });
export const Opportunities: Story = storyShowing(
  `${address}?tab=opportunities`,
  [firm, opportunities],
  /^#1001/,
);
export const NoOpportunities: Story = storyShowing(
  `${address}?tab=opportunities`,
  [firm, mocks.opportunities.list({ ...page, items: [], total: 0 })],
  'Klienci tej firmy nie mają otwartych szans',
);

let stored = sampleFirm;
export const Archiving: Story = {
  ...storyAt(
    address,
    mocks.customerOrganisations.get(() => stored),
    mocks.customerOrganisations.archive(() => {
      stored = { ...sampleFirm, isArchived: true, version: 4 };
      return stored;
    }),
  ),
  beforeEach: () => {
    stored = sampleFirm;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej działań' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archiwizuj' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Zarchiwizować firmę?' }));
    await userEvent.click(question.getByRole('button', { name: 'Archiwizuj' }));
    await expect(await screen.findByText('Zarchiwizowano firmę')).toBeVisible();
    await expect(await canvas.findByText('Zarchiwizowana')).toBeVisible();
  },
};

const other: typeof sampleFirm = {
  ...sampleFirm,
  id: sampleId(258),
  name: 'PRZYKŁAD',
  taxIdNumber: null,
  legalForm: null,
  krs: '0000028860',
  registered: null,
  vatStatus: null,
  version: 7,
};
const merged = fn();

export const Merging: Story = {
  ...storyAt(
    address,
    mocks.customerOrganisations.get(({ params }) => (params['id'] === other.id ? other : sampleFirm)),
    listing([...sampleFirms, other]),
    mocks.customerOrganisations.mergePreview({
      from: sampleFirm,
      into: other,
      uses: [
        { kind: 'customer', count: 2 },
        { kind: 'opportunity', count: 3 },
      ],
    }),
    mocks.customerOrganisations.merge(async ({ body }) => {
      merged(await body());
      return other;
    }),
  ),
  play: async ({ canvas }) => {
    merged.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej działań' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Połącz z inną firmą' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Połącz firmy' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /^Połącz z firmą/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^PRZYKŁAD.+/ }));
    await expect(await dialog.findByText('Klienci: 2')).toBeVisible();
    const numbers = within(dialog.getByRole('radiogroup', { name: 'KRS' }));
    await userEvent.click(numbers.getByRole('radio', { name: '0000999001' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Połącz firmy' }));
    await waitFor(() => expect(merged).toHaveBeenCalledOnce());
    await expect(merged).toHaveBeenCalledWith({
      version: 3,
      into: other.id,
      intoVersion: 7,
      keep: { name: 'into', taxIdNumber: 'from', legalForm: 'from', krs: 'from' },
    });
    await expect(await canvas.findByRole('heading', { name: 'PRZYKŁAD' })).toBeVisible();
  },
};
