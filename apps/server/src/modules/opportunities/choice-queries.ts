import type { Db } from '../platform.ts';

/** Records an opportunity can be given. Whether one may still be chosen is for the verbs to say. */

export function findLeadSource(db: Db, id: string) {
  return db.selectFrom('leadSource').select(['name', 'isActive']).where('id', '=', id).executeTakeFirst();
}

export function findArchiveReason(db: Db, id: string) {
  return db
    .selectFrom('archiveReason')
    .select(['name', 'requiresNote', 'isActive'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Labels by title. */
export async function findLabels(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('label').select(['id', 'title']).where('id', 'in', ids).orderBy('title').execute();
}

/** A user as opportunities name them; the lock holds them against being deactivated meanwhile. */
export function findUser(db: Db, id: string, options: { readonly lock?: boolean } = {}) {
  return db
    .selectFrom('appUser')
    .select(['firstName', 'lastName', 'isActive'])
    .where('id', '=', id)
    .$if(options.lock === true, (query) => query.forShare())
    .executeTakeFirst();
}

/** A customer as opening an opportunity asks for them; the lock holds them against being archived meanwhile. */
export function findCustomerState(db: Db, id: string, options: { readonly lock?: boolean } = {}) {
  return (
    db
      .selectFrom('customer')
      .select('isArchived')
      .where('id', '=', id)
      // shared: others may open opportunities for the same customer at the same time
      .$if(options.lock === true, (query) => query.forShare())
      .executeTakeFirst()
  );
}
