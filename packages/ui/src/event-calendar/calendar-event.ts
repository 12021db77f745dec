import { wallClock } from '../clock/index.ts';

export type EventTone = 'grey' | 'blue' | 'indigo' | 'violet' | 'orange' | 'amber' | 'teal' | 'green';

export type CalendarView = 'month' | 'week' | 'day' | 'agenda';

/** When something is. `start` and `end` are ISO 8601 with a zone, or `YYYY-MM-DD` when `allDay`. */
export interface EventTime {
  start: string;
  /** Not included: an all-day event of 5 March ends on `2026-03-06`. */
  end?: string | undefined;
  allDay?: boolean | undefined;
}

export interface CalendarEvent extends EventTime {
  id: string;
  title: string;
  tone?: EventTone | undefined;
  done?: boolean | undefined;
  /** May not be moved, though others may. */
  fixed?: boolean | undefined;
  /** Its time is not saved yet, with this text: "waits for the connection". */
  pending?: string | undefined;
}

export interface MoveForm {
  startDate: string;
  /** `HH:MM`; not used for all-day events. */
  startTime: string;
  /** Last day included. */
  endDate: string;
  endTime: string;
}

/** What the form of moving starts with: an event's time as the clock of the zone shows it. */
export function moveFormOf(time: EventTime, timeZone: string): MoveForm {
  if (time.allDay) {
    const start = time.start.slice(0, 10);
    return { startDate: start, startTime: '', endDate: lastDayOf(time), endTime: '' };
  }
  const start = wallClock(new Date(time.start), timeZone);
  const end = wallClock(
    time.end ? new Date(time.end) : new Date(new Date(time.start).getTime() + HOUR),
    timeZone,
  );
  return { startDate: start.date, startTime: start.time, endDate: end.date, endTime: end.time };
}

/**
 * Returns the time a form gives an event; undefined when its end is not after its start or a part is missing. Of an
 * hour that the clock repeats in autumn it chooses the former one, and an unchanged form preserves the length.
 */
export function timeOfForm(form: MoveForm, before: EventTime, timeZone: string): EventTime | undefined {
  const allDay = before.allDay ?? false;
  if (allDay) {
    if (!isDay(form.startDate) || !isDay(form.endDate) || form.endDate < form.startDate) return undefined;
    return { start: form.startDate, end: addDays(form.endDate, 1), allDay: true };
  }
  const isSame = (moment: Date, date: string, time: string) => {
    const clock = wallClock(moment, timeZone);
    return clock.date === date && clock.time === time;
  };
  const startBefore = new Date(before.start);
  const start = isSame(startBefore, form.startDate, form.startTime)
    ? startBefore
    : momentOf(form.startDate, form.startTime, timeZone);
  const sameLength = start && new Date(start.getTime() + lengthOf(before));
  const end =
    sameLength && isSame(sameLength, form.endDate, form.endTime)
      ? sameLength
      : momentOf(form.endDate, form.endTime, timeZone);
  if (!start || !end || end <= start) return undefined;
  return { start: start.toISOString(), end: end.toISOString(), allDay: false };
}

/** Shifts the end of an event's form by as much as its start moved, so that the event has the same length. */
export function withStart(
  form: MoveForm,
  start: Pick<MoveForm, 'startDate' | 'startTime'>,
  before: EventTime,
  timeZone: string,
): MoveForm {
  const next = { ...form, ...start };
  if (before.allDay) {
    const [from, to] = [dayNumber(form.startDate), dayNumber(start.startDate)];
    if (from === undefined || to === undefined || !isDay(form.endDate)) return next;
    return { ...next, endDate: addDays(form.endDate, to - from) };
  }
  const time = timeOfForm(form, before, timeZone);
  const moment = momentOf(start.startDate, start.startTime, timeZone);
  if (!time || !moment) return next;
  const end = wallClock(new Date(moment.getTime() + lengthOf(time)), timeZone);
  return { ...next, endDate: end.date, endTime: end.time };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds from the start to the end of an event with hours; one without an end is shown as an hour. */
function lengthOf({ start, end }: EventTime): number {
  return end === undefined ? HOUR : Date.parse(end) - Date.parse(start);
}

/** The time of an event that was dragged, as long as before: the clock may have changed between the two. */
export function draggedTime(before: EventTime, dragged: EventTime): EventTime {
  if (before.allDay || dragged.allDay || before.end === undefined) return dragged;
  if (lengthOf(dragged) === lengthOf(before)) return dragged;
  const end = new Date(Date.parse(dragged.start) + lengthOf(before));
  return { ...dragged, end: end.toISOString() };
}

function lastDayOf(time: EventTime): string {
  return time.end ? addDays(time.end.slice(0, 10), -1) : time.start.slice(0, 10);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

function dayNumber(day: string): number | undefined {
  return isDay(day) ? Date.parse(day) / DAY : undefined;
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** The moment the clock of the zone shows a day and an hour; an hour the clock skips becomes the one after it. */
function momentOf(date: string, time: string, timeZone: string): Date | undefined {
  if (!isDay(date) || !/^\d{2}:\d{2}$/.test(time)) return undefined;
  const asUtc = Date.parse(`${date}T${time}Z`);
  const offsetAt = (moment: number) => {
    const wall = wallClock(new Date(moment), timeZone);
    return Date.parse(`${wall.date}T${wall.time}Z`) - moment;
  };
  // the second look settles hours beside a change of the clock
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess));
}
