import { holidaysBetween } from '@szansa/domain/activity';
import { addDays, isCalendarDate, isWeekend, warsawDay, weekOf } from '@szansa/domain/shared';
import { currentTime } from '@szansa/ui/clock';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import type { Activity } from '#parts/activity/records.ts';

import { activitiesOn } from './days.ts';
import { useWeekFormats } from './use-week-formats.ts';

export interface WeekDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `piątek, 20 listopada`, with what is special about it. */
  readonly name: string;
  readonly isToday: boolean;
  readonly isWeekend: boolean;
  readonly holiday: string | undefined;
  /** Undefined until they are known. */
  readonly activities: readonly Activity[] | undefined;
}

/** The week that the address names, else the running one, with the user's own activities. */
export function useWeek() {
  const { t } = useTranslation(['week', 'holidays']);
  const { dayName, days: nameOfDays } = useWeekFormats();
  const [today] = useState(() => warsawDay(currentTime()));
  const address = useAddressPart('week');
  const dates = weekOf(address.value !== undefined && isCalendarDate(address.value) ? address.value : today);
  const [first = today, last = today] = [dates.at(0), dates.at(-1)];
  const found = useQuery(
    queries.activities.calendar.query({ query: { is_self: true, from: first, to: last } }),
  );
  const holidays = new Map(holidaysBetween(first, last).map(({ date, key }) => [date, t(`holidays:${key}`)]));
  const show = (day: string) => void address.change(weekOf(day).includes(today) ? undefined : day);
  const dayOf = (date: string): WeekDay => {
    const holiday = holidays.get(date);
    const isToday = date === today;
    return {
      date,
      name: [dayName(date), isToday && t('isToday'), holiday].filter(Boolean).join(', '),
      isToday,
      isWeekend: isWeekend(date),
      holiday,
      activities: found.data && activitiesOn(found.data.items, date),
    };
  };
  return {
    found,
    days: dates.map(dayOf),
    name: nameOfDays(first, last),
    isRunning: dates.includes(today),
    /** The day before the running week. */
    before: addDays(weekOf(today)[0] ?? today, -1),
    step: (weeks: -1 | 1) => show(addDays(first, 7 * weeks)),
    showRunning: () => show(today),
  };
}
