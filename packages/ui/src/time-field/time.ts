export type TimeAccuracy = 'hour' | 'minute' | 'second' | 'millisecond';
export type TimePart = 'hour' | 'minute' | 'second' | 'millisecond';
export type Period = 'am' | 'pm';

/** The known parts of a time; the hour is always of 24. */
export type TimeParts = Readonly<Partial<Record<TimePart, number>>>;

const ALL: readonly TimePart[] = ['hour', 'minute', 'second', 'millisecond'];

/** Largest value of a part; the smallest is 0. */
export const LARGEST: Readonly<Record<TimePart, number>> = {
  hour: 23,
  minute: 59,
  second: 59,
  millisecond: 999,
};

/** The parts a time of this accuracy is made of, from the hour on. */
export function partsOf(accuracy: TimeAccuracy): readonly TimePart[] {
  return ALL.slice(0, ALL.indexOf(accuracy) + 1);
}

/** `HH:MM`, `HH:MM:SS` or `HH:MM:SS.mmm` → its parts; undefined for any other text. */
export function parseTime(text: string): TimeParts | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{3}))?)?$/.exec(text);
  if (!found) return undefined;
  const [, hour = '', minute = '', second, millisecond] = found;
  return {
    hour: Number(hour),
    minute: Number(minute),
    ...(second === undefined ? {} : { second: Number(second) }),
    ...(millisecond === undefined ? {} : { millisecond: Number(millisecond) }),
  };
}

/**
 * Returns the text of a time with every part its accuracy requires; '' while one is missing. An hour alone is `HH:00`.
 */
export function formatTime(parts: TimeParts, accuracy: TimeAccuracy): string {
  if (partsOf(accuracy).some((part) => parts[part] === undefined)) return '';
  const { hour = 0, minute = 0, second = 0, millisecond = 0 } = parts;
  const base = `${pad(hour, 2)}:${pad(accuracy === 'hour' ? 0 : minute, 2)}`;
  if (accuracy === 'hour' || accuracy === 'minute') return base;
  const withSeconds = `${base}:${pad(second, 2)}`;
  return accuracy === 'second' ? withSeconds : `${withSeconds}.${pad(millisecond, 3)}`;
}

/** Returns the next value of a part: it wraps around at the end; an odd value first moves to a multiple of the step. */
export function stepPart(value: number | undefined, by: 1 | -1, largest: number, step = 1): number {
  const last = largest - (largest % step);
  if (value === undefined) return by === 1 ? 0 : last;
  const next = by === 1 ? (Math.floor(value / step) + 1) * step : (Math.ceil(value / step) - 1) * step;
  if (next > last) return 0;
  return next < 0 ? last : next;
}

/** Hour of 24 → what a twelve-hour clock shows: 0 is 12 at night, 12 is 12 at noon. */
export function toTwelve(hour: number): { hour: number; period: Period } {
  return { hour: hour % 12 === 0 ? 12 : hour % 12, period: hour < 12 ? 'am' : 'pm' };
}

export function fromTwelve(hour: number, period: Period): number {
  return (hour % 12) + (period === 'pm' ? 12 : 0);
}

export interface TypedDigits {
  value: number;
  /** Digits typed so far in this part, to add the next one to. */
  typed: string;
  /** No further digit fits: the next part is to be typed in. */
  done: boolean;
}

/** Returns a part after a digit was typed; one that does not fit after the others starts the part again. */
export function typeDigit(typed: string, digit: string, smallest: number, largest: number): TypedDigits {
  const joined = typed + digit;
  const text = Number(joined) > largest || joined.length > String(largest).length ? digit : joined;
  const value = Number(text);
  const full = text.length >= String(largest).length || value * 10 > largest;
  return { value: full ? Math.max(smallest, value) : value, typed: full ? '' : text, done: full };
}

/** Returns whether a time is within the limits, both included; texts of one accuracy can be compared directly. */
export function isWithin(time: string, min: string | undefined, max: string | undefined): boolean {
  return (
    (min === undefined || padded(time) >= padded(min)) && (max === undefined || padded(time) <= padded(max))
  );
}

/** Text pasted or typed as a whole: `9:05`, `0905`, `9.05`, `9:05 pm`; undefined when it is no time. */
export function readTime(text: string): TimeParts | undefined {
  const found = /^(\d{1,2})(?:[:.]?(\d{2}))?(?::(\d{2})(?:[.,](\d{1,3}))?)?\s*(am|pm)?$/i.exec(text.trim());
  if (!found) return undefined;
  const [, hours = '', minutes = '00', seconds, fraction, period] = found;
  const half = period?.toLowerCase();
  if (half !== undefined && (Number(hours) < 1 || Number(hours) > 12)) return undefined;
  const hour = half === 'am' || half === 'pm' ? fromTwelve(Number(hours), half) : Number(hours);
  const seen = `${pad(hour, 2)}:${minutes}:${seconds ?? '00'}.${(fraction ?? '').padEnd(3, '0')}`;
  return parseTime(seen);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

function padded(time: string): string {
  return `${time}${'00:00:00.000'.slice(time.length)}`;
}
