import { useState } from 'react';

import type { CalendarEvent } from './calendar-event.ts';
import type { EventCalendarProps } from './event-calendar-props.ts';
import { EventCalendar } from './event-calendar.tsx';

/** The calendar's code may come slowly the first time. */
export const calendarLoads = { timeout: 10_000 };

/** A few days of November 2026, for stories. */
export const sampleEvents: CalendarEvent[] = [
  {
    id: '1',
    title: 'Telefon do Anny Nowak',
    start: '2026-11-20T08:00:00Z',
    end: '2026-11-20T08:30:00Z',
    tone: 'blue',
    done: true,
  },
  {
    id: '2',
    title: 'Spotkanie zespołu',
    start: '2026-11-20T10:00:00Z',
    end: '2026-11-20T11:30:00Z',
    tone: 'violet',
  },
  {
    id: '3',
    title: 'Targi w Poznaniu',
    start: '2026-11-18',
    end: '2026-11-21',
    allDay: true,
    tone: 'orange',
  },
  {
    id: '4',
    title: 'Przygotować ofertę',
    start: '2026-11-23T09:00:00Z',
    end: '2026-11-23T10:00:00Z',
    tone: 'teal',
  },
  {
    id: '5',
    title: 'Odbiór dokumentów',
    start: '2026-11-20T13:00:00Z',
    end: '2026-11-20T14:00:00Z',
    tone: 'green',
  },
  {
    id: '6',
    title: 'Rozmowa z dostawcą',
    start: '2026-11-20T14:30:00Z',
    end: '2026-11-20T15:00:00Z',
    tone: 'amber',
  },
  { id: '7', title: 'Termin płatności', start: '2026-11-26', allDay: true, tone: 'grey', fixed: true },
];

/** The args shared by all stories of the calendar: events of those days, seen on one of them. */
export const sampleArgs = {
  events: sampleEvents,
  now: '2026-11-20T09:30:00+01:00',
  initialDate: '2026-11-20',
  height: 600,
};

/** Saves moved events in state. */
export function SampleCalendar({ events: first, onMove, ...props }: EventCalendarProps) {
  const [shown, setShown] = useState(first);
  return (
    <EventCalendar
      {...props}
      events={shown}
      onMove={(event, time) => {
        onMove?.(event, time);
        setShown(shown.map((one) => (one.id === event.id ? { ...one, ...time } : one)));
      }}
    />
  );
}
