import type { Db } from '#platform';

/** What notifications say of enquiries, by id. */
export async function findTellable(db: Db, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('internalEnquiry')
          .select(['id', 'individualNumber as number', 'status', 'workerId', 'platformerId'])
          .where('id', 'in', [...ids])
          .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type TellableEnquiry =
  Awaited<ReturnType<typeof findTellable>> extends Map<string, infer Row> ? Row : never;
