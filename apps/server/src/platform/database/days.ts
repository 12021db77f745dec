import type { CalendarDate } from '@szansa/domain/shared';
import { sql, type RawBuilder } from 'kysely';

/** The instant at which a day begins in Warsaw, so many days later: `startOfDay(day, 1)` is where it ends. */
export function startOfDay(day: CalendarDate, daysAfter = 0): RawBuilder<Date> {
  return sql<Date>`((${day}::date + ${daysAfter}::int)::timestamp at time zone 'Europe/Warsaw')`;
}
