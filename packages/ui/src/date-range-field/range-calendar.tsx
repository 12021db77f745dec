import { DayPicker, type DateRange as PickedRange, type Matcher } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { pl } from 'react-day-picker/locale/pl';

import {
  calendarClasses,
  CalendarChevron,
  FIRST_MONTH,
  LAST_MONTH,
  toIsoDate,
  toLocalDate,
} from '../date-field/index.ts';
import { useLabels } from '../labels/index.ts';

export interface RangeCalendarProps {
  /** `YYYY-MM-DD`; the end is null while only the first day is chosen. */
  from: string | null;
  to: string | null;
  onChange: (from: string | null, to: string | null) => void;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
}

/** Two months of days, one on a narrow screen; the first press starts a range, the second ends it. */
export function RangeCalendar({ from, to, onChange, today, min, max }: RangeCalendarProps) {
  const { locale } = useLabels();
  const outside: Matcher[] = [];
  if (min) outside.push({ before: toLocalDate(min) });
  if (max) outside.push({ after: toLocalDate(max) });
  const selected: PickedRange | undefined =
    from === null ? undefined : { from: toLocalDate(from), to: to === null ? undefined : toLocalDate(to) };
  const complete = from !== null && to !== null;

  return (
    <DayPicker
      mode="range"
      numberOfMonths={2}
      selected={selected}
      defaultMonth={monthBefore(to ?? from ?? today)}
      today={toLocalDate(today)}
      onSelect={(_range, day) => {
        const pressed = toIsoDate(day);
        if (from === null || complete) onChange(pressed, null);
        else if (pressed < from) onChange(pressed, from);
        else onChange(from, pressed);
      }}
      disabled={outside}
      startMonth={min ? toLocalDate(min) : FIRST_MONTH}
      endMonth={max ? toLocalDate(max) : LAST_MONTH}
      captionLayout="dropdown"
      locale={locale.startsWith('pl') ? pl : enGB}
      weekStartsOn={1}
      components={{ Chevron: CalendarChevron }}
      classNames={{
        ...calendarClasses,
        months: 'relative flex gap-4',
        month: 'max-sm:not-first:hidden',
        selected: '',
        range_start: ends,
        range_end: ends,
        range_middle: 'bg-accent-soft [&>button]:rounded-none',
      }}
    />
  );
}

const ends =
  'bg-accent-soft first:rounded-l-small last:rounded-r-small [&>button]:bg-accent [&>button]:text-on-accent [&>button]:hover:bg-accent-hover';

/** Returns the month before a date, so that the chosen end is in the right one of the two months. */
function monthBefore(date: string): Date {
  const month = toLocalDate(date);
  return new Date(month.getFullYear(), month.getMonth() - 1, 1);
}
