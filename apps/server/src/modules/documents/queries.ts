import { sql, type Insertable, type SelectQueryBuilder } from 'kysely';

import { numberOf, opportunitiesOf, type OpportunitiesOf } from '#modules/opportunities';
import { personOf } from '#modules/users';
import {
  containsAll,
  countRows,
  fileOf,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Database,
  type Db,
  type Page,
} from '#platform';

function documents(db: Db) {
  return db
    .selectFrom('document')
    .select([
      'document.id',
      'document.customerFileId',
      'document.type',
      'document.name',
      'document.offerId',
      'document.shows',
      'document.createdAt',
    ])
    .select((eb) => fileOf(eb.ref('document.fileId')).$notNull().as('file'))
    .select((eb) => personOf(eb.ref('document.createdBy')).as('createdBy'));
}

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];

/** Documents of an opportunity, newest first. */
export function listDocuments(db: Db, customerFileId: string) {
  return documents(db)
    .where('document.customerFileId', '=', customerFileId)
    .orderBy('document.createdAt', 'desc')
    .orderBy('document.id', 'desc')
    .execute();
}

interface FiledQuery extends Page {
  readonly sort: 'createdAt' | '-createdAt';
  /** A fragment of the name. */
  readonly search?: string | undefined;
}

/** One page of the documents of several opportunities, each with the number of its opportunity. */
export function listFiled(db: Db, whose: OpportunitiesOf, query: FiledQuery) {
  const { direction } = sortOf<'createdAt'>(query.sort);
  return rowQuery(
    onPage(
      filed(documents(db), whose, query.search)
        .select((eb) => numberOf(eb.ref('document.customerFileId')).as('opportunity'))
        .orderBy('document.createdAt', direction)
        .orderBy('document.id', direction),
      query,
    ),
  );
}

export function countFiled(db: Db, whose: OpportunitiesOf, { search }: FiledQuery): Counting {
  return countRows(db, filed(db.selectFrom('document').select('document.id'), whose, search));
}

function filed<O>(
  query: SelectQueryBuilder<Database, 'document', O>,
  whose: OpportunitiesOf,
  search: string | undefined,
) {
  return query
    .where('document.customerFileId', 'in', opportunitiesOf(whose))
    .$if(Boolean(search), (found) =>
      found.where(() => containsAll(sql<string>`fold(document.name)`, search ?? '')),
    );
}

export function findDocument(db: Db, id: string) {
  return documents(db).where('document.id', '=', id).executeTakeFirst();
}

/** The document a file belongs to. */
export async function findDocumentOfFile(db: Db, fileId: string): Promise<string | undefined> {
  const found = await db.selectFrom('document').select('id').where('fileId', '=', fileId).executeTakeFirst();
  return found?.id;
}

/** The opportunity whose document a file is. */
export async function findOpportunityOf(db: Db, fileId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('document')
    .select('customerFileId')
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  return found?.customerFileId;
}

export async function insertDocument(db: Db, row: Insertable<Database['document']>): Promise<void> {
  await db.insertInto('document').values(row).execute();
}

/** @returns the row as it was */
export async function deleteDocument(db: Db, id: string): Promise<string> {
  const { row } = await db
    .deleteFrom('document')
    .where('id', '=', id)
    .returning(sql<string>`to_jsonb(document)::text`.as('row'))
    .executeTakeFirstOrThrow();
  return row;
}

/** Puts a row in as it was; an offer that has gone meanwhile would have left it by now. */
export async function insertRemovedDocument(db: Db, row: string): Promise<void> {
  await sql`
    insert into document
    select was.* from jsonb_populate_record(
      null::document,
      case when exists (select from offer where id = (${row}::jsonb ->> 'offer_id')::uuid)
        then ${row}::jsonb else ${row}::jsonb - 'offer_id' end
    ) was
  `.execute(db);
}
