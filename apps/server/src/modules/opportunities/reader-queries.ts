import type { Right } from '@szansa/domain/access';
import { readingRights, readingRoles } from '@szansa/domain/opportunity';
import { sql, type SqlBool } from 'kysely';

import type { Db } from '#platform';

const holds = (right: Right) => sql<SqlBool>`exists (
  select 1 from user_role ur left join role_right r on r.role_key = ur.role_key and r."right" = ${right}
  where ur.user_id = app_user.id and (r.role_key is not null or ur.role_key = 'SUPER_ADMIN')
)`;

/** Active users who read opportunities and have all of the rights: `opportunityScope` as a condition. */
function readersWith(db: Db, rights: readonly Right[]) {
  const reads = sql<SqlBool>`exists (
    select 1 from user_role ur where ur.user_id = app_user.id and ur.role_key in (${sql.join(readingRoles)})
  )`;
  return db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName'])
    .where('isActive', '=', true)
    .where(reads)
    .where((eb) => eb.and(rights.map(holds)));
}

/** Of the people named, those who may read an opportunity and in it what the right stands for. */
export async function readersAmong(
  db: Db,
  ids: readonly string[],
  opportunity: { readonly workerId: string | null },
  right: Right,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await readersWith(db, [...readingRights(opportunity), right])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => row.id);
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
