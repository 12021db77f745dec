import type { OpportunityScope } from '@szansa/domain/opportunity';
import { percent } from '@szansa/domain/shared';
import type { VehiclePatch } from '@szansa/domain/vehicle';
import { sql, type SelectQueryBuilder } from 'kysely';

import { offerCount } from '#modules/offers';
import {
  containsAll,
  countRows,
  onPage,
  recordTable,
  rowQuery,
  sortOf,
  type Counted,
  type Database,
  type Db,
  type Page,
  type RowOf,
} from '#platform';

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

/** What staff write of a vehicle. */
export type VehicleFields = {
  readonly [Field in keyof VehiclePatch]-?: Field extends 'manufacturer' | 'model'
    ? string
    : Exclude<VehiclePatch[Field], undefined>;
};

/** Returns a row with its discount as users write it: `8`, where the column contains `8.0000`. */
export function spelt<Row extends { readonly discount: string | null }>(row: Row): Row {
  return { ...row, discount: row.discount === null ? null : percent.parse(row.discount) };
}

/** Vehicles as offers show them. */
export async function findVehicles(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('vehicle').select(columns).where('vehicle.id', 'in', ids).execute();
  return rows.map(spelt);
}

export type OfferedVehicleRow = Awaited<ReturnType<typeof findVehicles>>[number];

function vehicles(db: Db, scope: OpportunityScope) {
  return db
    .selectFrom('vehicle')
    .select([...columns, 'vehicle.rowVersion', 'vehicle.createdAt'])
    .select(offerCount('vehicle', scope));
}

export type VehicleRow = NonNullable<Awaited<ReturnType<typeof findVehicle>>>;

/** A whole vehicle; locked against other writers when it is about to be changed. */
export async function findVehicle(
  db: Db,
  id: string,
  options: { readonly scope: OpportunityScope; readonly lock?: boolean },
) {
  const row = await vehicles(db, options.scope)
    .where('vehicle.id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate('vehicle'))
    .executeTakeFirst();
  return row && spelt(row);
}

export interface VehicleFilters {
  readonly search?: string | undefined;
  readonly manufacturer?: readonly string[] | undefined;
  readonly orderNo?: readonly string[] | undefined;
}

function filtered<O>(query: SelectQueryBuilder<Database, 'vehicle', O>, filters: VehicleFilters) {
  const { search, manufacturer, orderNo } = filters;
  return query
    .$if(manufacturer !== undefined, (found) => found.where('vehicle.manufacturer', 'in', manufacturer ?? []))
    .$if(orderNo !== undefined, (found) => found.where('vehicle.orderNo', 'in', orderNo ?? []))
    .$if(Boolean(search), (found) =>
      found.where((eb) => containsAll(eb.ref('vehicle.searchText'), search ?? '')),
    );
}

const sorts = {
  manufacturer: sql`vehicle.manufacturer collate "pl-x-icu"`,
  yearOfProduction: sql`vehicle.year_of_production`,
  grossCatalogPrice: sql`vehicle.gross_catalog_price`,
  grossSellPrice: sql`vehicle.gross_sell_price`,
  createdAt: sql`vehicle.created_at`,
} as const;

type VehicleSort = keyof typeof sorts;

/** One page of vehicles; those without the value sorted by come last. */
export function listVehicles(
  db: Db,
  filters: VehicleFilters & { readonly scope: OpportunityScope },
  order: { readonly sort: VehicleSort | `-${VehicleSort}` } & Page,
) {
  const { field, direction } = sortOf<VehicleSort>(order.sort);
  return rowQuery(
    onPage(
      filtered(vehicles(db, filters.scope), filters)
        .orderBy(sorts[field], (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
        .orderBy('vehicle.id', direction),
      order,
    ),
  );
}

export type ListedVehicleRow = RowOf<typeof listVehicles>;

export function countVehicles(db: Db, filters: VehicleFilters): Promise<Counted> {
  return countRows(db, filtered(db.selectFrom('vehicle').select('vehicle.id'), filters), filters.search);
}

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

/** How vehicles are written; `version` is the trim. */
export const vehicleTable = recordTable<VehicleFields>('vehicle', 'rowVersion');

/** Locks the vehicle against changes and against being assigned to an offer. */
export function lockVehicle(db: Db, id: string) {
  return db
    .selectFrom('vehicle')
    .select('rowVersion')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
