import { carReferences, type EquipmentItem } from '@szansa/domain/catalogue';
import { sql, type Selectable } from 'kysely';

import { alwaysNamedEntry, namedEntry } from '#modules/car-lists';
import {
  containsWords,
  countRows,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Database,
  type Db,
  type Page,
  type RowOf,
} from '#platform';

type Row = Selectable<Database['carTemplate']>;

/** What staff write of a template beside its equipment. */
export type TemplateFields = Omit<Row, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** How a template is called: `Škoda Octavia Combi Selection 1.5 TSI`. */
const templateName = sql<string>`(brand.name || ' ' || model.name || ' ' || car_version.name)`;

/** The names of all that a template is made of but its equipment, folded: what a search reads. */
const templateText = sql<string>`fold(concat_ws(
  ' ', brand.name, model.name, car_version.name, body_type.name, drive_type.name, fuel_type.name,
  transmission_type.name, car_type.name
))`;

/** Templates with the entries that they name. */
function joined(db: Db) {
  return db
    .selectFrom('carTemplate')
    .innerJoin('carListEntry as brand', 'brand.id', 'carTemplate.brandId')
    .innerJoin('carListEntry as model', 'model.id', 'carTemplate.modelId')
    .innerJoin('carListEntry as carVersion', 'carVersion.id', 'carTemplate.versionId')
    .leftJoin('carListEntry as bodyType', 'bodyType.id', 'carTemplate.carBodyTypeId')
    .leftJoin('carListEntry as driveType', 'driveType.id', 'carTemplate.carDriveTypeId')
    .leftJoin('carListEntry as fuelType', 'fuelType.id', 'carTemplate.carFuelTypeId')
    .leftJoin('carListEntry as transmissionType', 'transmissionType.id', 'carTemplate.carTransmissionTypeId')
    .leftJoin('carListEntry as carType', 'carType.id', 'carTemplate.carTypeId');
}

type Joined = ReturnType<typeof joined>;

/** What lists and records show of templates. */
function shown(templates: Joined) {
  return templates
    .select([
      'carTemplate.id',
      'carTemplate.enginePower',
      'carTemplate.enginePowerUnit',
      'carTemplate.createdAt',
    ])
    .select([
      templateName.as('name'),
      alwaysNamedEntry('brand').as('brand'),
      alwaysNamedEntry('model').as('model'),
      alwaysNamedEntry('carVersion').as('carVersion'),
      namedEntry('bodyType').as('carBodyType'),
      namedEntry('driveType').as('carDriveType'),
      namedEntry('fuelType').as('carFuelType'),
      namedEntry('transmissionType').as('carTransmissionType'),
      namedEntry('carType').as('carType'),
    ]);
}

export function findTemplate(db: Db, id: string) {
  return shown(joined(db))
    .select([
      'carTemplate.brandId',
      'carTemplate.modelId',
      'carTemplate.versionId',
      'carTemplate.carBodyTypeId',
      'carTemplate.carDriveTypeId',
      'carTemplate.carFuelTypeId',
      'carTemplate.carTransmissionTypeId',
      'carTemplate.carTypeId',
      'carTemplate.engineSize',
      'carTemplate.doorsCount',
      'carTemplate.seatsCount',
      'carTemplate.description',
      'carTemplate.additionalInformation',
      'carTemplate.version',
    ])
    .where('carTemplate.id', '=', id)
    .executeTakeFirst();
}

/** By which entries templates are narrowed. */
const filterColumns = [
  'brandId',
  'modelId',
  'carBodyTypeId',
  'carFuelTypeId',
  'carTransmissionTypeId',
  'carDriveTypeId',
] as const;

type FilterColumn = (typeof filterColumns)[number];

export type TemplateFilters = { readonly search?: string | undefined } & {
  readonly [Column in FilterColumn]?: readonly string[] | undefined;
};

/** The templates that fit filters. */
function filtered(db: Db, filters: TemplateFilters): Joined {
  const { search } = filters;
  const found = filterColumns.reduce((narrowed, column) => {
    const ids = filters[column];
    return ids === undefined ? narrowed : narrowed.where(`carTemplate.${column}`, 'in', ids);
  }, joined(db));
  return search ? found.where(containsWords(templateText, search)) : found;
}

const sorts = {
  name: sql`${templateName} collate "pl-x-icu"`,
  enginePower: sql`car_template.engine_power`,
  createdAt: sql`car_template.created_at`,
} as const;

type TemplateSort = keyof typeof sorts;

/** One page of templates; those without the value sorted by come last. */
export function listTemplates(
  db: Db,
  filters: TemplateFilters,
  order: { readonly sort: TemplateSort | `-${TemplateSort}` } & Page,
) {
  const { field, direction } = sortOf<TemplateSort>(order.sort);
  const equipmentCount = sql<number>`(
    select count(*)::int from car_equipment_item as item where item.car_template_id = car_template.id
  )`;
  return rowQuery(
    onPage(
      shown(filtered(db, filters))
        .select(equipmentCount.as('equipmentCount'))
        .orderBy(sorts[field], (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
        .orderBy('carTemplate.id', direction),
      order,
    ),
  );
}

export type ListedTemplateRow = RowOf<typeof listTemplates>;

export function countTemplates(db: Db, filters: TemplateFilters): Counting {
  return countRows(db, filtered(db, filters).select('carTemplate.id'), filters.search);
}

/** An entry that templates name, and how many of them. */
export interface FacetEntry {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** The entries by which templates that fit the other filters can be narrowed further; those that are chosen, also at 0. */
function facetOf(db: Db, column: FilterColumn, filters: TemplateFilters): Promise<FacetEntry[]> {
  const { [column]: chosen = [], ...others } = filters;
  return db
    .selectFrom('carListEntry as entry')
    .leftJoin(
      filtered(db, others)
        .select([`carTemplate.${column} as entryId`, 'carTemplate.id as templateId'])
        .as('found'),
      'found.entryId',
      'entry.id',
    )
    .select(['entry.id', 'entry.name', sql<number>`count(found.template_id)::int`.as('count')])
    .where('entry.kind', '=', carReferences[column])
    .groupBy('entry.id')
    .having((eb) =>
      eb.or([
        sql<boolean>`count(found.template_id) > 0`,
        sql<boolean>`entry.id = any(${[...chosen]}::uuid[])`,
      ]),
    )
    .orderBy('entry.position')
    .orderBy('entry.id')
    .execute();
}

/** What templates that fit filters can be narrowed by. */
export async function templateFacets(
  db: Db,
  filters: TemplateFilters,
): Promise<Readonly<Record<FilterColumn, FacetEntry[]>>> {
  const facets = await Promise.all(filterColumns.map((column) => facetOf(db, column, filters)));
  const of = (column: FilterColumn) => facets[filterColumns.indexOf(column)] ?? [];
  return {
    brandId: of('brandId'),
    modelId: of('modelId'),
    carBodyTypeId: of('carBodyTypeId'),
    carFuelTypeId: of('carFuelTypeId'),
    carTransmissionTypeId: of('carTransmissionTypeId'),
    carDriveTypeId: of('carDriveTypeId'),
  };
}

/** Whether there is a template, which stays until the work is done. */
export async function templateExists(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('carTemplate')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks a template and returns it. */
export function lockTemplate(db: Db, id: string) {
  return db.selectFrom('carTemplate').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The template of a version other than `except`. */
export function templateOfVersion(db: Db, versionId: string, except: string | null) {
  return joined(db)
    .select(['carTemplate.id', templateName.as('name')])
    .where('carTemplate.versionId', '=', versionId)
    .$if(except !== null, (query) => query.where('carTemplate.id', '<>', except ?? ''))
    .executeTakeFirst();
}

export async function insertTemplate(
  db: Db,
  row: TemplateFields & { readonly id: string; readonly createdAt?: Date },
): Promise<void> {
  await db.insertInto('carTemplate').values(row).execute();
}

export async function updateTemplate(
  db: Db,
  id: string,
  fields: TemplateFields,
  version: number,
): Promise<void> {
  await db
    .updateTable('carTemplate')
    .set({ ...fields, version, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function deleteTemplate(db: Db, id: string): Promise<void> {
  await db.deleteFrom('carTemplate').where('id', '=', id).execute();
}

/** The equipment of a template in its order, as changes name it. */
export function equipmentOf(db: Db, templateId: string): Promise<EquipmentItem[]> {
  return db
    .selectFrom('carEquipmentItem')
    .select(['carEquipmentId', 'carEquipmentSectionId', 'equipmentType'])
    .where('carTemplateId', '=', templateId)
    .orderBy('sortOrder')
    .execute();
}

/** The equipment of a template in its order, by name. */
export function namedEquipmentOf(db: Db, templateId: string) {
  return db
    .selectFrom('carEquipmentItem as item')
    .innerJoin('carListEntry as equipment', 'equipment.id', 'item.carEquipmentId')
    .leftJoin('carListEntry as section', 'section.id', 'item.carEquipmentSectionId')
    .select([
      'item.carEquipmentId',
      'item.carEquipmentSectionId',
      'item.carTemplateId',
      'item.equipmentType',
      'item.sortOrder',
      alwaysNamedEntry('equipment').as('carEquipment'),
      namedEntry('section').as('carEquipmentSection'),
    ])
    .where('item.carTemplateId', '=', templateId)
    .orderBy('item.sortOrder')
    .execute();
}

/** Gives a template this equipment and no other. */
export async function replaceEquipment(
  db: Db,
  carTemplateId: string,
  items: readonly EquipmentItem[],
): Promise<void> {
  await db.deleteFrom('carEquipmentItem').where('carTemplateId', '=', carTemplateId).execute();
  if (items.length === 0) return;
  const rows = items.map((item, sortOrder) => ({ ...item, carTemplateId, sortOrder }));
  await db.insertInto('carEquipmentItem').values(rows).execute();
}
