import type { Right } from '@szansa/domain/access';
import { readingRights, readingRoles } from '@szansa/domain/opportunity';
import { sql, type SqlBool } from 'kysely';

import { hasRoleAmong, holdsRight } from '#modules/users';
import type { Db, Room } from '#platform';

function activeUsers(db: Db) {
  return db.selectFrom('appUser').select(['id', 'firstName', 'lastName']).where('isActive', '=', true);
}

/** Active users who read opportunities whoever they belong to, and have all of the rights: `opportunityScope` as a condition. */
function readersWith(db: Db, rights: readonly Right[]) {
  return activeUsers(db)
    .where(hasRoleAmong(readingRoles))
    .where((eb) => eb.and(rights.map(holdsRight)));
}

/** Platformers of enquiries that are linked to an opportunity, who have all of the rights. */
function linkedReaders(db: Db, customerFileId: string, rights: readonly Right[]) {
  return activeUsers(db)
    .where(hasRoleAmong(['PLATFORMER']))
    .where((eb) => eb.not(hasRoleAmong(readingRoles)))
    .where((eb) => eb.and(['opportunity.get' as const, ...rights].map(holdsRight)))
    .where(
      sql<SqlBool>`exists (
        select 1 from internal_enquiry e
        where e.customer_file_id = ${customerFileId} and e.platformer_id = app_user.id
      )`,
    );
}

/** Of the people named, those who may read an opportunity and in it what the right stands for. */
export async function readersAmong(
  db: Db,
  ids: readonly string[],
  opportunity: { readonly id: string; readonly workerId: string | null },
  right: Right,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await readersWith(db, [...readingRights(opportunity), right])
    .where('id', 'in', ids)
    .union(linkedReaders(db, opportunity.id, [right]).where('id', 'in', ids))
    .execute();
  return rows.map((row) => row.id);
}

/** The rooms of those who read an opportunity because an enquiry of theirs is linked to it. */
export async function roomsOfLinked(db: Db, customerFileId: string): Promise<readonly Room[]> {
  const rows = await linkedReaders(db, customerFileId, []).execute();
  return rows.map(({ id }): Room => `user:${id}`);
}

function owners(db: Db) {
  return readersWith(db, ['opportunity.get', 'opportunity.edit']).where('activatedAt', 'is not', null);
}

/** Active staff who may own opportunities, by name, but for one. */
export function listSuccessors(db: Db, except: string | null) {
  return owners(db)
    .where((eb) => eb('id', 'is distinct from', except))
    .orderBy(sql`last_name collate "pl-x-icu"`)
    .orderBy('firstName')
    .execute();
}

/** Somebody who may own opportunities, held against being deactivated meanwhile. */
export function findSuccessor(db: Db, id: string) {
  return owners(db).where('id', '=', id).forShare().executeTakeFirst();
}
