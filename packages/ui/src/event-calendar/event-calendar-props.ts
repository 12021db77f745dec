import type { Ref } from 'react';

import type { CalendarEvent, CalendarView, EventTime } from './calendar-event.ts';

export interface EventCalendarProps {
  events: readonly CalendarEvent[];
  /** Name of the region; default "Calendar". */
  label?: string | undefined;
  /** Default a month, on narrow screens the agenda. */
  initialView?: CalendarView | undefined;
  /** Another view was chosen: for callers that show the same view next time. */
  onViewChange?: ((view: CalendarView) => void) | undefined;
  /** `YYYY-MM-DD`; default today. */
  initialDate?: string | undefined;
  /** The present moment, ISO 8601, where it is not the clock's. */
  now?: string | undefined;
  /** Of the calendar without its toolbar, px. */
  height?: number | undefined;
  onOpen?: ((event: CalendarEvent) => void) | undefined;
  /** An empty time was chosen; leave it out where nothing may be added. */
  onCreate?: ((range: EventTime) => void) | undefined;
  /** Dragged, stretched or moved by the form; the new time shows when `events` carry it. */
  onMove?: ((event: CalendarEvent, time: EventTime) => void) | undefined;
  /** The days in view, ISO 8601, the end not included; fetch these from the server. */
  onRangeChange?: ((range: { start: string; end: string }) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}
