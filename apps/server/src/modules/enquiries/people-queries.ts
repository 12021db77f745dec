import type { Right } from '@szansa/domain/access';
import { sql } from 'kysely';

import { holdsRight, hasRoleAmong } from '#modules/users';
import type { Db } from '#platform';

function activeUsers(db: Db) {
  return db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName'])
    .where('isActive', '=', true)
    .where(holdsRight('internal_enquiry.get'))
    .orderBy(sql`last_name collate "pl-x-icu"`)
    .orderBy('firstName');
}

/** Active staff who may ask: they can be the worker of an enquiry. By name. */
export function listAskers(db: Db) {
  return activeUsers(db).where(holdsRight('internal_enquiry.create')).execute();
}

/** Active platformers who may answer. By name. */
export function listPlatformers(db: Db) {
  return activeUsers(db)
    .where(hasRoleAmong(['PLATFORMER']))
    .where(holdsRight('internal_enquiry.edit'))
    .execute();
}

/** Of the people named, those who may read enquiries, and of them what the right stands for. */
export async function enquiryReadersAmong(db: Db, ids: readonly string[], right: Right): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await activeUsers(db).where('id', 'in', ids).where(holdsRight(right)).execute();
  return rows.map(({ id }) => id);
}
