import type { Entity } from '@szansa/domain/access';

import type { Db } from '#platform';

/** The record that one was merged into; undefined for one that was not. */
export async function findRedirect(db: Db, entity: Entity, id: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('recordRedirect')
    .select('intoId')
    .where('entity', '=', entity)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.intoId;
}

/** Leads from a record that goes, and from those that were merged into it before, to another one. */
export async function redirect(db: Db, entity: Entity, id: string, intoId: string): Promise<void> {
  await db
    .updateTable('recordRedirect')
    .set({ intoId })
    .where('entity', '=', entity)
    .where('intoId', '=', id)
    .execute();
  await db.insertInto('recordRedirect').values({ entity, id, intoId }).execute();
}
