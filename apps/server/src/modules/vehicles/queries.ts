import { percent } from '@szansa/domain/shared';
import { sql } from 'kysely';

import type { Db } from '#platform';

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
