import type { CalendarDate } from '@szansa/domain/shared';
import { sql, type SqlBool } from 'kysely';

/**
 * Whether an opportunity has been at its stage for more days than the agency's limit (rule ST2), on a day in Warsaw: of
 * `customer_file` joined with its `opportunity_status`.
 */
export function isStaleOn(day: CalendarDate) {
  return sql<SqlBool>`(
    opportunity_status.day_limit > 0 and
    ${day}::date - (customer_file.status_changed_at at time zone 'Europe/Warsaw')::date
      > opportunity_status.day_limit
  )`;
}
