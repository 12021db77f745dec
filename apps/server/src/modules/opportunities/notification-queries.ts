import { opportunityScope } from '@szansa/domain/opportunity';
import type { CalendarDate } from '@szansa/domain/shared';
import { sql, type SqlBool } from 'kysely';

import { hasRoleAmong, hasRights } from '#modules/users';
import type { Db, Person } from '#platform';
import { inScope } from './filter-queries.ts';
import { namedOpportunity } from './named-queries.ts';
import { isStaleOn } from './stale-queries.ts';

/** Returns the data of opportunities for notifications, by id. */
export async function findNumbers(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly number: number; readonly workerId: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('customerFile')
    .select(['id', 'number', 'workerId'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The ids of those who may give opportunities to others. */
export async function listAssigners(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('appUser')
    .select('id')
    .where('isActive', '=', true)
    .where(hasRoleAmong(['ADMIN', 'SUPER_ADMIN']))
    .where(hasRights('opportunity.get', 'opportunity.edit'))
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts the leads that are not archived and have been leads for more days than the agency's limit (rule ST2). */
export async function countStaleLeads(db: Db, today: CalendarDate): Promise<number> {
  const { count } = await db
    .selectFrom('customerFile')
    .innerJoin('opportunityStatus', 'opportunityStatus.slug', 'customerFile.status')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customerFile.status', '=', 'lead')
    .where('customerFile.isArchived', '=', false)
    .where(isStaleOn(today))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the user may read the opportunity of a `notification`. */
export function isReadableInNotification(reader: Person) {
  return sql<SqlBool>`exists (
    select 1 from customer_file
    where customer_file.id = notification.customer_file_id and ${inScope(opportunityScope(reader))}
  )`;
}

/** The customer of the opportunity that a `notification` names. */
export const namedInNotification = sql<{ readonly name: string; readonly customerId: string } | null>`(
  select json_build_object('name', found->>'customer_name', 'customer_id', found->>'customer_id')
  from (select ${namedOpportunity(sql<string | null>`notification.customer_file_id`, 'all')} as found) one
  where found is not null
)`;
