import type { Right } from '@szansa/domain/access';
import { sql } from 'kysely';

import { hasRights, hasRoleAmong } from '#modules/users';
import type { Db } from '#platform';

/** Whether an active user, of `app_user`, may read enquiries, and what the other right protects. */
export const readsEnquiries = (right: Right) => hasRights('internal_enquiry.get', right);

function activeUsers(db: Db) {
  return db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName', 'pictureFileId as pictureId'])
    .where('isActive', '=', true)
    .where(hasRights('internal_enquiry.get'))
    .orderBy(sql`last_name collate "pl-x-icu"`)
    .orderBy('firstName');
}

/** Returns active staff who may create enquiries, and so can be the worker of one. By name. */
export function listAskers(db: Db) {
  return activeUsers(db).where(hasRights('internal_enquiry.create')).execute();
}

/** Active platformers who may answer. By name. */
export function listPlatformers(db: Db) {
  return activeUsers(db)
    .where(hasRoleAmong(['PLATFORMER']))
    .where(hasRights('internal_enquiry.edit'))
    .execute();
}
