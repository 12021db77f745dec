import { representativesFacts } from '@szansa/api-client/lists';
import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleBank, sampleBanks } from '@szansa/api-client/samples/banks';
import { sampleDealer, sampleDealers } from '@szansa/api-client/samples/dealers';
import { sampleBankOffer } from '@szansa/api-client/samples/directory';
import { sampleId } from '@szansa/api-client/samples/people';
import { bankRepresentative, dealerRepresentative } from '@szansa/api-client/samples/representatives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { fill } from '#kit/stories/fill.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { recordStories } from '#kit/stories/record-stories.ts';
import { storyAt } from '#kit/stories/screen-states.ts';
import { representatives as en } from '#parts/pickers/en.ts';
import { representatives as pl } from '#parts/pickers/pl.ts';
import { representativeRecord } from '#parts/pickers/representative.ts';

import { representativesFeature } from './feature.tsx';

const other = { ...bankRepresentative, id: sampleId(133), firstName: 'Ola', lastName: 'Kruk' };
const samples = [bankRepresentative, dealerRepresentative, other];

const ofKind =
  (kind: 'bank' | 'dealer') =>
  (row: (typeof samples)[number], [requested]: readonly string[]) =>
    requested !== 'false' || row[kind] === null;

const stories = recordStories({
  record: representativeRecord,
  calls: mocks.representatives,
  facts: representativesFacts,
  rows: samples,
  filters: { show_banks: ofKind('bank'), show_dealers: ofKind('dealer') },
  saved: bankRepresentative,
  other,
  texts: { pl, en },
  count: { pl: '3 przedstawicieli', en: '3 representatives' },
  field: 'note',
});
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
  parameters: { ...stories.listed.parameters, specification: ['S1.6', 'S9.3'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 przedstawicieli')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ewa Lis' })).toHaveAttribute('href', stories.address);
    await expect(canvas.getByRole('link', { name: sampleDealer.name })).toHaveAttribute(
      'href',
      `/dealer/${sampleDealer.id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń filtr: Z banków' }));
    await expect(await canvas.findByText('1 przedstawiciel')).toBeVisible();
    await expect(canvas.getByText('Tomasz Dąbrowski')).toBeVisible();
  },
};

export const ListLoading: Story = { ...stories.list.Loading, tags: ['derived-state'] };
export const ListEmpty: Story = { ...stories.list.Empty, tags: ['derived-state'] };
export const ListFailed: Story = { ...stories.list.Failed, tags: ['derived-state'] };
export const ListForbidden: Story = { ...stories.list.Forbidden, tags: ['derived-state'] };
export const ListEnglish: Story = { ...stories.list.English, tags: ['derived-state'] };
export const ListNarrow: Story = { ...stories.list.Narrow, tags: ['derived-state'] };

/** Of a dealer that is not known yet, with several telephones. */
export const Creating: Story = stories.creating({
  made: dealerRepresentative,
  before: samples,
  handlers: [
    mocks.representatives.get(dealerRepresentative),
    ...houses,
    mocks.dealers.create(async ({ body }) => ({
      ...sampleDealer,
      id: sampleId(159),
      name: (await body()).name,
    })),
  ],
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

export const ChangedByAnother: Story = stories.changedByAnother;

/** Another user moved the representative to another bank: both banks are shown by their names. */
export const MovedByAnother: Story = {
  ...storyAt(
    `${stories.address}?edit=representative`,
    stories.get,
    stories.listing(samples),
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

export const FormEnglish: Story = { ...stories.form.English, tags: ['derived-state'] };
export const FormNarrow: Story = { ...stories.form.Narrow, tags: ['derived-state'] };

export const Representative: Story = {
  ...stories.showing(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ewa Lis' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: sampleBank.name })).toHaveAttribute(
      'href',
      `/bank/${sampleBank.id}`,
    );
    await expect(canvas.queryByText('Salon')).not.toBeInTheDocument();
  },
};

export const RepresentativeLoading: Story = { ...stories.one.Loading, tags: ['derived-state'] };
export const RepresentativeFailed: Story = { ...stories.one.Failed, tags: ['derived-state'] };
export const RepresentativeForbidden: Story = { ...stories.one.Forbidden, tags: ['derived-state'] };
export const RepresentativeEnglish: Story = { ...stories.one.English, tags: ['derived-state'] };
export const RepresentativeNarrow: Story = { ...stories.one.Narrow, tags: ['derived-state'] };

const offers = mocks.representatives.offers({ ...page, items: [sampleBankOffer], total: 1 });
export const Offers: Story = stories.tab('offers', [offers], `#${sampleBankOffer.number}`);

export const RemovingRefused: Story = stories.removalRefused;
export const Merging: Story = stories.merging({ uses: [{ kind: 'offer', count: 7 }], lines: ['Oferty: 7'] });
