import { roleKeys, type RoleKey } from '@szansa/domain/access';
import type { EntryState } from '@szansa/domain/company-notice';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';

import { peopleNamed, personOf } from '#modules/users';
import {
  countRows,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Database,
  type Db,
  type Page,
} from '#platform';

/** What statistics are narrowed to. */
export interface EntryFilters {
  readonly search?: string | undefined;
  readonly noticeIds?: readonly string[] | undefined;
  readonly states?: readonly EntryState[] | undefined;
}

const stateIs: Readonly<Record<EntryState, Expression<SqlBool>>> = {
  unread: sql<SqlBool>`one.read_at is null`,
  read: sql<SqlBool>`(one.read_at is not null and one.confirmed_at is null)`,
  confirmed: sql<SqlBool>`one.confirmed_at is not null`,
};

function matching({ search, noticeIds, states }: EntryFilters): Expression<SqlBool> {
  const eb = expressionBuilder<Database & { one: Database['companyNoticeRecipient'] }, 'one'>();
  const conditions: Expression<SqlBool>[] = [
    eb.or([eb('one.isAddressed', '=', true), eb('one.confirmedAt', 'is not', null)]),
  ];
  if (noticeIds) conditions.push(eb('one.companyNoticeId', 'in', noticeIds));
  if (states) conditions.push(eb.or(states.map((state) => stateIs[state])));
  if (search) conditions.push(eb('one.userId', 'in', peopleNamed(search)));
  return eb.and(conditions);
}

const rolesOf = sql<RoleKey[]>`array(
  select held.role_key from user_role held where held.user_id = one.user_id
  order by array_position(${[...roleKeys]}::text[], held.role_key)
)`;

function selected(db: Db) {
  return db
    .selectFrom('companyNoticeRecipient as one')
    .innerJoin('companyNotice', 'companyNotice.id', 'one.companyNoticeId')
    .innerJoin('appUser', 'appUser.id', 'one.userId');
}

export type EntrySort = 'person' | 'readAt' | 'confirmedAt';

/** Returns one page of statistics; users who have not read or confirmed are last when sorted by that. */
export function listEntries(
  db: Db,
  filters: EntryFilters,
  order: { readonly sort: EntrySort | `-${EntrySort}` } & Page,
) {
  const { field, direction } = sortOf<EntrySort>(order.sort);
  const place = field === 'person' ? sql`app_user.last_name collate "pl-x-icu"` : sql.ref(`one.${field}`);
  return rowQuery(
    onPage(
      selected(db)
        .select(['one.id', 'one.readAt', 'one.confirmedAt', rolesOf.as('roles')])
        .select(['companyNotice.id as noticeId', 'companyNotice.title'])
        .select((eb) => personOf(eb.ref('one.userId')).$notNull().as('person'))
        .where(matching(filters))
        .orderBy(place, (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
        .orderBy('appUser.firstName', direction)
        .orderBy('one.id', direction),
      order,
    ),
  );
}

export function countEntries(db: Db, filters: EntryFilters): Counting {
  return countRows(db, selected(db).select('one.id').where(matching(filters)), filters.search);
}
