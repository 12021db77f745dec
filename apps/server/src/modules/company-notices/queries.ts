import type { RoleKey } from '@szansa/domain/access';
import type { NoteNode, NoticeState } from '@szansa/domain/company-notice';
import type { CalendarDate } from '@szansa/domain/shared';
import {
  expressionBuilder,
  sql,
  type Expression,
  type Insertable,
  type SqlBool,
  type Updateable,
} from 'kysely';

import { personJson, personOf, type PersonRecord } from '#modules/users';
import {
  containsAll,
  countRows,
  startOfDay,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Database,
  type Db,
  type Page,
  type RowOf,
} from '#platform';
import { isConfirmableOn } from './pending-queries.ts';
import { addressedCount, hasRecipient, countOf } from './recipient-queries.ts';

/** What the list is narrowed to. */
export interface NoticeFilters {
  readonly search?: string | undefined;
  readonly states?: readonly NoticeState[] | undefined;
  readonly isImportant?: boolean | undefined;
  readonly author?: string | undefined;
  readonly isAwaited?: boolean | undefined;
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
  readonly today: CalendarDate;
}

function matching({ search, states, today, ...filters }: NoticeFilters): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'companyNotice'>();
  const conditions: Expression<SqlBool>[] = [];
  if (states) {
    conditions.push(
      eb.or(states.map((state) => eb('companyNotice.sentAt', state === 'draft' ? 'is' : 'is not', null))),
    );
  }
  if (filters.isImportant !== undefined) {
    conditions.push(eb('companyNotice.isImportant', '=', filters.isImportant));
  }
  if (filters.author !== undefined) conditions.push(eb('companyNotice.createdBy', '=', filters.author));
  if (filters.isAwaited) conditions.push(isConfirmableOn(today), hasRecipient);
  if (filters.from !== undefined) conditions.push(eb('companyNotice.sentAt', '>=', startOfDay(filters.from)));
  if (filters.to !== undefined) conditions.push(eb('companyNotice.sentAt', '<', startOfDay(filters.to, 1)));
  if (search) conditions.push(containsAll(eb.ref('companyNotice.searchText'), search));
  return eb.and(conditions);
}

const named = sql<PersonRecord[]>`coalesce((
  select json_agg(${personJson}
    order by u.last_name collate "pl-x-icu", u.first_name, u.id)
  from company_notice_user n join app_user u on u.id = n.user_id
  where n.company_notice_id = company_notice.id
), '[]')`;

const isOver = (today: CalendarDate) =>
  sql<boolean>`(company_notice.sent_at is not null and not ${isConfirmableOn(today)})`;

function shown(db: Db, today: CalendarDate) {
  return db
    .selectFrom('companyNotice')
    .select([
      'companyNotice.id',
      'companyNotice.title',
      'companyNotice.isImportant',
      'companyNotice.validUntil',
      'companyNotice.roles',
      'companyNotice.createdAt',
      'companyNotice.sentAt',
      isOver(today).as('isOver'),
      named.as('users'),
      sql<number>`case when company_notice.sent_at is null then ${addressedCount} else ${countOf('all')} end`.as(
        'recipientCount',
      ),
      countOf('read').as('readCount'),
      countOf('confirmed').as('confirmedCount'),
    ])
    .select((eb) => personOf(eb.ref('companyNotice.createdBy')).as('author'));
}

export type NoticeSort = 'createdAt' | 'sentAt' | 'validUntil' | 'title';

/** Returns one page of announcements; those without a value to sort by are last. */
export function listNotices(
  db: Db,
  filters: NoticeFilters,
  order: { readonly sort: NoticeSort | `-${NoticeSort}` } & Page,
) {
  const { field, direction } = sortOf<NoticeSort>(order.sort);
  const place =
    field === 'title' ? sql`company_notice.title collate "pl-x-icu"` : sql.ref(`companyNotice.${field}`);
  return rowQuery(
    onPage(
      shown(db, filters.today)
        .where(matching(filters))
        .orderBy(place, (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
        .orderBy('companyNotice.id', direction),
      order,
    ),
  );
}

export type ListedNotice = RowOf<typeof listNotices>;

export function countNotices(db: Db, filters: NoticeFilters): Counting {
  const query = db.selectFrom('companyNotice').select('companyNotice.id').where(matching(filters));
  return countRows(db, query, filters.search);
}

export function findNotice(db: Db, id: string, today: CalendarDate) {
  return shown(db, today)
    .select(['companyNotice.note', 'companyNotice.remindedAt', 'companyNotice.version'])
    .select((eb) => personOf(eb.ref('companyNotice.sentBy')).as('sentBy'))
    .where('companyNotice.id', '=', id)
    .executeTakeFirst();
}

export type NoticeRow = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

/** Locks an announcement and returns the fields that changes need. */
export async function lockNotice(db: Db, id: string) {
  const row = await db
    .selectFrom('companyNotice')
    .select(['id', 'title', 'note', 'isImportant', 'validUntil', 'roles', 'sentAt', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const users = await db
    .selectFrom('companyNoticeUser')
    .select('userId')
    .where('companyNoticeId', '=', id)
    .orderBy('userId')
    .execute();
  return { ...row, userIds: users.map(({ userId }) => userId) };
}

export type LockedNotice = NonNullable<Awaited<ReturnType<typeof lockNotice>>>;

/** Fields of an announcement that its author writes. */
export interface NoticeFields {
  readonly title: string;
  readonly note: NoteNode | null;
  readonly isImportant: boolean;
  readonly validUntil: CalendarDate | null;
  readonly roles: RoleKey[];
  readonly userIds: string[];
}

export async function insertNotice(db: Db, row: Insertable<Database['companyNotice']>): Promise<void> {
  await db.insertInto('companyNotice').values(row).execute();
}

export async function updateNotice(
  db: Db,
  id: string,
  values: Updateable<Database['companyNotice']>,
): Promise<void> {
  await db.updateTable('companyNotice').set(values).where('id', '=', id).execute();
}

/** Sets the users an announcement is addressed to by name. */
export async function setNamed(db: Db, companyNoticeId: string, userIds: readonly string[]): Promise<void> {
  await db.deleteFrom('companyNoticeUser').where('companyNoticeId', '=', companyNoticeId).execute();
  if (userIds.length === 0) return;
  await db
    .insertInto('companyNoticeUser')
    .values(userIds.map((userId) => ({ companyNoticeId, userId })))
    .execute();
}

/** Of some people those who are of the staff now. */
export async function activeAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('appUser')
    .select('id')
    .where('id', 'in', [...ids])
    .where('isActive', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function deleteNotice(db: Db, id: string): Promise<void> {
  await db.deleteFrom('companyNotice').where('id', '=', id).execute();
}
