import { representativesFacts } from '@szansa/api-client/lists';
import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleBank, sampleBanks } from '@szansa/api-client/samples/banks';
import { sampleDealer, sampleDealers } from '@szansa/api-client/samples/dealers';
import { sampleBankOffer } from '@szansa/api-client/samples/directory';
import { sampleId } from '@szansa/api-client/samples/people';
import { bankRepresentative, dealerRepresentative } from '@szansa/api-client/samples/representatives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { changedByAnother, created, mergeDone, removalRefused } from '#kit/stories/record-stories.ts';
import { screenStates, storyAt, storyShowing } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { representativesFeature } from './feature.tsx';

const address = `/representative/${bankRepresentative.id}`;
const other = { ...bankRepresentative, id: sampleId(133), firstName: 'Ola', lastName: 'Kruk' };
const samples = [bankRepresentative, dealerRepresentative, other];

const ofKind =
  (kind: 'bank' | 'dealer') =>
  (row: (typeof samples)[number], [requested]: readonly string[]) =>
    requested !== 'false' || row[kind] === null;

const listing = (rows: typeof samples) =>
  fakeList({
    call: mocks.representatives.list,
    facts: representativesFacts,
    rows,
    filters: { show_banks: ofKind('bank'), show_dealers: ofKind('dealer') },
  });
const list = listing(samples);
const representative = mocks.representatives.get(
  ({ params }) => samples.find(({ id }) => id === params['id']) ?? bankRepresentative,
);
const page = { page: 1, perPage: 25 };
const houses = [
  mocks.banks.list({ ...page, items: sampleBanks, total: sampleBanks.length }),
  mocks.dealers.list({ ...page, items: sampleDealers, total: sampleDealers.length }),
];

const meta = {
  title: 'Representatives/Representatives',
  ...inFeature(representativesFeature),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of banks and of dealers at first. */
export const List: Story = {
  parameters: { ...storyAt('/representatives', list).parameters, specification: ['S1.6', 'S9.3'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 przedstawicieli')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ewa Lis' })).toHaveAttribute('href', address);
    await expect(canvas.getByRole('link', { name: sampleDealer.name })).toHaveAttribute(
      'href',
      `/dealer/${sampleDealer.id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń filtr: Z banków' }));
    await expect(await canvas.findByText('1 przedstawiciel')).toBeVisible();
    await expect(canvas.getByText('Tomasz Dąbrowski')).toBeVisible();
  },
};

const lists = screenStates({
  address: '/representatives',
  call: mocks.representatives.list,
  filled: [list],
  empty: [listing([])],
  english: '3 representatives',
  polish: '3 przedstawicieli',
});
export const ListLoading: Story = { ...lists.Loading, tags: ['derived-state'] };
export const ListEmpty: Story = { ...lists.Empty, tags: ['derived-state'] };
export const ListFailed: Story = { ...lists.Failed, tags: ['derived-state'] };
export const ListForbidden: Story = { ...lists.Forbidden, tags: ['derived-state'] };
export const ListEnglish: Story = { ...lists.English, tags: ['derived-state'] };
export const ListNarrow: Story = { ...lists.Narrow, tags: ['derived-state'] };

/** Of a dealer that is not known yet, with several telephones. */
export const Creating: Story = created({
  address: '/representatives?new=representative',
  filled: [
    representative,
    list,
    ...houses,
    mocks.dealers.create(async ({ body }) => ({
      ...sampleDealer,
      id: sampleId(159),
      name: (await body()).name,
    })),
  ],
  call: mocks.representatives.create,
  record: dealerRepresentative,
  words: { title: 'Nowy przedstawiciel', submit: 'Dodaj przedstawiciela' },
  type: async (sheet) => {
    await fill(sheet.getByRole('textbox', { name: /^Imię/ }), 'Tomasz');
    await fill(sheet.getByRole('textbox', { name: /^Nazwisko/ }), 'Dąbrowski');
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj przedstawiciela' }));
    await expect(await sheet.findByText('Wybierz bank lub salon')).toBeVisible();
    await userEvent.click(sheet.getByRole('radio', { name: 'Salon' }));
    await userEvent.click(sheet.getByRole('combobox', { name: /^Salon/ }));
    await userEvent.keyboard('Zupełnie nowy');
    await userEvent.click(await screen.findByRole('option', { name: 'Dodaj: Zupełnie nowy' }));
    await expect(await sheet.findByRole('combobox', { name: /Zupełnie nowy/ })).toBeVisible();
    await fill(sheet.getByRole('textbox', { name: 'Telefon 1' }), '602333444');
    await userEvent.keyboard('{Enter}');
    await fill(await sheet.findByRole('textbox', { name: 'Telefon 2' }), '602333445');
  },
  sent: {
    bankId: null,
    dealerId: sampleId(159),
    phones: ['+48602333444', '+48602333445'],
    emails: [],
  },
});

export const ChangedByAnother: Story = changedByAnother({
  address: `${address}?edit=representative`,
  filled: [representative, list],
  call: mocks.representatives.update,
  record: bankRepresentative,
  field: 'note',
  label: 'Notatka o przedstawicielu',
});

/** Another user moved the representative to another bank: both banks are shown by their names. */
export const MovedByAnother: Story = {
  ...storyAt(
    `${address}?edit=representative`,
    representative,
    list,
    ...houses,
    mocks.banks.get(({ params }) => ({
      ...sampleBank,
      ...sampleBanks.find(({ id }) => id === params['id']),
    })),
    mocks.representatives.update(
      refusal('stale_version', {
        version: 4,
        collisions: [
          { field: 'bankId', yours: sampleId(142), theirs: sampleId(143) },
          { field: 'phones', yours: [], theirs: ['+48602333444'] },
        ],
      }),
    ),
  ),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych przedstawiciela' }));
    await userEvent.click(await sheet.findByRole('combobox', { name: /^Bank/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Leasing Wzorcowy S.A.' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś zmienił te dane przed tobą' }));
    await expect(await dialog.findByText('Leasing Wzorcowy S.A.')).toBeVisible();
    await expect(await dialog.findByText('Finanse Próbne sp. z o.o.')).toBeVisible();
    await expect(dialog.getByText('602 333 444', { exact: false })).toBeVisible();
  },
};

const forms = screenStates({
  address: `${address}?edit=representative`,
  filled: [representative, list],
  english: 'Edit the representative',
  polish: 'Edycja danych przedstawiciela',
});
export const FormEnglish: Story = { ...forms.English, tags: ['derived-state'] };
export const FormNarrow: Story = { ...forms.Narrow, tags: ['derived-state'] };

export const Representative: Story = {
  ...storyAt(address, representative),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ewa Lis' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: sampleBank.name })).toHaveAttribute(
      'href',
      `/bank/${sampleBank.id}`,
    );
    await expect(canvas.queryByText('Salon')).not.toBeInTheDocument();
  },
};

const representatives = screenStates({
  address,
  call: mocks.representatives.get,
  filled: [representative],
  english: 'Note about the representative',
  polish: 'Notatka o przedstawicielu',
});
export const RepresentativeLoading: Story = { ...representatives.Loading, tags: ['derived-state'] };
export const RepresentativeFailed: Story = { ...representatives.Failed, tags: ['derived-state'] };
export const RepresentativeForbidden: Story = { ...representatives.Forbidden, tags: ['derived-state'] };
export const RepresentativeEnglish: Story = { ...representatives.English, tags: ['derived-state'] };
export const RepresentativeNarrow: Story = { ...representatives.Narrow, tags: ['derived-state'] };

const offers = mocks.representatives.offers({ ...page, items: [sampleBankOffer], total: 1 });
export const Offers: Story = storyShowing(
  `${address}?tab=offers`,
  [representative, offers],
  `#${sampleBankOffer.number}`,
);

export const RemovingRefused: Story = removalRefused({
  address,
  filled: [representative],
  call: mocks.representatives.remove,
  question: 'Usunąć przedstawiciela?',
});

const preview = mocks.representatives.mergePreview({
  from: { id: bankRepresentative.id, name: 'Ewa Lis' },
  into: { id: other.id, name: 'Ola Kruk' },
  uses: [{ kind: 'offer', count: 7 }],
});
export const Merging: Story = mergeDone({
  address,
  filled: [representative, list, preview],
  call: mocks.representatives.merge,
  from: bankRepresentative,
  into: other,
  words: { action: 'Połącz z inną osobą', title: 'Połącz przedstawicieli', choice: 'Połącz z osobą' },
  moved: ['Oferty: 7'],
});
