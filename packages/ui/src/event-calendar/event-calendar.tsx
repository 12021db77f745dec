import { lazy, Suspense } from 'react';

import { useLabels } from '../labels/index.ts';
import type { EventCalendarProps } from './event-calendar-props.ts';
import { LoadingCalendar } from './loading-calendar.tsx';

const CalendarGrid = lazy(async () => ({ default: (await import('./calendar-grid.tsx')).CalendarGrid }));

/** A month, a week, a day or an agenda of events. Its library loads when the calendar is first shown. */
export function EventCalendar(props: EventCalendarProps) {
  const { loading } = useLabels();
  return (
    <Suspense
      fallback={
        <div aria-busy>
          <span className="sr-only">{loading}</span>
          <LoadingCalendar height={props.height} />
        </div>
      }
    >
      <CalendarGrid {...props} />
    </Suspense>
  );
}
