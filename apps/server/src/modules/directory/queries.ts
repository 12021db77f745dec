import { sql, type Insertable, type SelectQueryBuilder } from 'kysely';

import {
  containsAll,
  countRows,
  onPage,
  sortOf,
  type Counted,
  type Database,
  type Db,
  type Page,
} from '../platform.ts';

export function leadSources(db: Db) {
  return db
    .selectFrom('leadSource')
    .select(['id', 'name', 'slug'])
    .where('isActive', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute();
}

export function archiveReasons(db: Db) {
  return db
    .selectFrom('archiveReason')
    .select(['id', 'name', 'slug', 'requiresNote'])
    .where('isActive', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute();
}

export function labels(db: Db) {
  return db
    .selectFrom('label')
    .select(['id', 'title', 'color', 'textColor', 'description'])
    .orderBy('title')
    .execute();
}

/** Active staff by name, at most 100. */
export function workers(db: Db, search: string | undefined) {
  return db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName'])
    .where('isActive', '=', true)
    .$if(Boolean(search), (query) =>
      query.where(() => containsAll(sql<string>`fold(first_name || ' ' || last_name)`, search ?? '')),
    )
    .orderBy(sql`last_name collate "pl-x-icu"`)
    .orderBy('firstName')
    .limit(100)
    .execute();
}

export interface DirectoryQuery<Sort extends string> extends Page {
  readonly search?: string | undefined;
  readonly sort: Sort;
}

function foundBanks<O>(query: SelectQueryBuilder<Database, 'bank', O>, search: string | undefined) {
  const text = sql<string>`fold(concat_ws(' ', name, short_name, tax_id_number))`;
  return query.$if(Boolean(search), (found) => found.where(() => containsAll(text, search ?? '')));
}

export function listBanks(db: Db, query: DirectoryQuery<'name' | '-name'>) {
  return onPage(
    foundBanks(db.selectFrom('bank'), query.search)
      .select(['id', 'name', 'shortName', 'taxIdNumber', 'isActive'])
      .orderBy(sql`name collate "pl-x-icu"`, sortOf(query.sort).direction)
      .orderBy('id'),
    query,
  ).execute();
}

export function countBanks(db: Db, search: string | undefined): Promise<Counted> {
  return countRows(db, foundBanks(db.selectFrom('bank').select('id'), search));
}

function foundDealers<O>(query: SelectQueryBuilder<Database, 'dealer', O>, search: string | undefined) {
  const text = sql<string>`fold(concat_ws(' ', name, alias, tax_id_number))`;
  return query.$if(Boolean(search), (found) => found.where(() => containsAll(text, search ?? '')));
}

export function listDealers(db: Db, query: DirectoryQuery<'name' | '-name'>) {
  return onPage(
    foundDealers(db.selectFrom('dealer'), query.search)
      .select(['id', 'name', 'alias', 'taxIdNumber', 'dealerType'])
      .orderBy(sql`name collate "pl-x-icu"`, sortOf(query.sort).direction)
      .orderBy('id'),
    query,
  ).execute();
}

export function countDealers(db: Db, search: string | undefined): Promise<Counted> {
  return countRows(db, foundDealers(db.selectFrom('dealer').select('id'), search));
}

/** Representatives with the bank or dealer they belong to. */
export function representativesOf(db: Db) {
  return db
    .selectFrom('representative')
    .leftJoin('bank', 'bank.id', 'representative.bankId')
    .leftJoin('dealer', 'dealer.id', 'representative.dealerId')
    .select([
      'representative.id',
      'representative.firstName',
      'representative.lastName',
      'representative.email',
      'representative.phone',
      sql<{ id: string; name: string } | null>`
        case when bank.id is not null then json_build_object('id', bank.id, 'name', bank.name) end`.as(
        'bank',
      ),
      sql<{ id: string; name: string } | null>`
        case when dealer.id is not null then json_build_object('id', dealer.id, 'name', dealer.name) end`.as(
        'dealer',
      ),
    ]);
}

export interface RepresentativeFilters {
  readonly search?: string | undefined;
  readonly banks: boolean;
  readonly dealers: boolean;
}

function foundRepresentatives(db: Db, { search, banks, dealers }: RepresentativeFilters) {
  const text = sql<string>`fold(concat_ws(' ', representative.first_name, representative.last_name, bank.name, dealer.name))`;
  return representativesOf(db)
    .$if(!banks, (found) => found.where('representative.bankId', 'is', null))
    .$if(!dealers, (found) => found.where('representative.dealerId', 'is', null))
    .$if(Boolean(search), (found) => found.where(() => containsAll(text, search ?? '')));
}

export function listRepresentatives(
  db: Db,
  filters: RepresentativeFilters,
  order: { readonly sort: 'lastName' | '-lastName' } & Page,
) {
  return onPage(
    foundRepresentatives(db, filters)
      .orderBy(sql`representative.last_name collate "pl-x-icu"`, sortOf(order.sort).direction)
      .orderBy('representative.id'),
    order,
  ).execute();
}

export function countRepresentatives(db: Db, filters: RepresentativeFilters): Promise<Counted> {
  return countRows(db, foundRepresentatives(db, filters));
}

/** A representative just written down; whoever asks knows that there is one. */
export function findRepresentative(db: Db, id: string) {
  return representativesOf(db).where('representative.id', '=', id).executeTakeFirstOrThrow();
}

/** Whether there is such a bank, or such a dealer. */
export async function exists(db: Db, table: 'bank' | 'dealer', id: string): Promise<boolean> {
  const found = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

export async function insertBank(db: Db, row: Insertable<Database['bank']>): Promise<void> {
  await db.insertInto('bank').values(row).execute();
}

export async function insertDealer(db: Db, row: Insertable<Database['dealer']>): Promise<void> {
  await db.insertInto('dealer').values(row).execute();
}

export async function insertRepresentative(
  db: Db,
  row: Insertable<Database['representative']>,
): Promise<void> {
  await db.insertInto('representative').values(row).execute();
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

export function listVehicles(db: Db, query: DirectoryQuery<VehicleSort | `-${VehicleSort}`>) {
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
