import { endpoints } from '@szansa/api-client/endpoints';
import { vehicle, vehicleName } from '@szansa/domain/vehicle';
import { sql } from 'kysely';

import { moveOffers, offerCount, partnerOffers, partnerScope } from '#modules/offers';
import { cellOf, demoPart, recordModule, type Computed, type Module, type RecordColumns } from '#platform';
import { listManufacturers, unpriced, vehicleTable, writtenPrices } from './queries.ts';

/** The tables of vehicles; `version` is the trim, that of the row is `rowVersion`. */
export interface VehiclesTables {
  vehicle: Omit<RecordColumns<typeof vehicle, 'rowVersion'>, 'version'> & {
    version: string | null;
    searchText: Computed<string>;
  };
}

export const vehicleRecords = recordModule(vehicle, endpoints.vehicles, {
  version: 'rowVersion',
  more: ({ actor }) => ({ offerCount: offerCount('vehicle', partnerScope(actor)) }),
  searched: sql.ref('vehicle.searchText'),
  cells: {
    manufacturer: ({ manufacturer, model }) => cellOf.text(`${manufacturer} ${model}`),
    offers: ({ offerCount: count }) => cellOf.whole(count),
  },
  nameOf: vehicleName,
  settle: (after, written, before) => ({ ...after, ...writtenPrices(before ?? unpriced, written) }),
  uses: async (_reading, { offerCount: count }) => [{ kind: 'offer', count }],
  move: async ({ db }, from, into) => ({ offers: await moveOffers(db, 'vehicle', { from, into }) }),
});

const electric = 'elektryczny';

/** Cars of the demo; prices are rounded and for show only. Name, version, engine, gearbox, body, gross price. */
const cars = [
  ['Škoda', 'Octavia Combi', 'Selection 1.5 TSI mHEV 150 KM DSG', '1.5 TSI mHEV', 'DSG7', 'Kombi', 149_900],
  ['Škoda', 'Kodiaq', 'Selection 2.0 TDI 150 KM DSG', '2.0 TDI', 'DSG7', 'SUV', 199_900],
  ['Toyota', 'Corolla TS Kombi', 'Comfort 1.8 Hybrid 140 KM e-CVT', '1.8 Hybrid', 'e-CVT', 'Kombi', 139_900],
  ['Toyota', 'RAV4', 'Executive 2.5 Plug-in Hybrid AWD-i', '2.5 PHEV', 'e-CVT', 'SUV', 249_900],
  ['Volkswagen', 'Golf', 'Life 1.5 eTSI 116 KM DSG', '1.5 eTSI', 'DSG7', 'Hatchback', 132_500],
  ['Volkswagen', 'Passat Variant', 'Business 2.0 TDI 150 KM DSG', '2.0 TDI', 'DSG7', 'Kombi', 194_900],
  ['Kia', 'Sportage', 'M 1.6 T-GDI 150 KM 6MT', '1.6 T-GDI', 'Manualna 6', 'SUV', 131_900],
  ['Hyundai', 'Tucson', 'Executive 1.6 T-GDI HEV 6AT', '1.6 T-GDI HEV', 'Automat 6', 'SUV', 172_900],
  ['Dacia', 'Duster', 'Expression TCe 130 4x4', 'TCe 130', 'Manualna 6', 'SUV', 104_900],
  ['Renault', 'Clio', 'Evolution TCe 90', 'TCe 90', 'Manualna 6', 'Hatchback', 79_900],
  ['Ford', 'Transit Custom', 'Trend 2.0 EcoBlue 136 KM L1H1', '2.0 EcoBlue', 'Manualna 6', 'Furgon', 177_000],
  ['BMW', 'Seria 3 Touring', '320d xDrive M Sport', '320d', 'Automat 8', 'Kombi', 262_000],
  ['Audi', 'A5 Avant', 'Advanced TDI quattro 204 KM S tronic', '2.0 TDI', 'S tronic 7', 'Kombi', 259_000],
  ['Mercedes-Benz', 'Klasa C sedan', 'C 220 d AMG Line 9G-Tronic', 'C 220 d', 'Automat 9', 'Sedan', 255_000],
  ['Volvo', 'XC60', 'Plus B5 AWD mHEV benzyna', 'B5', 'Automat 8', 'SUV', 249_900],
  ['Tesla', 'Model Y', 'Long Range RWD', electric, 'Przekładnia redukcyjna', 'SUV', 209_990],
] as const;

const colours = ['Biały', 'Czarny metalik', 'Szary metalik', 'Srebrny', 'Niebieski', 'Czerwony'] as const;

export interface DemoVehicle {
  readonly id: string;
  /** As the history calls it. */
  readonly name: string;
  /** Whole grosze. */
  readonly grossSellPrice: number;
  readonly isElectric: boolean;
}

export interface VehiclesDemo {
  vehicles: readonly DemoVehicle[];
}

/** Forty cars: each of the list at least twice, in other colours and at other discounts. */
const vehiclesDemo = demoPart([], async ({ work, random, now, opened }) => {
  const rows = Array.from({ length: 40 }, (_, index) => {
    const [manufacturer, model, version, engine, shifter, body, price] = cars[index % cars.length] ?? cars[0];
    const discount = random.between(0, 14);
    return {
      id: random.id(opened),
      manufacturer,
      model,
      version,
      engine,
      shifter,
      body,
      bodyColor: random.pick(colours),
      orderNo: random.chance(0.3) ? `ZAM/${random.between(10_000, 99_999)}` : null,
      yearOfProduction: now.getUTCFullYear() - (random.chance(0.3) ? 1 : 0),
      grossCatalogPrice: `${price}.00`,
      discount: String(discount),
      grossSellPrice: ((price * (100 - discount)) / 100).toFixed(2),
      createdAt: opened,
      updatedAt: opened,
    };
  });
  for (const row of rows) await vehicleTable.insert(work.db, row);
  return {
    vehicles: rows.map((row) => ({
      id: row.id,
      name: vehicleName(row),
      grossSellPrice: Math.round(Number(row.grossSellPrice) * 100),
      isElectric: row.engine === electric,
    })),
  };
});

/** Vehicles that offers show. */
export const vehiclesModule = {
  routes: {
    vehicles: {
      ...vehicleRecords.handlers,
      list: vehicleRecords.list,
      manufacturers: ({ context }) => listManufacturers(context.db),
      offers: partnerOffers('vehicle', vehicleRecords.readable),
    },
  },
  ...vehicleRecords.live,
  demo: vehiclesDemo,
} as const satisfies Module;
