import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { mostImportant } from './days.ts';
import { DayActivity, type DayActivityProps } from './day-activity.tsx';
import type { WeekDay } from './use-week.ts';

interface DayActivitiesProps extends Pick<DayActivityProps, 'onOpen'> {
  day: WeekDay;
  /** So many have room; the others are a number that leads to the day in the calendar. */
  most: number;
  className?: string;
}

/** The activities of a day, by their time. */
export function DayActivities({
  day: { date, name, activities = [] },
  most,
  onOpen,
  className,
}: DayActivitiesProps) {
  const { t } = useTranslation('week');
  const shown = mostImportant(activities, most);
  const hidden = activities.length - shown.length;
  return (
    <>
      {shown.length > 0 && (
        <ul aria-label={t('ofDay', { day: name })} className={className}>
          {shown.map((activity) => (
            <DayActivity key={activity.id} activity={activity} date={date} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <TextLink asChild className="m-1 self-start text-small tabular-nums">
          <Link to="/calendar" search={{ view: 'day', day: date }}>
            <span aria-hidden>+{hidden}</span>
            <span className="sr-only">{t('hidden', { count: hidden, day: name })}</span>
          </Link>
        </TextLink>
      )}
    </>
  );
}
