import type { CalendarDate } from '@szansa/domain/shared';
import { sql, type RawBuilder } from 'kysely';

/**
 * Returns the instant at which a day starts in Warsaw, `daysAfter` days after `day`: `startOfDay(day, 1)` is the end of
 * `day`.
 */
export function startOfDay(day: CalendarDate, daysAfter = 0): RawBuilder<Date> {
  return sql<Date>`((${day}::date + ${daysAfter}::int)::timestamp at time zone 'Europe/Warsaw')`;
}
