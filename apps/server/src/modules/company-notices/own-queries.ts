import type { CalendarDate } from '@szansa/domain/shared';
import { sql, type SelectQueryBuilder } from 'kysely';

import { personOf } from '#modules/users';
import {
  containsAll,
  countRows,
  onPage,
  rowQuery,
  type Counting,
  type Database,
  type Db,
  type Page,
} from '#platform';
import { isConfirmableOn } from './pending-queries.ts';

/** Filters of a user's own announcements. */
export interface OwnFilters {
  readonly userId: string;
  readonly tab: 'pending' | 'confirmed';
  readonly search?: string | undefined;
  readonly today: CalendarDate;
}

type Own = Database & { readonly one: Database['companyNoticeRecipient'] };

function ofTab<O>(
  query: SelectQueryBuilder<Own, 'one' | 'companyNotice', O>,
  { userId, tab, search, today }: OwnFilters,
) {
  const whose = query
    .where('one.userId', '=', userId)
    .$if(Boolean(search), (found) =>
      found.where((eb) => containsAll(eb.ref('companyNotice.searchText'), search ?? '')),
    );
  return tab === 'confirmed'
    ? whose.where('one.confirmedAt', 'is not', null)
    : whose
        .where('one.isAddressed', '=', true)
        .where('one.confirmedAt', 'is', null)
        .where(isConfirmableOn(today));
}

function shown(db: Db) {
  return db
    .selectFrom('companyNoticeRecipient as one')
    .innerJoin('companyNotice', 'companyNotice.id', 'one.companyNoticeId')
    .select([
      'companyNotice.id',
      'companyNotice.title',
      'companyNotice.isImportant',
      'companyNotice.validUntil',
    ])
    .select(['one.readAt', 'one.confirmedAt'])
    .select([
      sql<Date>`company_notice.sent_at`.as('sentAt'),
      sql<number>`(
        select count(*)::int from company_notice_file f where f.company_notice_id = company_notice.id
      )`.as('fileCount'),
    ])
    .select((eb) => personOf(eb.ref('companyNotice.sentBy')).as('author'));
}

/** Returns one page of a user's own announcements. */
export function listOwn(
  db: Db,
  filters: OwnFilters,
  { sort, ...page }: { readonly sort: 'sentAt' | '-sentAt' } & Page,
) {
  const direction = sort === 'sentAt' ? 'asc' : 'desc';
  return rowQuery(
    onPage(
      ofTab(shown(db), filters)
        .orderBy('companyNotice.sentAt', direction)
        .orderBy('companyNotice.id', direction),
      page,
    ),
  );
}

export function countOwn(db: Db, filters: OwnFilters): Counting {
  const query = db
    .selectFrom('companyNoticeRecipient as one')
    .innerJoin('companyNotice', 'companyNotice.id', 'one.companyNoticeId')
    .select('one.id');
  return countRows(db, ofTab(query, filters), filters.search);
}

/** Returns an announcement as a recipient sees it: it is for them, or they have confirmed it. */
export function findOwn(db: Db, userId: string, id: string, today: CalendarDate) {
  return shown(db)
    .select(['companyNotice.note', isConfirmableOn(today).as('isConfirmable')])
    .where('one.userId', '=', userId)
    .where('companyNotice.id', '=', id)
    .where((eb) => eb.or([eb('one.isAddressed', '=', true), eb('one.confirmedAt', 'is not', null)]))
    .executeTakeFirst();
}

export type OwnNotice = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** Locks the row of a user's reading and confirmation of an announcement, and returns it. */
export function lockOwn(db: Db, userId: string, companyNoticeId: string) {
  return db
    .selectFrom('companyNoticeRecipient')
    .select(['id', 'readAt', 'confirmedAt'])
    .where('userId', '=', userId)
    .where('companyNoticeId', '=', companyNoticeId)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores when a user has read and confirmed an announcement. */
export async function markOwn(
  db: Db,
  id: string,
  marks: { readonly readAt: Date; readonly confirmedAt?: Date },
): Promise<void> {
  await db.updateTable('companyNoticeRecipient').set(marks).where('id', '=', id).execute();
}
