import { sql, type Insertable, type Selectable } from 'kysely';

import type { Database, Db } from '#platform';

/** Returns a lead source, and locks it against deletion until the end of the transaction. */
export function findLeadSource(db: Db, id: string) {
  return db
    .selectFrom('leadSource')
    .select(['name', 'isActive'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

export function leadSources(db: Db) {
  return db
    .selectFrom('leadSource')
    .select(['id', 'name', 'slug'])
    .where('isActive', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute();
}

/** The room of everyone who may read lead sources. */
export const leadSourceReaders = 'right:lead_source.get';

/** What staff write of a lead source. */
export type LeadSourceFields = Pick<Selectable<Database['leadSource']>, 'name' | 'slug' | 'isActive'>;

/** Serialises changes of lead sources: of two with the same name one is refused, and their order stays consistent. */
export async function lockLeadSources(db: Db): Promise<void> {
  await sql`lock table lead_source in share row exclusive mode`.execute(db);
}

/** Which of a name and a slug another lead source has. */
export async function fieldsInUse(
  db: Db,
  { name, slug }: Pick<LeadSourceFields, 'name' | 'slug'>,
  except: string | null,
): Promise<('name' | 'slug')[]> {
  const rows = await db
    .selectFrom('leadSource')
    .select([
      sql<boolean>`lower(name) = lower(${name})`.as('isName'),
      sql<boolean>`slug = ${slug}`.as('isSlug'),
    ])
    .$if(except !== null, (query) => query.where('id', '<>', except ?? ''))
    .execute();
  const used: ('name' | 'slug')[] = [];
  if (rows.some(({ isName }) => isName)) used.push('name');
  if (rows.some(({ isSlug }) => isSlug)) used.push('slug');
  return used;
}

/** Locks a lead source and returns it. */
export function lockLeadSource(db: Db, id: string) {
  return db.selectFrom('leadSource').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Writes down a lead source, after all others. */
export async function insertLeadSource(
  db: Db,
  row: LeadSourceFields & { readonly id: string },
): Promise<void> {
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from lead_source)`;
  await db
    .insertInto('leadSource')
    .values({ ...row, position })
    .execute();
}

export async function insertLeadSources(
  db: Db,
  rows: readonly Insertable<Database['leadSource']>[],
): Promise<void> {
  await db.insertInto('leadSource').values(rows).execute();
}

export async function updateLeadSource(
  db: Db,
  id: string,
  fields: LeadSourceFields,
  version: number,
): Promise<void> {
  await db
    .updateTable('leadSource')
    .set({ ...fields, version })
    .where('id', '=', id)
    .execute();
}

/** The ids of all lead sources in their order. */
export async function orderedIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('leadSource').select('id').orderBy('position').orderBy('name').execute();
  return rows.map(({ id }) => id);
}

/** Puts lead sources in an order. */
export async function putInOrder(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update lead_source set position = ordered.position::int - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as ordered(id, position)
    where lead_source.id = ordered.id
  `.execute(db);
}

export async function deleteLeadSource(db: Db, id: string): Promise<void> {
  await db.deleteFrom('leadSource').where('id', '=', id).execute();
}
