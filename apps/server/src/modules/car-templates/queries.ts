import type { EquipmentItem } from '@szansa/domain/catalogue';
import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';

import {
  containsWords,
  countRows,
  onPage,
  sortOf,
  type Counted,
  type Database,
  type Db,
  type Page,
} from '#platform';

type Row = Selectable<Database['carTemplate']>;

/** What staff write of a template beside its equipment. */
export type TemplateFields = Omit<Row, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** An entry that a template names, in SQL; null where it names none. */
const named = <Name = Named | null>(column: string) => sql<Name>`(
  select json_build_object('id', entry.id, 'name', entry.name) from car_list_entry as entry
  where entry.id = ${sql.ref(`carTemplate.${column}`)}
)`;

/** How a template is called: `Škoda Octavia Combi Selection 1.5 TSI`. */
const templateName = sql<string>`(
  select string_agg(entry.name, ' ' order by array_position(
    array[car_template.brand_id, car_template.model_id, car_template.version_id], entry.id
  )) from car_list_entry as entry
  where entry.id in (car_template.brand_id, car_template.model_id, car_template.version_id)
)`;

/** The names of all that a template is made of but its equipment, folded: what a search reads. */
const templateText = sql<string>`(
  select fold(string_agg(entry.name, ' ')) from car_list_entry as entry
  where entry.id in (
    car_template.brand_id, car_template.model_id, car_template.version_id, car_template.car_body_type_id,
    car_template.car_drive_type_id, car_template.car_fuel_type_id, car_template.car_transmission_type_id,
    car_template.car_type_id
  )
)`;

function templates(db: Db) {
  return db
    .selectFrom('carTemplate')
    .select([
      'carTemplate.id',
      'carTemplate.enginePower',
      'carTemplate.enginePowerUnit',
      'carTemplate.createdAt',
    ])
    .select([
      templateName.as('name'),
      named<Named>('brandId').as('brand'),
      named<Named>('modelId').as('model'),
      named<Named>('versionId').as('carVersion'),
      named('carBodyTypeId').as('carBodyType'),
      named('carDriveTypeId').as('carDriveType'),
      named('carFuelTypeId').as('carFuelType'),
      named('carTransmissionTypeId').as('carTransmissionType'),
      named('carTypeId').as('carType'),
    ]);
}

export function findTemplate(db: Db, id: string) {
  return templates(db)
    .select([
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

const filterColumns = [
  'brandId',
  'modelId',
  'carBodyTypeId',
  'carFuelTypeId',
  'carTransmissionTypeId',
  'carDriveTypeId',
] as const;

export type TemplateFilters = { readonly search?: string | undefined } & {
  readonly [Column in (typeof filterColumns)[number]]?: readonly string[] | undefined;
};

function filtered<O>(query: SelectQueryBuilder<Database, 'carTemplate', O>, filters: TemplateFilters) {
  const { search } = filters;
  return filterColumns
    .reduce((found, column) => {
      const ids = filters[column];
      return ids === undefined ? found : found.where(`carTemplate.${column}`, 'in', ids);
    }, query)
    .$if(Boolean(search), (found) => found.where(containsWords(templateText, search ?? '')));
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
  return onPage(
    filtered(templates(db), filters)
      .select(equipmentCount.as('equipmentCount'))
      .orderBy(sorts[field], (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
      .orderBy('carTemplate.id', direction),
    order,
  ).execute();
}

export function countTemplates(db: Db, filters: TemplateFilters): Promise<Counted> {
  return countRows(
    db,
    filtered(db.selectFrom('carTemplate').select('carTemplate.id'), filters),
    filters.search,
  );
}

/** A template held against other writers. */
export function lockTemplate(db: Db, id: string) {
  return db.selectFrom('carTemplate').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The template of a version other than `except`. */
export function templateOfVersion(db: Db, versionId: string, except: string | null) {
  return db
    .selectFrom('carTemplate')
    .select(['carTemplate.id', templateName.as('name')])
    .where('versionId', '=', versionId)
    .$if(except !== null, (query) => query.where('id', '<>', except ?? ''))
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
  const entryOf = <Name>(column: string) => sql<Name>`(
    select json_build_object('id', entry.id, 'name', entry.name) from car_list_entry as entry
    where entry.id = ${sql.ref(column)}
  )`;
  return db
    .selectFrom('carEquipmentItem as item')
    .select([
      'item.equipmentType',
      entryOf<Named>('item.carEquipmentId').as('carEquipment'),
      entryOf<Named | null>('item.carEquipmentSectionId').as('carEquipmentSection'),
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
