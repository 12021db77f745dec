import { DayPicker, type Matcher } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { pl } from 'react-day-picker/locale/pl';

import { useLabels } from '../labels/index.ts';
import { useTimeZone } from '../provider/index.ts';
import { currentDay } from '../timeline/days.ts';
import {
  calendarClasses,
  CalendarChevron,
  FIRST_MONTH,
  LAST_MONTH,
  toIsoDate,
  toLocalDate,
} from './calendar-look.tsx';

export interface CalendarProps {
  /** `YYYY-MM-DD` or null. */
  value: string | null;
  onValueChange: (date: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** A month of days, Monday first, with quick choice of month and year. */
export function Calendar({ value, onValueChange, min, max }: CalendarProps) {
  const { locale } = useLabels();
  const timeZone = useTimeZone();
  const selected = value === null ? undefined : toLocalDate(value);
  const outside: Matcher[] = [];
  if (min) outside.push({ before: toLocalDate(min) });
  if (max) outside.push({ after: toLocalDate(max) });

  return (
    <DayPicker
      mode="single"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the calendar opens in a popover on purpose: the keyboard has to land on its day
      autoFocus
      required
      selected={selected}
      today={toLocalDate(currentDay(timeZone))}
      {...(selected ? { defaultMonth: selected } : {})}
      onSelect={(date) => {
        onValueChange(toIsoDate(date));
      }}
      disabled={outside}
      startMonth={min ? toLocalDate(min) : FIRST_MONTH}
      endMonth={max ? toLocalDate(max) : LAST_MONTH}
      captionLayout="dropdown"
      locale={locale.startsWith('pl') ? pl : enGB}
      weekStartsOn={1}
      components={{ Chevron: CalendarChevron }}
      classNames={calendarClasses}
    />
  );
}
