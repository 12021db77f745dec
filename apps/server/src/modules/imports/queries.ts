import { type AnyImportField, importRetentionDays, type ImportedEntity } from '@szansa/domain/import';
import { sql, type Insertable, type Updateable } from 'kysely';

import {
  countRows,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Database,
  type Db,
  type Page,
} from '#platform';

const columns = [
  'import.id',
  'import.entity',
  'import.ownerId',
  'import.sessionId',
  'import.operationId',
  'import.step',
  'import.fileName',
  'import.fileId',
  'import.encoding',
  'import.delimiter',
  'import.headings',
  'import.mapping',
  'import.known',
  'import.sameContact',
  'import.rowCount',
  'import.position',
  'import.created',
  'import.updated',
  'import.undone',
  'import.touched',
  'import.problem',
  'import.createdAt',
] as const;

/** Time until which an import is retained. */
const expiry = sql<Date>`import.updated_at + make_interval(days => ${sql.lit(importRetentionDays)})`;

function selected(db: Db) {
  return db
    .selectFrom('import')
    .leftJoin('operation', 'operation.id', 'import.operationId')
    .select(columns)
    .select(['operation.state as operationState', expiry.as('expiresAt')]);
}

/** Returns an import of the given owner; optionally locks it. */
export function findImport(
  db: Db,
  id: string,
  ownerId: string,
  { lock = false }: { readonly lock?: boolean } = {},
) {
  return selected(db)
    .where('import.id', '=', id)
    .where('import.ownerId', '=', ownerId)
    .$if(lock, (query) => query.forUpdate('import'))
    .executeTakeFirst();
}

export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** Returns the owner of the import that an operation's job works on, and the session in which it was requested. */
export function findOwner(db: Db, operationId: string) {
  return db
    .selectFrom('import')
    .select(['id', 'ownerId as userId', 'sessionId'])
    .where('operationId', '=', operationId)
    .executeTakeFirst();
}

interface Filters {
  readonly ownerId: string;
  readonly entities: readonly ImportedEntity[];
  readonly search?: string | undefined;
}

export function listImports(
  db: Db,
  { ownerId, entities, search = '' }: Filters,
  order: { readonly sort: 'createdAt' | '-createdAt' } & Page,
) {
  const { direction } = sortOf(order.sort);
  return rowQuery(
    onPage(
      selected(db)
        .where('import.ownerId', '=', ownerId)
        .where(sql<boolean>`import.entity = any(${entities}::text[])`)
        .where(sql<boolean>`strpos(fold(import.file_name), fold(${search})) > 0`)
        .orderBy('import.createdAt', direction)
        .orderBy('import.id', direction),
      order,
    ),
  );
}

export function countImports(db: Db, { ownerId, entities, search = '' }: Filters): Counting {
  return countRows(
    db,
    db
      .selectFrom('import')
      .select('id')
      .where('ownerId', '=', ownerId)
      .where(sql<boolean>`entity = any(${entities}::text[])`)
      .where(sql<boolean>`strpos(fold(file_name), fold(${search})) > 0`),
  );
}

export async function insertImport(db: Db, row: Insertable<Database['import']>): Promise<void> {
  await db.insertInto('import').values(row).execute();
}

export async function updateImport(
  db: Db,
  id: string,
  values: Updateable<Database['import']>,
): Promise<void> {
  await db
    .updateTable('import')
    .set({ ...values, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Notes which row an import has come to, and adds to what it has done. */
export async function noteDone(
  db: Db,
  id: string,
  position: number,
  more: Readonly<Partial<Record<'created' | 'updated' | 'undone' | 'touched', number>>> = {},
): Promise<void> {
  const { created = 0, updated = 0, undone = 0, touched = 0 } = more;
  await db
    .updateTable('import')
    .set((eb) => ({
      position,
      created: eb('created', '+', created),
      updated: eb('updated', '+', updated),
      undone: eb('undone', '+', undone),
      touched: eb('touched', '+', touched),
      updatedAt: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .execute();
}

/** Removes an import; its rows go with it. */
export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('import').where('id', '=', id).execute();
}

/** Returns the column mapping that the user last chose for a table with these headings. */
export async function findMapping(
  db: Db,
  of: { readonly userId: string; readonly entity: ImportedEntity; readonly headingsHash: string },
): Promise<(AnyImportField | null)[] | undefined> {
  const found = await db
    .selectFrom('importMapping')
    .select('mapping')
    .where('userId', '=', of.userId)
    .where('entity', '=', of.entity)
    .where('headingsHash', '=', of.headingsHash)
    .executeTakeFirst();
  return found?.mapping;
}

export async function storeMapping(db: Db, row: Insertable<Database['importMapping']>): Promise<void> {
  await db
    .insertInto('importMapping')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'entity', 'headingsHash'])
        .doUpdateSet({ mapping: row.mapping, usedAt: sql<Date>`now()` }),
    )
    .execute();
}

/**
 * Deletes imports that were not changed for a month, with their files, and mappings that were not used for a year.
 */
export async function sweepImports(db: Db): Promise<void> {
  const old = sql<boolean>`updated_at < now() - make_interval(days => ${sql.lit(importRetentionDays)})`;
  await db
    .with('gone', (cte) => cte.deleteFrom('import').where(old).returning('fileId'))
    .deleteFrom('storedFile')
    .where('id', 'in', (eb) =>
      eb.selectFrom('gone').select('gone.fileId').where('gone.fileId', 'is not', null),
    )
    .execute();
  await db
    .deleteFrom('importMapping')
    .where('usedAt', '<', sql<Date>`now() - interval '1 year'`)
    .execute();
}
