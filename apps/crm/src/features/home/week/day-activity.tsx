import { warsawClock } from '@szansa/domain/shared';
import { classes } from '@szansa/ui/classes';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { PendingMark } from '#kit/live/pending-mark.tsx';
import { ActivityIcon } from '#parts/activity/activity-icon.tsx';
import { ActivityTick } from '#parts/activity/activity-tick.tsx';
import type { Activity } from '#parts/activity/records.ts';
import { useActivityState } from '#parts/activity/use-activity-state.ts';

export interface DayActivityProps {
  activity: Activity;
  /** The day on which it is shown; it may have started before. */
  date: string;
  /** Shows the whole of it. */
  onOpen: (activity: Activity) => void;
}

/** An activity in a day of the week: its time, kind and customer, and a button that marks it as done. */
export function DayActivity({ activity, date, onOpen }: DayActivityProps) {
  const { t } = useTranslation(['week', 'activity', 'labels']);
  const { type, title, startAt, customerFile } = activity;
  const { isDone, isUnconfirmed, isOverdue } = useActivityState(activity);
  const start = warsawClock(new Date(startAt));
  return (
    <li className={classes('relative rounded-medium p-1 hover:bg-row-hover', isDone && 'text-text-muted')}>
      <div className="flex items-center gap-1">
        <ActivityTick activity={activity} />
        <time
          dateTime={startAt}
          className={classes('text-small tabular-nums', isOverdue ? 'text-destructive' : 'text-text-muted')}
        >
          {start.day === date ? start.time : t('continued')}
          {isOverdue && <span className="sr-only">, {t('activity:overdue')}</span>}
        </time>
        <span className="ml-auto text-text-muted">
          <ActivityIcon type={type} />
          <span className="sr-only">{t(`labels:activityType.${type}`)}</span>
        </span>
      </div>
      <button
        type="button"
        className={classes(
          'line-clamp-2 min-w-0 px-1 text-left text-small font-medium wrap-anywhere after:absolute after:inset-0',
          isDone && 'line-through',
        )}
        onClick={() => onOpen(activity)}
      >
        {title}
        {isDone && <span className="sr-only"> ({t('isDone')})</span>}
      </button>
      {customerFile && (
        <p className="flex px-1 text-small">
          <TextLink asChild quiet className="relative z-sticky min-w-0 truncate font-normal text-text-muted">
            <Link
              to="/sales-opportunity/$id"
              params={{ id: customerFile.id }}
              aria-label={t('opportunity', { name: `${customerFile.customerName} #${customerFile.number}` })}
            >
              {customerFile.customerName}
            </Link>
          </TextLink>
        </p>
      )}
      {isUnconfirmed && <PendingMark />}
    </li>
  );
}
