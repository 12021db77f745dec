import { sql, type SqlBool } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { CalendarDate } from '@szansa/domain/shared';
import type { Db } from '#platform';
import { isConfirmableOn } from './pending-queries.ts';

/** Whether a user of `app_user` is a recipient of a `company_notice` now (rule CN4). */
export const isFor = sql<boolean>`(app_user.is_active and (
  exists (
    select 1 from company_notice_user named
    where named.company_notice_id = company_notice.id and named.user_id = app_user.id
  ) or exists (
    select 1 from user_role held where held.user_id = app_user.id and held.role_key = any(company_notice.roles)
  )
))`;

/** How many a `company_notice` would reach now. */
export const addressedCount = sql<number>`(select count(*)::int from app_user where ${isFor})`;

const those = {
  all: sql<SqlBool>`true`,
  read: sql<SqlBool>`counted.read_at is not null`,
  confirmed: sql<SqlBool>`counted.confirmed_at is not null`,
} as const;

/** Recipients of a sent `company_notice`: those it is for, and those who have confirmed it (rule CN5). */
export const countOf = (which: keyof typeof those) => sql<number>`(
  select count(*)::int from company_notice_recipient counted
  where counted.company_notice_id = company_notice.id
    and (counted.is_addressed or counted.confirmed_at is not null) and ${those[which]}
)`;

/** Whether a `company_notice` has recipients who have not confirmed it yet. */
export const hasRecipient = sql<SqlBool>`exists (
  select 1 from company_notice_recipient awaited
  where awaited.company_notice_id = company_notice.id and awaited.is_addressed and awaited.confirmed_at is null
)`;

/** Serialises changes of announcements' recipients until the end of the transaction. */
export async function lockAddressing(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('company_notice', 0))`.execute(db);
}

/** Stores all users an announcement is for now as its recipients; returns their ids. */
export async function addRecipients(db: Db, companyNoticeId: string): Promise<string[]> {
  const people = await db
    .selectFrom('appUser')
    .innerJoin('companyNotice', (join) => join.on('companyNotice.id', '=', companyNoticeId))
    .select('appUser.id')
    .where(isFor)
    .orderBy('appUser.id')
    .execute();
  const userIds = people.map(({ id }) => id);
  if (userIds.length > 0) {
    await db
      .insertInto('companyNoticeRecipient')
      .values(
        userIds.map((userId) => ({
          id: uuidv7(),
          companyNoticeId,
          userId,
          readAt: null,
          confirmedAt: null,
        })),
      )
      .execute();
  }
  return userIds;
}

/** Returns the valid announcements, each with whether it is for the user now, and what is stored about that. */
export function listAddressing(db: Db, userId: string, today: CalendarDate) {
  return db
    .selectFrom('companyNotice')
    .innerJoin('appUser', (join) => join.on('appUser.id', '=', userId))
    .leftJoin('companyNoticeRecipient as one', (join) =>
      join.onRef('one.companyNoticeId', '=', 'companyNotice.id').onRef('one.userId', '=', 'appUser.id'),
    )
    .select(['companyNotice.id', 'companyNotice.title', 'companyNotice.isImportant'])
    .select(['one.id as recipientId', 'one.isAddressed', 'one.readAt', 'one.confirmedAt'])
    .select([sql<Date>`company_notice.sent_at`.as('sentAt'), isFor.as('isFor')])
    .where(isConfirmableOn(today))
    .orderBy('companyNotice.id')
    .execute();
}

/** Stores whether an announcement is for a user. */
export async function setAddressed(
  db: Db,
  { companyNoticeId, userId, isAddressed }: AddressedPerson,
): Promise<void> {
  await db
    .insertInto('companyNoticeRecipient')
    .values({ id: uuidv7(), companyNoticeId, userId, isAddressed, readAt: null, confirmedAt: null })
    .onConflict((conflict) => conflict.columns(['companyNoticeId', 'userId']).doUpdateSet({ isAddressed }))
    .execute();
}

interface AddressedPerson {
  readonly companyNoticeId: string;
  readonly userId: string;
  readonly isAddressed: boolean;
}

/** Returns the recipients of a sent announcement who have not confirmed it. */
export async function listUnconfirmed(db: Db, companyNoticeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('companyNoticeRecipient')
    .innerJoin('appUser', 'appUser.id', 'companyNoticeRecipient.userId')
    .select('companyNoticeRecipient.userId')
    .where('companyNoticeRecipient.companyNoticeId', '=', companyNoticeId)
    .where('companyNoticeRecipient.isAddressed', '=', true)
    .where('companyNoticeRecipient.confirmedAt', 'is', null)
    .orderBy('companyNoticeRecipient.userId')
    .execute();
  return rows.map(({ userId }) => userId);
}
