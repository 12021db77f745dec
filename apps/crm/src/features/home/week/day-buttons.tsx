import { classes } from '@szansa/ui/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadingRows } from '#kit/records/loading-shapes.tsx';

import type { DayActivityProps } from './day-activity.tsx';
import { DayActivities } from './day-activities.tsx';
import { DayNumber } from './day-number.tsx';
import type { WeekDay } from './use-week.ts';
import { useWeekFormats } from './use-week-formats.ts';

/** So many activities of the chosen day are listed. */
const most = 10;

interface DayButtonsProps extends Pick<DayActivityProps, 'onOpen'> {
  label: string;
  days: readonly WeekDay[];
}

/** What is still to be done on a day, as a number. */
const openOf = ({ activities = [] }: WeekDay) => activities.filter(({ doneAt }) => doneAt === null).length;

/** The days of a week as buttons, with the activities of the chosen one below: for a phone. */
export function DayButtons({ label, days, onOpen }: DayButtonsProps) {
  const { t } = useTranslation(['week', 'common']);
  const { weekday } = useWeekFormats();
  const [chosenDate, choose] = useState<string | undefined>();
  const chosen =
    days.find(({ date }) => date === chosenDate) ?? days.find(({ isToday }) => isToday) ?? days.at(0);
  return (
    <>
      <div role="group" aria-label={label} className="grid grid-cols-7 gap-1">
        {days.map((day) => {
          const { date, name, isToday, isWeekend, holiday } = day;
          const open = openOf(day);
          const isDayOff = isWeekend || holiday !== undefined;
          return (
            <button
              key={date}
              type="button"
              aria-pressed={day === chosen}
              className={classes(
                'flex min-w-0! flex-col items-center rounded-medium border py-1 text-small',
                day === chosen ? 'border-accent bg-accent-soft' : 'border-border',
                day !== chosen && (isDayOff ? 'bg-surface-muted' : 'bg-surface'),
              )}
              onClick={() => choose(date)}
            >
              <span className="sr-only">
                {name}
                {open > 0 && `, ${t('open', { count: open })}`}
              </span>
              <span aria-hidden className="contents">
                <span className={holiday === undefined ? 'text-text-muted' : 'text-tone-orange'}>
                  {weekday(date)}
                </span>
                <DayNumber date={date} isToday={isToday} />
                <span className="min-h-4 text-tiny text-text-muted tabular-nums">{open > 0 ? open : ''}</span>
              </span>
            </button>
          );
        })}
      </div>
      {chosen && (
        <section aria-label={chosen.name} className="mt-3">
          <h3 aria-hidden className="mb-1 font-medium first-letter:uppercase">
            {chosen.name}
          </h3>
          {chosen.activities === undefined && (
            <div role="status" aria-label={t('common:states.loading')}>
              <LoadingRows count={2} />
            </div>
          )}
          {chosen.activities?.length === 0 && <p className="text-text-muted">{t('emptyDay')}</p>}
          <DayActivities
            day={chosen}
            most={most}
            onOpen={onOpen}
            className="divide-y divide-border rounded-large border border-border bg-surface"
          />
        </section>
      )}
    </>
  );
}
