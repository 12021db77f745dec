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
  /** Its time is not kept yet, in these words: "waits for the connection". */
  waiting?: string | undefined;
}

export interface MoveForm {
  startDate: string;
  /** `HH:MM`; not asked of all-day events. */
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

/** The time a form says; undefined when its end is not after its start or a part is missing. */
export function timeOfForm(form: MoveForm, allDay: boolean, timeZone: string): EventTime | undefined {
  if (allDay) {
    if (!isDay(form.startDate) || !isDay(form.endDate) || form.endDate < form.startDate) return undefined;
    return { start: form.startDate, end: addDays(form.endDate, 1), allDay: true };
  }
  const start = momentOf(form.startDate, form.startTime, timeZone);
  const end = momentOf(form.endDate, form.endTime, timeZone);
  if (!start || !end || end <= start) return undefined;
  return { start: start.toISOString(), end: end.toISOString(), allDay: false };
}

/** Shifts the end of a form by as much as its start moved, so that an event keeps its length. */
export function withStart(
  form: MoveForm,
  start: Pick<MoveForm, 'startDate' | 'startTime'>,
  allDay: boolean,
  timeZone: string,
) {
  const before = allDay
    ? dayNumber(form.startDate)
    : momentOf(form.startDate, form.startTime, timeZone)?.getTime();
  const after = allDay
    ? dayNumber(start.startDate)
    : momentOf(start.startDate, start.startTime, timeZone)?.getTime();
  const next = { ...form, ...start };
  if (before === undefined || after === undefined) return next;
  if (allDay) return isDay(form.endDate) ? { ...next, endDate: addDays(form.endDate, after - before) } : next;
  const end = momentOf(form.endDate, form.endTime, timeZone);
  if (!end) return next;
  const moved = wallClock(new Date(end.getTime() + after - before), timeZone);
  return { ...next, endDate: moved.date, endTime: moved.time };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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

function wallClock(moment: Date, timeZone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment);
  const [date = '', time = ''] = parts.split(' ');
  return { date, time };
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
