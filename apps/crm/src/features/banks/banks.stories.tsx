import { banksFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleBank, sampleBanks } from '@szansa/api-client/samples/banks';
import { sampleBankOffer, sampleCompany } from '@szansa/api-client/samples/directory';
import { sampleId } from '@szansa/api-client/samples/people';
import { bankRepresentative } from '@szansa/api-client/samples/representatives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import {
  changedByAnother,
  created,
  emptyToReaders,
  inactiveAsWell,
  mergeDone,
  removalRefused,
  sameShown,
} from '#kit/stories/record-stories.ts';
import { screenStates, storyAt, storyShowing } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { banksFeature } from './feature.tsx';

const address = `/bank/${sampleBank.id}`;
const other = { ...sampleBank, id: sampleId(142), name: 'Leasing Wzorcowy S.A.' };

const listing = (rows: typeof sampleBanks) =>
  fakeList({
    call: mocks.banks.list,
    facts: banksFacts,
    rows,
    filters: { taxIdNumber: ({ taxIdNumber }, [requested]) => taxIdNumber === requested },
  });
const list = listing(sampleBanks);
const bank = mocks.banks.get(({ params }) => (params['id'] === other.id ? other : sampleBank));

const meta = { title: 'Banks/Banks', ...inFeature(banksFeature) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: { ...storyAt('/banks', list).parameters, specification: ['S1.6'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 banki')).toBeVisible();
    await expect(canvas.getByRole('link', { name: sampleBank.name })).toHaveAttribute('href', address);
    await expect(canvas.queryByText('Nieaktywny')).not.toBeInTheDocument();
  },
};

export const InactiveAsWell: Story = inactiveAsWell({ address: '/banks', filled: [list], count: '3 banki' });

const lists = screenStates({
  address: '/banks',
  call: mocks.banks.list,
  filled: [list],
  empty: [listing([])],
  english: '2 banks',
  polish: '2 banki',
});
export const ListLoading: Story = { ...lists.Loading, tags: ['derived-state'] };
export const ListEmpty: Story = { ...lists.Empty, tags: ['derived-state'] };
export const ListEmptyToReaders: Story = emptyToReaders({
  address: '/banks',
  filled: [listing([])],
  title: 'Nie ma jeszcze żadnego banku',
});
export const ListFailed: Story = { ...lists.Failed, tags: ['derived-state'] };
export const ListForbidden: Story = { ...lists.Forbidden, tags: ['derived-state'] };
export const ListEnglish: Story = { ...lists.English, tags: ['derived-state'] };
export const ListNarrow: Story = { ...lists.Narrow, tags: ['derived-state'] };

export const Creating: Story = created({
  address: '/banks?new=bank',
  filled: [bank, listing(sampleBanks.slice(1)), mocks.registry.findCompany(sampleCompany)],
  call: mocks.banks.create,
  record: sampleBank,
  words: { title: 'Nowy bank', submit: 'Dodaj bank' },
  type: async (sheet) => {
    await fill(sheet.getByRole('textbox', { name: 'NIP' }), '9991000111');
    await userEvent.keyboard('{Enter}');
    await expect(await sheet.findByText('Uzupełniono: nazwa, adres.')).toBeVisible();
  },
  sent: {
    name: 'Przykład Leasing S.A.',
    taxIdNumber: '9991000111',
    address: 'ul. Długa 1, 00-590 Warszawa',
    email: null,
    isActive: true,
  },
});

export const SameTaxId: Story = sameShown({
  address: `${address}?edit=bank`,
  filled: [bank, listing([...sampleBanks, { ...other, taxIdNumber: sampleBank.taxIdNumber }])],
  title: 'Ten numer NIP jest już w bazie',
  known: { name: other.name, href: `/bank/${other.id}` },
});

export const ChangedByAnother: Story = changedByAnother({
  address: `${address}?edit=bank`,
  filled: [bank, list],
  call: mocks.banks.update,
  record: sampleBank,
  field: 'note',
  label: 'Notatka o banku',
});

const forms = screenStates({
  address: `${address}?edit=bank`,
  filled: [bank, list],
  english: 'Edit the bank',
  polish: 'Edycja danych banku',
});
export const FormEnglish: Story = forms.English;
export const FormNarrow: Story = forms.Narrow;

export const Bank: Story = storyShowing(
  address,
  [bank],
  sampleBank.name,
  'demolease.test',
  'Wnioski do 15:00.',
);

const banks = screenStates({
  address,
  call: mocks.banks.get,
  filled: [bank],
  english: 'Note about the bank',
  polish: 'Notatka o banku',
});
export const BankLoading: Story = { ...banks.Loading, tags: ['derived-state'] };
export const BankFailed: Story = { ...banks.Failed, tags: ['derived-state'] };
export const BankForbidden: Story = {
  ...banks.Forbidden,
  parameters: { ...banks.Forbidden.parameters, specification: ['S6.5'] },
  tags: ['derived-state'],
};
export const BankEnglish: Story = { ...banks.English, tags: ['derived-state'] };
export const BankNarrow: Story = { ...banks.Narrow, tags: ['derived-state'] };

const people = mocks.representatives.list({ page: 1, perPage: 25, items: [bankRepresentative], total: 1 });
export const Representatives: Story = storyShowing(
  `${address}?tab=representatives`,
  [bank, people],
  /Ewa Lis/,
);

const offers = mocks.banks.offers(({ query }) => {
  const number = Number(query.get('page'));
  return { page: number, perPage: 25, items: [{ ...sampleBankOffer, number: 1000 + number }], total: 27 };
});
export const Offers: Story = {
  ...storyAt(`${address}?tab=offers&offersPage=2`, bank, offers),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '#1002' });
    const path = `/sales-opportunity/${sampleBankOffer.customerFileId}?tab=offers&shown=${sampleBankOffer.id}`;
    await expect(link).toHaveAttribute('href', path);
    await expect(canvas.getByText('Wybrana')).toBeVisible();
  },
};

const scored = (medianDecisionDays: number | null) => [
  bank,
  mocks.banks.scoreboard({ offers: 12, chosen: 5, closed: 3, medianDecisionDays }),
];
export const Scoreboard: Story = storyShowing(`${address}?tab=scoreboard`, scored(2.5), '12', '2,5 dnia');
export const NothingDecided: Story = storyShowing(`${address}?tab=scoreboard`, scored(null), '12', '–');

export const RemovingRefused: Story = removalRefused({
  address,
  filled: [bank],
  call: mocks.banks.remove,
  question: 'Usunąć bank?',
});

const preview = mocks.banks.mergePreview({
  from: sampleBank,
  into: other,
  uses: [
    { kind: 'representative', count: 2 },
    { kind: 'offer', count: 12 },
    { kind: 'document_template', count: 3 },
  ],
});
export const Merging: Story = mergeDone({
  address,
  filled: [bank, list, preview],
  call: mocks.banks.merge,
  from: sampleBank,
  into: other,
  words: { action: 'Połącz z innym bankiem', title: 'Połącz banki', choice: 'Połącz z bankiem' },
  moved: ['Przedstawiciele: 2', 'Oferty: 12', 'Szablony dokumentów: 3'],
});
