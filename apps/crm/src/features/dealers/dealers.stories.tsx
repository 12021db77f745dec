import { dealersFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleDealer, sampleDealers } from '@szansa/api-client/samples/dealers';
import { sampleBankOffer, sampleCompany } from '@szansa/api-client/samples/directory';
import { sampleId } from '@szansa/api-client/samples/people';
import { dealerRepresentative } from '@szansa/api-client/samples/representatives';
import { octavia } from '@szansa/api-client/samples/vehicles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import {
  changedByAnother,
  created,
  mergeDone,
  removalRefused,
  sameShown,
} from '#kit/stories/record-stories.ts';
import { screenStates, storyAt, storyShowing } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { dealersFeature } from './feature.tsx';

const address = `/dealer/${sampleDealer.id}`;
const other = { ...sampleDealer, id: sampleId(154), name: 'Auto-Test Salon Kraków', alias: null };

const ofType =
  (type: string | null) =>
  ({ dealerType }: { dealerType: string | null }, [requested]: readonly string[]) =>
    requested !== 'false' || dealerType !== type;

const listing = (rows: typeof sampleDealers) =>
  fakeList({
    call: mocks.dealers.list,
    facts: dealersFacts,
    rows,
    filters: {
      taxIdNumber: ({ taxIdNumber }, [requested]) => taxIdNumber === requested,
      show_supplier: ofType('supplier'),
      show_intermediary: ofType('intermediary'),
      show_type_missing: ofType(null),
    },
  });
const list = listing(sampleDealers);
const dealer = mocks.dealers.get(({ params }) => (params['id'] === other.id ? other : sampleDealer));

const meta = { title: 'Dealers/Dealers', ...inFeature(dealersFeature) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** All kinds at first; the kinds that are shown are filters. */
export const List: Story = {
  parameters: { ...storyAt('/dealers', list).parameters, specification: ['S1.6', 'S9.3'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 salony')).toBeVisible();
    await expect(canvas.getByRole('link', { name: sampleDealer.name })).toHaveAttribute('href', address);
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
  ...storyAt('/dealers?show_supplier=any&show_type_missing=any', listing([sampleDealer])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie znaleziono salonów')).toBeVisible();
  },
};

const lists = screenStates({
  address: '/dealers',
  call: mocks.dealers.list,
  filled: [list],
  empty: [listing([])],
  english: '3 dealers',
  polish: '3 salony',
});
export const ListLoading: Story = { ...lists.Loading, tags: ['derived-state'] };
export const ListEmpty: Story = { ...lists.Empty, tags: ['derived-state'] };
export const ListFailed: Story = { ...lists.Failed, tags: ['derived-state'] };
export const ListForbidden: Story = { ...lists.Forbidden, tags: ['derived-state'] };
export const ListEnglish: Story = { ...lists.English, tags: ['derived-state'] };
export const ListNarrow: Story = { ...lists.Narrow, tags: ['derived-state'] };

/** The register fills in every address. */
export const Creating: Story = created({
  address: '/dealers?new=dealer',
  filled: [dealer, listing(sampleDealers.slice(1)), mocks.registry.findCompany(sampleCompany)],
  call: mocks.dealers.create,
  record: sampleDealer,
  words: { title: 'Nowy salon', submit: 'Dodaj salon' },
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
  ...storyAt(`${address}?edit=dealer`, dealer, list),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych salonu' }));
    const handout = await sheet.findByRole('textbox', { name: 'Adres wydania pojazdów' });
    const copy = { name: 'Skopiuj: Adres siedziby → Adres wydania pojazdów' };
    await userEvent.click(sheet.getByRole('button', copy));
    await expect(handout).toHaveValue(sampleDealer.mainOfficeAddress);
    await expect(sheet.queryByRole('button', copy)).not.toBeInTheDocument();
  },
};

export const SameTaxId: Story = sameShown({
  address: `${address}?edit=dealer`,
  filled: [dealer, listing([...sampleDealers, other])],
  title: 'Ten numer NIP jest już w bazie',
  known: { name: other.name, href: `/dealer/${other.id}` },
});

export const ChangedByAnother: Story = changedByAnother({
  address: `${address}?edit=dealer`,
  filled: [dealer, list],
  call: mocks.dealers.update,
  record: sampleDealer,
  field: 'alias',
  label: 'Alias',
});

const forms = screenStates({
  address: `${address}?edit=dealer`,
  filled: [dealer, list],
  english: 'Edit the dealer',
  polish: 'Edycja danych salonu',
});
export const FormEnglish: Story = { ...forms.English, tags: ['derived-state'] };
export const FormNarrow: Story = { ...forms.Narrow, tags: ['derived-state'] };

export const Dealer: Story = storyShowing(address, [dealer], sampleDealer.name, 'Dostawca', /Puławska 500/);

const dealers = screenStates({
  address,
  call: mocks.dealers.get,
  filled: [dealer],
  english: 'Vehicle handout address',
  polish: 'Adres wydania pojazdów',
});
export const DealerLoading: Story = { ...dealers.Loading, tags: ['derived-state'] };
export const DealerFailed: Story = { ...dealers.Failed, tags: ['derived-state'] };
export const DealerForbidden: Story = { ...dealers.Forbidden, tags: ['derived-state'] };
export const DealerEnglish: Story = { ...dealers.English, tags: ['derived-state'] };
export const DealerNarrow: Story = { ...dealers.Narrow, tags: ['derived-state'] };

const page = { page: 1, perPage: 25 };
const people = mocks.representatives.list({ ...page, items: [dealerRepresentative], total: 1 });
export const Representatives: Story = storyShowing(
  `${address}?tab=representatives`,
  [dealer, people],
  /Tomasz Dąbrowski/,
);

const offered = { ...octavia, offerCount: 3, offeredAt: '2026-11-20T10:00:00.000Z' };
const vehicles = mocks.dealers.vehicles({ ...page, items: [offered], total: 1 });
export const Vehicles: Story = storyShowing(
  `${address}?tab=vehicles`,
  [dealer, vehicles],
  /Octavia Combi/,
  '3 oferty',
  /ostatnia oferta 20\.11\.2026/,
);
const noVehicles = mocks.dealers.vehicles({ ...page, items: [], total: 0 });
export const NoVehicles: Story = storyShowing(
  `${address}?tab=vehicles`,
  [dealer, noVehicles],
  'Nie ma jeszcze pojazdów w ofertach tego salonu',
);

const offers = mocks.dealers.offers({ ...page, items: [sampleBankOffer], total: 1 });
export const Offers: Story = storyShowing(
  `${address}?tab=offers`,
  [dealer, offers],
  `#${sampleBankOffer.number}`,
);

export const RemovingRefused: Story = removalRefused({
  address,
  filled: [dealer],
  call: mocks.dealers.remove,
  question: 'Usunąć salon?',
});

const preview = mocks.dealers.mergePreview({
  from: sampleDealer,
  into: other,
  uses: [
    { kind: 'representative', count: 2 },
    { kind: 'offer', count: 9 },
  ],
});
export const Merging: Story = mergeDone({
  address,
  filled: [dealer, listing([...sampleDealers, other]), preview],
  call: mocks.dealers.merge,
  from: sampleDealer,
  into: other,
  words: { action: 'Połącz z innym salonem', title: 'Połącz salony', choice: 'Połącz z salonem' },
  moved: ['Przedstawiciele: 2', 'Oferty: 9'],
});
