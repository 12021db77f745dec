import { holidaysBetween, type ActivityType, type Holiday } from '@szansa/domain/activity';
import { addDays, addMonths, warsawDay, weekOf } from '@szansa/domain/shared';
import type { CalendarEvent, EventTime, EventTone } from '@szansa/ui/event-calendar';

import type { Activity } from '#parts/activity/records.ts';

/** The days a calendar shows, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const tones: Readonly<Record<ActivityType, EventTone>> = {
  call: 'blue',
  meeting: 'violet',
  email: 'amber',
  task: 'teal',
  delivery: 'green',
};

/** The days of a range whose end is not included, as the calendar names it. */
export function daysOf({ start, end }: { readonly start: string; readonly end: string }): Days {
  return { from: warsawDay(new Date(start)), to: warsawDay(new Date(Date.parse(end) - 1)) };
}

/** The days of the month of a day, with the rest of their weeks. */
export function daysAround(day: string): Days {
  const first = `${day.slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  return { from: weekOf(first).at(0) ?? first, to: weekOf(last).at(-1) ?? last };
}

/** The start and end of an activity after a move that is not saved yet. */
export interface MovedTime extends EventTime {
  /** The text shown with it while there is no network. */
  readonly unconfirmed: string | undefined;
}

/** An activity as the calendar shows it; `moved` is where it was dragged to and is not saved yet. */
export function eventOf(activity: Activity, moved?: MovedTime): CalendarEvent {
  const { id, type, title, startAt, endAt, doneAt, customerFile, can } = activity;
  return {
    id,
    title: customerFile ? `${title} · ${customerFile.customerName}` : title,
    tone: tones[type],
    done: doneAt !== null,
    fixed: !can.edit,
    start: moved?.start ?? startAt,
    end: moved?.end ?? endAt ?? undefined,
    pending: moved?.unconfirmed,
  };
}

/** Returns days off as all-day events that cannot be moved. */
export function holidayEvents(days: Days, nameOf: (key: Holiday['key']) => string): CalendarEvent[] {
  return holidaysBetween(days.from, days.to).map(({ date, key }) => ({
    id: `holiday/${date}/${key}`,
    title: nameOf(key),
    start: date,
    allDay: true,
    tone: 'orange',
    fixed: true,
  }));
}
