import { classes } from '@szansa/ui/classes';
import { Skeleton } from '@szansa/ui/skeleton';

import type { DayActivityProps } from './day-activity.tsx';
import { DayActivities } from './day-activities.tsx';
import { DayNumber } from './day-number.tsx';
import type { WeekDay } from './use-week.ts';
import { useWeekFormats } from './use-week-formats.ts';

/** So many activities of a day have room in its column. */
const most = 4;

interface DayColumnsProps extends Pick<DayActivityProps, 'onOpen'> {
  label: string;
  days: readonly WeekDay[];
}

/** Returns a column's width, smaller for a day off without activities. */
const widthOf = ({ isWeekend, activities = [] }: WeekDay) =>
  isWeekend && activities.length === 0 ? 'minmax(4.5rem, 0.5fr)' : 'minmax(0, 1fr)';

/** The days of a week side by side. */
export function DayColumns({ label, days, onOpen }: DayColumnsProps) {
  const { weekday } = useWeekFormats();
  return (
    <ol
      aria-label={label}
      className="grid min-h-60 divide-x divide-border overflow-hidden rounded-large border border-border bg-surface"
      style={{ gridTemplateColumns: days.map(widthOf).join(' ') }}
    >
      {days.map((day, place) => (
        <li
          key={day.date}
          className={classes(
            'flex min-w-0 flex-col',
            day.isToday ? 'bg-accent-soft/40' : (day.isWeekend || day.holiday) && 'bg-surface-muted',
          )}
        >
          <h3 className="border-b border-border px-2 py-1.5">
            <span aria-hidden className="flex items-center justify-between gap-1 text-small">
              <span className={day.isToday ? 'font-semibold' : 'text-text-muted'}>{weekday(day.date)}</span>
              <DayNumber date={day.date} isToday={day.isToday} />
            </span>
            <span className="sr-only">{day.name}</span>
          </h3>
          {day.holiday && (
            <p
              aria-hidden
              className="mx-1 mt-1 rounded-small bg-tone-orange-soft px-1.5 py-0.5 text-small text-tone-orange"
            >
              {day.holiday}
            </p>
          )}
          {day.activities === undefined && !day.isWeekend && (
            <Skeleton className={classes('m-2', place % 2 === 0 ? 'h-14' : 'h-10')} />
          )}
          <DayActivities day={day} most={most} onOpen={onOpen} className="space-y-1 p-1" />
        </li>
      ))}
    </ol>
  );
}
