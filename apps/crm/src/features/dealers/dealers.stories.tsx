import { dealersFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleDealer, sampleDealers } from '@szansa/api-client/samples/dealers';
import { sampleBankOffer, sampleCompany } from '@szansa/api-client/samples/directory';
import { sampleId } from '@szansa/api-client/samples/people';
import { dealerRepresentative } from '@szansa/api-client/samples/representatives';
import { octavia } from '@szansa/api-client/samples/vehicles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { fill } from '#kit/stories/fill.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { recordStories } from '#kit/stories/record-stories.ts';
import { storyAt } from '#kit/stories/screen-states.ts';

import { dealerRecord } from './dealer.ts';
import { dealers as en } from './en.ts';
import { dealersFeature } from './feature.tsx';
import { dealers as pl } from './pl.ts';

const other = { ...sampleDealer, id: sampleId(154), name: 'Auto-Test Salon Kraków', alias: null };

const ofType =
  (type: string | null) =>
  ({ dealerType }: { dealerType: string | null }, [requested]: readonly string[]) =>
    requested !== 'false' || dealerType !== type;

const stories = recordStories({
  record: dealerRecord,
  calls: mocks.dealers,
  facts: dealersFacts,
  rows: sampleDealers,
  filters: {
    taxIdNumber: ({ taxIdNumber }, [requested]) => taxIdNumber === requested,
    show_supplier: ofType('supplier'),
    show_intermediary: ofType('intermediary'),
    show_type_missing: ofType(null),
  },
  saved: sampleDealer,
  other,
  texts: { pl, en },
  count: { pl: '3 salony', en: '3 dealers' },
  field: 'handoutAddress',
});

const meta = { title: 'Dealers/Dealers', ...inFeature(dealersFeature) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** All kinds at first; the kinds that are shown are filters. */
export const List: Story = {
  parameters: { ...stories.listed.parameters, specification: ['S1.6', 'S9.3'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 salony')).toBeVisible();
    await expect(canvas.getByRole('link', { name: sampleDealer.name })).toHaveAttribute(
      'href',
      stories.address,
    );
    await expect(canvas.getByText('Pośrednik')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń filtr: Bez rodzaju' }));
    await expect(await canvas.findByText('2 salony')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń filtr: Dostawcy' }));
    await expect(await canvas.findByText('1 salon')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść filtry' }));
    await expect(await canvas.findByText('3 salony')).toBeVisible();
  },
};

/** A kind of which there are none is no empty list. */
export const NoneOfKind: Story = {
  ...storyAt('/dealers?show_supplier=any&show_type_missing=any', stories.listing([sampleDealer])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie znaleziono salonów')).toBeVisible();
  },
};

export const ListLoading: Story = { ...stories.list.Loading, tags: ['derived-state'] };
export const ListEmpty: Story = { ...stories.list.Empty, tags: ['derived-state'] };
export const ListFailed: Story = { ...stories.list.Failed, tags: ['derived-state'] };
export const ListForbidden: Story = { ...stories.list.Forbidden, tags: ['derived-state'] };
export const ListEnglish: Story = { ...stories.list.English, tags: ['derived-state'] };
export const ListNarrow: Story = { ...stories.list.Narrow, tags: ['derived-state'] };

/** The register fills in every address. */
export const Creating: Story = stories.creating({
  before: sampleDealers.slice(1),
  handlers: [mocks.registry.findCompany(sampleCompany)],
  type: async (sheet) => {
    await fill(sheet.getByRole('textbox', { name: 'NIP' }), '9991000111');
    await userEvent.keyboard('{Enter}');
    const filled = 'Uzupełniono: nazwa, adres siedziby, adres firmy, adres wydania pojazdów.';
    await expect(await sheet.findByText(filled)).toBeVisible();
    await userEvent.click(sheet.getByRole('combobox', { name: /^Rodzaj/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pośrednik' }));
  },
  sent: {
    name: 'Przykład Leasing S.A.',
    taxIdNumber: '9991000111',
    dealerType: 'intermediary',
    mainOfficeAddress: 'ul. Długa 1, 00-590 Warszawa',
    companyAddress: 'ul. Długa 1, 00-590 Warszawa',
    handoutAddress: 'ul. Długa 1, 00-590 Warszawa',
  },
});

export const CopiesAddress: Story = {
  ...stories.edited,
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych salonu' }));
    const handout = await sheet.findByRole('textbox', { name: 'Adres wydania pojazdów' });
    const copy = { name: 'Skopiuj: Adres siedziby → Adres wydania pojazdów' };
    await userEvent.click(sheet.getByRole('button', copy));
    await expect(handout).toHaveValue(sampleDealer.mainOfficeAddress);
    await expect(sheet.queryByRole('button', copy)).not.toBeInTheDocument();
  },
};

export const SameTaxId: Story = stories.sameShown({ title: 'Ten numer NIP jest już w bazie', like: other });
export const ChangedByAnother: Story = stories.changedByAnother;
export const FormEnglish: Story = { ...stories.form.English, tags: ['derived-state'] };
export const FormNarrow: Story = { ...stories.form.Narrow, tags: ['derived-state'] };

export const Dealer: Story = stories.showing(sampleDealer.name, 'Dostawca', /Puławska 500/);
export const DealerLoading: Story = { ...stories.one.Loading, tags: ['derived-state'] };
export const DealerFailed: Story = { ...stories.one.Failed, tags: ['derived-state'] };
export const DealerForbidden: Story = { ...stories.one.Forbidden, tags: ['derived-state'] };
export const DealerEnglish: Story = { ...stories.one.English, tags: ['derived-state'] };
export const DealerNarrow: Story = { ...stories.one.Narrow, tags: ['derived-state'] };

const page = { page: 1, perPage: 25 };
const people = mocks.representatives.list({ ...page, items: [dealerRepresentative], total: 1 });
export const Representatives: Story = stories.tab('representatives', [people], /Tomasz Dąbrowski/);

const offered = { ...octavia, offerCount: 3, offeredAt: '2026-11-20T10:00:00.000Z' };
const vehicles = mocks.dealers.vehicles({ ...page, items: [offered], total: 1 });
export const Vehicles: Story = stories.tab(
  'vehicles',
  [vehicles],
  /Octavia Combi/,
  '3 oferty',
  /ostatnia oferta 20\.11\.2026/,
);
const noVehicles = mocks.dealers.vehicles({ ...page, items: [], total: 0 });
export const NoVehicles: Story = stories.tab(
  'vehicles',
  [noVehicles],
  'Nie ma jeszcze pojazdów w ofertach tego salonu',
);

const offers = mocks.dealers.offers({ ...page, items: [sampleBankOffer], total: 1 });
export const Offers: Story = stories.tab('offers', [offers], `#${sampleBankOffer.number}`);

export const RemovingRefused: Story = stories.removalRefused;
export const Merging: Story = stories.merging(
  {
    uses: [
      { kind: 'representative', count: 2 },
      { kind: 'offer', count: 9 },
    ],
    lines: ['Przedstawiciele: 2', 'Oferty: 9'],
  },
  [...sampleDealers, other],
);
