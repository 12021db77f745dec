import type { Ref } from 'react';

import { classes } from '../classes/index.ts';
import { Skeleton } from '../skeleton/index.ts';

const days = Array.from({ length: 7 }, (_, index) => index);
const weeks = days.slice(0, 5);

interface LoadingCalendarProps {
  /** As high as the calendar that comes, with its toolbar. */
  height?: number | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The skeleton of a calendar: its navigation, the days of the week, and days with some events. */
export function LoadingCalendar({ height = 680, className, ref }: LoadingCalendarProps) {
  return (
    <div ref={ref} aria-hidden className={classes('flex flex-col gap-3', className)} style={{ height }}>
      <div className="flex justify-between gap-3">
        <Skeleton className="h-control w-64 max-w-full" />
        <Skeleton className="h-control w-48 max-sm:hidden" />
      </div>
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-large border border-border bg-surface">
        <div className="grid h-9 shrink-0 grid-cols-7 items-center border-b border-border">
          {days.map((day) => (
            <Skeleton key={day} className="mx-auto h-3 w-8" />
          ))}
        </div>
        {weeks.map((week) => (
          <div
            key={week}
            className="grid min-h-0 flex-1 grid-cols-7 divide-x divide-border border-b border-border last:border-b-0"
          >
            {days.map((day) => (
              <div key={day} className="space-y-2 p-2">
                <Skeleton className="h-3 w-4" />
                {(week + day * 2) % 5 === 0 && <Skeleton className="h-4 w-full" />}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
