import type { CalendarDate } from '@szansa/domain/shared';
import { sql } from 'kysely';

import type { Db } from '#platform';

/** Whether confirmation of an announcement is requested on a Warsaw day: it was sent and is valid (rule CN3). */
export const isConfirmableOn = (today: CalendarDate) =>
  sql<boolean>`(company_notice.sent_at is not null
    and (company_notice.valid_until is null or company_notice.valid_until >= ${today}::date))`;

/** Returns the announcements whose confirmation by the user is pending, the newest first. */
export function listPending(db: Db, userId: string, today: CalendarDate) {
  return db
    .selectFrom('companyNoticeRecipient as one')
    .innerJoin('companyNotice', 'companyNotice.id', 'one.companyNoticeId')
    .select(['companyNotice.id', 'companyNotice.title', 'companyNotice.isImportant', 'one.readAt'])
    .select(sql<Date>`company_notice.sent_at`.as('sentAt'))
    .where('one.userId', '=', userId)
    .where('one.isAddressed', '=', true)
    .where('one.confirmedAt', 'is', null)
    .where(isConfirmableOn(today))
    .orderBy('companyNotice.sentAt', 'desc')
    .orderBy('companyNotice.id', 'desc')
    .limit(100)
    .execute();
}
