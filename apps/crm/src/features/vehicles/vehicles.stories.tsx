import { vehiclesFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleBankOffer } from '@szansa/api-client/samples/directory';
import { sampleId } from '@szansa/api-client/samples/people';
import { octavia, sampleVehicles } from '@szansa/api-client/samples/vehicles';
import { vehicleName } from '@szansa/domain/vehicle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { authAtom, store } from '#kit/session/session-atoms.ts';
import { fill } from '#kit/stories/fill.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { recordStories } from '#kit/stories/record-stories.ts';
import { storyAt } from '#kit/stories/screen-states.ts';

import { vehicles as en } from './en.ts';
import { vehiclesFeature } from './feature.tsx';
import { vehicles as pl } from './pl.ts';
import { vehicleRecord } from './vehicle.ts';

const other = { ...octavia, id: sampleId(162), version: 'Style 2.0 TDI', orderNo: 'ZAM/10231' };

const manufacturers = mocks.vehicles.manufacturers(['Ford', 'Škoda', 'Toyota']);

const stories = recordStories({
  record: vehicleRecord,
  calls: mocks.vehicles,
  facts: vehiclesFacts,
  rows: sampleVehicles,
  filters: {
    manufacturer: ({ manufacturer }, requested) => requested.includes(manufacturer),
    orderNo: ({ orderNo }, requested) => orderNo !== null && requested.includes(orderNo),
  },
  saved: octavia,
  other,
  texts: { pl, en },
  count: { pl: '3 pojazdy', en: '3 vehicles' },
  field: 'version',
  also: [manufacturers],
});

const hideDiscount = () => {
  store.set(authAtom, (auth) => auth && { ...auth, userExcludedFields: ['vehicle.discount'] });
};

const meta = { title: 'Vehicles/Vehicles', ...inFeature(vehiclesFeature) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: { ...stories.listed.parameters, specification: ['S1.6'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 pojazdy')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Škoda Octavia Combi' })).toHaveAttribute(
      'href',
      stories.address,
    );
    await expect(canvas.getByText('137 908,00 zł')).toBeVisible();
  },
};

export const OneManufacturer: Story = {
  ...stories.listed,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Producent' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Toyota' }));
    await expect(await canvas.findByText('1 pojazd')).toBeVisible();
    await expect(canvas.queryByText(/Škoda/)).not.toBeInTheDocument();
  },
};

const listHidden = sampleVehicles.map(({ discount: _discount, grossSellPrice: _price, ...row }) => row);
export const ListWithoutDiscount: Story = {
  ...storyAt('/vehicles', stories.listing(listHidden), manufacturers),
  beforeEach: hideDiscount,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Škoda Octavia Combi' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Kolor' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: /Rabat|Cena sprzedaży/ })).toBeNull();
  },
};

export const ListLoading: Story = { ...stories.list.Loading, tags: ['derived-state'] };
export const ListEmpty: Story = { ...stories.list.Empty, tags: ['derived-state'] };
export const ListFailed: Story = { ...stories.list.Failed, tags: ['derived-state'] };
export const ListForbidden: Story = { ...stories.list.Forbidden, tags: ['derived-state'] };
export const ListEnglish: Story = { ...stories.list.English, tags: ['derived-state'] };
export const ListNarrow: Story = { ...stories.list.Narrow, tags: ['derived-state'] };

const priced = async (sheet: ReturnType<typeof within>) => {
  const field = (name: string) => sheet.getByRole('textbox', { name });
  await fill(field('Cena katalogowa brutto'), '149900');
  await fill(field('Cena sprzedaży brutto'), '134910');
  await expect(field('Rabat')).toHaveValue('10');
  await userEvent.clear(field('Rabat'));
  await userEvent.type(field('Rabat'), '8');
  await expect(field('Cena sprzedaży brutto')).toHaveValue('137\u00a0908,00');
};

export const Creating: Story = stories.creating({
  before: sampleVehicles,
  type: async (sheet) => {
    await fill(sheet.getByRole('textbox', { name: /Producent/ }), 'Škoda');
    await fill(sheet.getByRole('textbox', { name: /Model/ }), 'Octavia Combi');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Rok produkcji' }), '2026');
    await priced(sheet);
  },
  sent: {
    manufacturer: 'Škoda',
    model: 'Octavia Combi',
    version: null,
    yearOfProduction: 2026,
    grossCatalogPrice: '149900.00',
    discount: '8',
    grossSellPrice: '137908.00',
  },
});

const sheetOf = async () => within(await screen.findByRole('dialog', { name: 'Edycja danych pojazdu' }));

/** The same order number is no refusal: the other vehicle is shown, and opens beside the form. */
export const SameOrderNumber: Story = {
  ...stories.edited,
  play: async () => {
    const sheet = await sheetOf();
    await fill(sheet.getByRole('textbox', { name: 'Numer zamówienia' }), 'ZAM/10231');
    await expect(await sheet.findByText('Ten numer zamówienia jest już w bazie')).toBeVisible();
    const known = sheet.getByRole('link', { name: /Toyota Corolla/ });
    await expect(known).toHaveAttribute('href', `/vehicle/${sampleId(162)}`);
  },
};

const changes: unknown[] = [];
/** Nothing follows the catalogue price, and the body names neither the discount nor the price paid. */
export const FormWithoutDiscount: Story = {
  ...storyAt(
    `${stories.address}?edit=vehicle`,
    stories.get,
    mocks.vehicles.update(async ({ body }) => {
      changes.push(await body());
      return octavia;
    }),
  ),
  beforeEach: hideDiscount,
  play: async () => {
    changes.length = 0;
    const sheet = await sheetOf();
    await expect(sheet.queryByRole('textbox', { name: /Rabat|Cena sprzedaży/ })).toBeNull();
    const price = sheet.getByRole('textbox', { name: 'Cena katalogowa brutto' });
    await userEvent.clear(price);
    await fill(price, '150000');
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(changes).toEqual([{ version: 1, changes: { grossCatalogPrice: '150000.00' } }]),
    );
  },
};

export const ChangedByAnother: Story = stories.changedByAnother;
export const FormEnglish: Story = { ...stories.form.English, tags: ['derived-state'] };
export const FormNarrow: Story = { ...stories.form.Narrow, tags: ['derived-state'] };

export const Vehicle: Story = stories.showing(vehicleName(octavia), 'Ceny', '137 908,00 zł', '8%', '2026');

const unpriced = {
  ...octavia,
  yearOfProduction: null,
  grossCatalogPrice: null,
  discount: null,
  grossSellPrice: null,
};
export const VehicleWithoutPrices: Story = {
  ...storyAt(stories.address, mocks.vehicles.get(unpriced)),
  play: async ({ canvas }) => {
    const discount = await canvas.findByText('Rabat');
    await expect(discount.nextElementSibling ?? discount.parentElement).toHaveTextContent('–');
  },
};

const { discount: _discount, grossSellPrice: _price, ...withoutDiscount } = octavia;
export const VehicleWithoutDiscount: Story = {
  ...storyAt(stories.address, mocks.vehicles.get(withoutDiscount)),
  beforeEach: hideDiscount,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('149 900,00 zł')).toBeVisible();
    await expect(canvas.queryByText(/Rabat|Cena sprzedaży/)).toBeNull();
  },
};

export const VehicleLoading: Story = { ...stories.one.Loading, tags: ['derived-state'] };
export const VehicleFailed: Story = { ...stories.one.Failed, tags: ['derived-state'] };
export const VehicleForbidden: Story = { ...stories.one.Forbidden, tags: ['derived-state'] };
export const VehicleEnglish: Story = { ...stories.one.English, tags: ['derived-state'] };
export const VehicleNarrow: Story = { ...stories.one.Narrow, tags: ['derived-state'] };

const offers = (items: (typeof sampleBankOffer)[]) =>
  mocks.vehicles.offers({ page: 1, perPage: 25, items, total: items.length });
export const Offers: Story = {
  ...stories.tab('offers', [offers([sampleBankOffer])]),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: `#${sampleBankOffer.number}` });
    const path = `/sales-opportunity/${sampleBankOffer.customerFileId}?tab=offers&shown=${sampleBankOffer.id}`;
    await expect(link).toHaveAttribute('href', path);
    await expect(canvas.getByText('Wybrana')).toBeVisible();
  },
};
export const NoOffers: Story = stories.tab('offers', [offers([])], 'Nie ma jeszcze ofert');

export const RemovingRefused: Story = stories.removalRefused;
export const Merging: Story = stories.merging(
  { uses: [{ kind: 'offer', count: 12 }], lines: ['Oferty: 12'] },
  [octavia, other],
);
