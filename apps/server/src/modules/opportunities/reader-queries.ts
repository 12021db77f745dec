import type { Right } from '@szansa/domain/access';
import { sql, type SqlBool } from 'kysely';

import type { Db } from '#platform';

/** Roles that read all opportunities. Platformers read those their own enquiries are linked to. */
export const readersOfAll = ['SUPER_ADMIN', 'ADMIN', 'WORKER', 'ADMIN_REPORTS'] as const;

/** Active users who read all opportunities and have a right over them: `opportunityScope` as a condition. */
function readersWith(db: Db, right: Right) {
  const readsAll = sql<SqlBool>`exists (
    select 1 from user_role ur where ur.user_id = app_user.id and ur.role_key in (${sql.join(readersOfAll)})
  )`;
  const hasRight = sql<SqlBool>`exists (
    select 1 from user_role ur left join role_right r on r.role_key = ur.role_key and r."right" = ${right}
    where ur.user_id = app_user.id and (r.role_key is not null or ur.role_key = 'SUPER_ADMIN')
  )`;
  return db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName'])
    .where('isActive', '=', true)
    .where(readsAll)
    .where(hasRight);
}

/** Of the people named, those who may read opportunities, or what the right stands for in them. */
export async function readersAmong(
  db: Db,
  ids: readonly string[],
  right: Right = 'opportunity.get',
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await readersWith(db, right).where('id', 'in', ids).execute();
  return rows.map((row) => row.id);
}

function owners(db: Db) {
  return readersWith(db, 'opportunity.edit').where('activatedAt', 'is not', null);
}

/** Active staff who may own opportunities, by name, but for one. */
export function listSuccessors(db: Db, except: string) {
  return owners(db)
    .where('id', '!=', except)
    .orderBy(sql`last_name collate "pl-x-icu"`)
    .orderBy('firstName')
    .execute();
}

/** Somebody who may own opportunities, held against being deactivated meanwhile. */
export function findSuccessor(db: Db, id: string) {
  return owners(db).where('id', '=', id).forUpdate().executeTakeFirst();
}
