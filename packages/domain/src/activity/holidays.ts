import { addDays, type CalendarDate } from '../shared/index.ts';

/** A day off by law in Poland. */
export interface Holiday {
  readonly date: CalendarDate;
  readonly key: HolidayKey;
}

const fixed = {
  '01-01': 'new_year',
  '01-06': 'epiphany',
  '05-01': 'labour_day',
  '05-03': 'constitution_day',
  '08-15': 'assumption',
  '11-01': 'all_saints',
  '11-11': 'independence_day',
  '12-24': 'christmas_eve',
  '12-25': 'christmas_day',
  '12-26': 'second_christmas_day',
} as const;

/** Days after Easter Sunday. */
const movable = { 0: 'easter', 1: 'easter_monday', 49: 'pentecost', 60: 'corpus_christi' } as const;

export type HolidayKey = (typeof fixed)[keyof typeof fixed] | (typeof movable)[keyof typeof movable];

/** Easter Sunday of a year by the Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): CalendarDate {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return new Date(Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1)).toISOString().slice(0, 10);
}

/** The first year in which 24 December is a day off (Dz.U. 2024 poz. 1965). */
const firstFreeChristmasEve = 2025;

function holidaysOf(year: number): readonly Holiday[] {
  const sunday = easter(year);
  const fixedDays = Object.entries(fixed).map(([day, key]) => ({ date: `${year}-${day}`, key }));
  const movableDays = Object.entries(movable).map(([days, key]) => ({
    date: addDays(sunday, Number(days)),
    key,
  }));
  return [...fixedDays, ...movableDays]
    .filter(({ key }) => key !== 'christmas_eve' || year >= firstFreeChristmasEve)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Days off by law from one day to another, both included (ustawa z 18.01.1951 o dniach wolnych od pracy). */
export function holidaysBetween(from: CalendarDate, to: CalendarDate): readonly Holiday[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return years.flatMap(holidaysOf).filter(({ date }) => date >= from && date <= to);
}

/** The holiday on a day; undefined for any other day. */
export function holidayOn(day: CalendarDate): Holiday | undefined {
  return holidaysBetween(day, day)[0];
}
