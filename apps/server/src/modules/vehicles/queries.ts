import type { Insertable, SelectQueryBuilder, Updateable } from 'kysely';

import {
  containsAll,
  countRows,
  onPage,
  sortOf,
  type Counted,
  type Database,
  type Db,
  type Page,
} from '#platform';

export type VehicleRow = Awaited<ReturnType<typeof findVehicles>>[number];

export async function findVehicles(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('vehicle').select(vehicleColumns).where('vehicle.id', 'in', ids).execute();
}

export async function insertVehicle(db: Db, row: Insertable<Database['vehicle']>): Promise<void> {
  await db.insertInto('vehicle').values(row).execute();
}

/** Makes others wait who would change the vehicle, or give it to an offer. */
export function lockVehicle(db: Db, id: string) {
  return db
    .selectFrom('vehicle')
    .select('rowVersion')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateVehicle(
  db: Db,
  id: string,
  values: Updateable<Database['vehicle']>,
): Promise<void> {
  await db.updateTable('vehicle').set(values).where('id', '=', id).execute();
}

type VehicleSort = 'manufacturer' | 'createdAt';

export const vehicleColumns = [
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

function foundVehicles<O>(query: SelectQueryBuilder<Database, 'vehicle', O>, search: string | undefined) {
  return query.$if(Boolean(search), (found) =>
    found.where((eb) => containsAll(eb.ref('vehicle.searchText'), search ?? '')),
  );
}

export function listVehicles(
  db: Db,
  query: Page & { readonly search?: string | undefined; readonly sort: VehicleSort | `-${VehicleSort}` },
) {
  const { field, direction } = sortOf<VehicleSort>(query.sort);
  return onPage(
    foundVehicles(db.selectFrom('vehicle'), query.search)
      .select(vehicleColumns)
      .orderBy(`vehicle.${field}`, direction)
      .orderBy('vehicle.id', direction),
    query,
  ).execute();
}

export function countVehicles(db: Db, search: string | undefined): Promise<Counted> {
  return countRows(db, foundVehicles(db.selectFrom('vehicle').select('vehicle.id'), search));
}
