import type { BoardCard } from '@szansa/api-client/realtime/board';
import { classes } from '@szansa/ui/classes';
import { useTranslation } from 'react-i18next';

import { Instant } from '#kit/records/instant.tsx';
import { ActivityIcon } from '#parts/activity/activity-icon.tsx';

interface NextActivityProps {
  activity: NonNullable<BoardCard['nextActivity']>;
  /** Milliseconds; what ended before is overdue. */
  now: number;
}

/** What is to be done next for an opportunity: its kind, title and time. */
export function NextActivity({ activity, now }: NextActivityProps) {
  const { t } = useTranslation(['activity', 'labels']);
  const { type, title, startAt, endAt } = activity;
  const isOverdue = Date.parse(endAt ?? startAt) < now;
  return (
    <p
      className={classes(
        'flex items-center gap-1.5 text-small [&_svg]:size-3.5',
        isOverdue ? 'text-destructive' : 'text-text-muted',
      )}
    >
      <ActivityIcon type={type} />
      <span className="sr-only">{t(`labels:activityType.${type}`)}: </span>
      <span className="min-w-0 flex-1 truncate">{title}</span>
      <span className="shrink-0 tabular-nums">
        <Instant at={startAt} />
        {isOverdue && <span className="sr-only">, {t('overdue')}</span>}
      </span>
    </p>
  );
}
