import type { Ref } from 'react';

import type { CalendarEvent, CalendarView, EventTime } from './calendar-event.ts';

export interface EventCalendarProps {
  events: readonly CalendarEvent[];
  /** Name of the region; default "Calendar". */
  label?: string | undefined;
  /** Default a month, on narrow screens the agenda. */
  initialView?: CalendarView | undefined;
  /** Another one was chosen: for whoever shows the same again. */
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
  /** Which days are in view, ISO 8601, the end not included; ask the server for these. */
  onRangeChange?: ((range: { start: string; end: string }) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}
