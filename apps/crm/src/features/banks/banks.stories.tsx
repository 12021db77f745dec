import { banksFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleBank, sampleBanks } from '@szansa/api-client/samples/banks';
import { sampleBankOffer, sampleCompany } from '@szansa/api-client/samples/directory';
import { sampleId } from '@szansa/api-client/samples/people';
import { bankRepresentative } from '@szansa/api-client/samples/representatives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { fill } from '#kit/stories/fill.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { recordStories } from '#kit/stories/record-stories.ts';

import { bankRecord } from './bank.ts';
import { banks as en } from './en.ts';
import { banksFeature } from './feature.tsx';
import { banks as pl } from './pl.ts';

const other = { ...sampleBank, id: sampleId(142), name: 'Leasing Wzorcowy S.A.' };

const stories = recordStories({
  record: bankRecord,
  calls: mocks.banks,
  facts: banksFacts,
  rows: sampleBanks,
  filters: { taxIdNumber: ({ taxIdNumber }, [requested]) => taxIdNumber === requested },
  saved: sampleBank,
  other,
  texts: { pl, en },
  count: { pl: '2 banki', en: '2 banks' },
  field: 'note',
});

const meta = { title: 'Banks/Banks', ...inFeature(banksFeature) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: { ...stories.listed.parameters, specification: ['S1.6'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 banki')).toBeVisible();
    const link = canvas.getByRole('link', { name: sampleBank.name });
    await expect(link).toHaveAttribute('href', stories.address);
    await expect(canvas.queryByText('Nieaktywny')).not.toBeInTheDocument();
  },
};
export const InactiveAsWell: Story = stories.inactiveAsWell('3 banki');
export const ListEmptyToReaders: Story = stories.emptyToReaders;
export const ListLoading: Story = { ...stories.list.Loading, tags: ['derived-state'] };
export const ListEmpty: Story = { ...stories.list.Empty, tags: ['derived-state'] };
export const ListFailed: Story = { ...stories.list.Failed, tags: ['derived-state'] };
export const ListForbidden: Story = { ...stories.list.Forbidden, tags: ['derived-state'] };
export const ListEnglish: Story = { ...stories.list.English, tags: ['derived-state'] };
export const ListNarrow: Story = { ...stories.list.Narrow, tags: ['derived-state'] };

export const Creating: Story = stories.creating({
  before: sampleBanks.slice(1),
  handlers: [mocks.registry.findCompany(sampleCompany)],
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
export const SameTaxId: Story = stories.sameShown({
  title: 'Ten numer NIP jest już w bazie',
  like: { ...other, taxIdNumber: sampleBank.taxIdNumber },
});
export const ChangedByAnother: Story = stories.changedByAnother;
export const FormEnglish: Story = stories.form.English;
export const FormNarrow: Story = stories.form.Narrow;

export const Bank: Story = stories.showing(sampleBank.name, 'demolease.test', 'Wnioski do 15:00.');
export const BankLoading: Story = { ...stories.one.Loading, tags: ['derived-state'] };
export const BankFailed: Story = { ...stories.one.Failed, tags: ['derived-state'] };
export const BankForbidden: Story = {
  ...stories.one.Forbidden,
  parameters: { ...stories.one.Forbidden.parameters, specification: ['S6.5'] },
  tags: ['derived-state'],
};
export const BankEnglish: Story = { ...stories.one.English, tags: ['derived-state'] };
export const BankNarrow: Story = { ...stories.one.Narrow, tags: ['derived-state'] };

const people = mocks.representatives.list({ page: 1, perPage: 25, items: [bankRepresentative], total: 1 });
export const Representatives: Story = stories.tab('representatives', [people], /Ewa Lis/);

const offers = mocks.banks.offers(({ query }) => {
  const number = Number(query.get('page'));
  return { page: number, perPage: 25, items: [{ ...sampleBankOffer, number: 1000 + number }], total: 27 };
});
export const Offers: Story = {
  ...stories.tab('offers&offersPage=2', [offers]),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '#1002' });
    const path = `/sales-opportunity/${sampleBankOffer.customerFileId}?tab=offers&shown=${sampleBankOffer.id}`;
    await expect(link).toHaveAttribute('href', path);
    await expect(canvas.getByText('Wybrana')).toBeVisible();
  },
};

const scored = (medianDecisionDays: number | null) => [
  mocks.banks.scoreboard({ offers: 12, chosen: 5, closed: 3, medianDecisionDays }),
];
export const Scoreboard: Story = stories.tab('scoreboard', scored(2.5), '12', '2,5 dnia');
export const NothingDecided: Story = stories.tab('scoreboard', scored(null), '12', '–');

export const RemovingRefused: Story = stories.removalRefused;
export const Merging: Story = stories.merging({
  uses: [
    { kind: 'representative', count: 2 },
    { kind: 'offer', count: 12 },
    { kind: 'document_template', count: 3 },
  ],
  lines: ['Przedstawiciele: 2', 'Oferty: 12', 'Szablony dokumentów: 3'],
});
