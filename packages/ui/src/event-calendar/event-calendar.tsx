import { lazy, Suspense } from 'react';

import { useLabels } from '../labels/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import type { EventCalendarProps } from './event-calendar-props.ts';

const CalendarGrid = lazy(async () => ({ default: (await import('./calendar-grid.tsx')).CalendarGrid }));

/** A month, a week, a day or an agenda of events. Its library loads when the calendar is first shown. */
export function EventCalendar(props: EventCalendarProps) {
  const { loading } = useLabels();
  return (
    <Suspense
      fallback={
        <div aria-busy className="flex flex-col gap-3">
          <span className="sr-only">{loading}</span>
          <Skeleton className="h-control w-full max-w-96" />
          <div style={{ height: props.height ?? 680 }}>
            <Skeleton className="h-full rounded-large" />
          </div>
        </div>
      }
    >
      <CalendarGrid {...props} />
    </Suspense>
  );
}
