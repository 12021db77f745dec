import type { Right } from '@szansa/domain/access';
import { readingRights, readingRoles } from '@szansa/domain/opportunity';
import { sql, type SqlBool } from 'kysely';

import { hasRoleAmong, hasRights } from '#modules/users';
import { compiledFor, compiledOnce, isAmong, type Db, type Room } from '#platform';

function activeUsers(db: Db) {
  return db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName', 'pictureFileId as pictureId'])
    .where('isActive', '=', sql.lit(true));
}

/**
 * Selects active users who may read opportunities of any owner, and have all of the rights: `opportunityScope` as
 * SQL.
 */
function readersWith(db: Db, rights: readonly Right[]) {
  return activeUsers(db)
    .where(hasRoleAmong(readingRoles))
    .where(hasRights(...rights));
}

/** A platformer of an enquiry that is linked to an opportunity, of `app_user`. */
const isLinked = (customerFileId: string) => sql<SqlBool>`(
  ${hasRoleAmong(['PLATFORMER'])} and not ${hasRoleAmong(readingRoles)} and exists (
    select 1 from internal_enquiry e where e.customer_file_id = ${customerFileId} and e.platformer_id = app_user.id
  )
)`;

/**
 * Whether an active user, of `app_user`, may read an opportunity and what the right protects in it: `opportunityScope`
 * as a condition.
 */
export const isReaderOf = (customerFileId: string, right: Right) => sql<SqlBool>`(
  ${hasRights(...readingRights({ workerId: 'somebody' }), right)} and (
    ${hasRoleAmong(readingRoles)} and exists (
      select 1 from customer_file f where f.id = ${customerFileId} and (
        f.worker_id is not null or ${hasRights(...readingRights({ workerId: null }))}
      )
    )
    or ${isLinked(customerFileId)}
  )
)`;

interface ReadersQuery {
  readonly ids: readonly string[];
  readonly opportunityId: string;
}

const readersWho = compiledFor((right: Right, db, { ids, opportunityId }: ReadersQuery) =>
  activeUsers(db)
    .where(isAmong(sql.ref('appUser.id'), ids))
    .where(isReaderOf(opportunityId, right)),
);

/** Returns those of the given users who may read an opportunity and what the right protects in it. */
export async function readersAmong(
  db: Db,
  ids: readonly string[],
  opportunity: { readonly id: string },
  right: Right,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await readersWho(right)(db, { ids, opportunityId: opportunity.id });
  return rows.map((row) => row.id);
}

const linkedReaders = compiledOnce((db, { customerFileId }: { readonly customerFileId: string }) =>
  activeUsers(db)
    .where(isLinked(customerFileId))
    .where(hasRights(...readingRights({ workerId: 'somebody' }))),
);

/** The rooms of those who read an opportunity because an enquiry of theirs is linked to it. */
export async function roomsOfLinked(db: Db, customerFileId: string): Promise<readonly Room[]> {
  const rows = await linkedReaders(db, { customerFileId });
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

/** Returns a user who may own opportunities, and locks them against being deactivated meanwhile. */
export function findSuccessor(db: Db, id: string) {
  return owners(db).where('id', '=', id).forShare().executeTakeFirst();
}
