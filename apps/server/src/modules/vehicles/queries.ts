import type { Stored } from '@szansa/domain/record';
import { percent } from '@szansa/domain/shared';
import { settledPrices, type vehicle } from '@szansa/domain/vehicle';
import { sql } from 'kysely';

import { invalid, recordTable, type Db, type RefusedField } from '#platform';

/** What staff write of a vehicle; `version` is the trim. */
export type VehicleFields = Stored<typeof vehicle>;

/** How vehicles are written. */
export const vehicleTable = recordTable<VehicleFields>('vehicle', 'rowVersion');

const priceNames = ['grossCatalogPrice', 'discount', 'grossSellPrice'] as const;

type Prices = Pick<VehicleFields, (typeof priceNames)[number]>;

/** A vehicle that has no prices yet. */
export const unpriced: Prices = { grossCatalogPrice: null, discount: null, grossSellPrice: null };

/**
 * Returns the prices of a vehicle after a change. Derived prices are stored even where they are hidden from the actor,
 * but are not returned to them. `at` is the path of the prices in the call: `vehicleInfo.`.
 * @throws 422 naming all three where they contradict each other (rule OF5)
 */
export function writtenPrices(
  { grossCatalogPrice, discount, grossSellPrice }: Prices,
  written: { readonly [Name in keyof Prices]?: Prices[Name] | undefined },
  at = '',
): Prices {
  const before = { grossCatalogPrice, discount, grossSellPrice };
  const settled = settledPrices(before, {
    grossCatalogPrice: written.grossCatalogPrice,
    discount: written.discount,
    grossSellPrice: written.grossSellPrice,
  });
  if (settled) return settled;
  throw invalid(
    ...priceNames.map((name): RefusedField => ({ path: `${at}${name}`, code: 'prices_contradict' })),
  );
}

const columns = [
  'vehicle.id',
  'vehicle.manufacturer',
  'vehicle.model',
  'vehicle.version',
  'vehicle.engine',
  'vehicle.shifter',
  'vehicle.body',
  'vehicle.bodyColor',
  'vehicle.orderNo',
  'vehicle.yearOfProduction',
  'vehicle.grossCatalogPrice',
  'vehicle.discount',
  'vehicle.grossSellPrice',
] as const;

/** Returns a row with its discount as users write it: `8`, where the column contains `8.0000`. */
function spelt<Row extends { readonly discount: string | null }>(row: Row): Row {
  return { ...row, discount: row.discount === null ? null : percent.parse(row.discount) };
}

/** Vehicles as offers show them. */
export async function findVehicles(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('vehicle').select(columns).where('vehicle.id', 'in', ids).execute();
  return rows.map(spelt);
}

export type OfferedVehicleRow = Awaited<ReturnType<typeof findVehicles>>[number];

/** Who makes the vehicles, each once, by name. */
export async function listManufacturers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('vehicle')
    .select('manufacturer')
    .groupBy('manufacturer')
    .orderBy(sql`manufacturer collate "pl-x-icu"`)
    .execute();
  return rows.map(({ manufacturer }) => manufacturer);
}

/** Locks the vehicle against changes and against being assigned to an offer. */
export function lockVehicle(db: Db, id: string) {
  return db
    .selectFrom('vehicle')
    .select('rowVersion')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
