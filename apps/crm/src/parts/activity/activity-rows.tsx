import { personName } from '@szansa/domain/shared';
import { classes } from '@szansa/ui/classes';
import { useTranslation } from 'react-i18next';

import { PendingMark } from '#kit/live/pending-mark.tsx';
import { useUser } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { ActivityIcon } from './activity-icon.tsx';
import { ActivityTick } from './activity-tick.tsx';
import type { Activity } from './records.ts';
import { useActivityState } from './use-activity-state.ts';

interface ActivityRowsProps {
  label: string;
  activities: readonly Activity[];
  /** Shows the whole of one. */
  onOpen: (activity: Activity) => void;
  /** After one was marked as done. */
  onCompleted?: ((activity: Activity) => void) | undefined;
  /** Whether each row shows the customer of its opportunity. */
  showsCustomer?: boolean;
}

/** A list of activities: what, when, for whom, and a button that marks each as done. */
export function ActivityRows(props: ActivityRowsProps) {
  const { label, activities, onOpen, onCompleted, showsCustomer = false } = props;
  return (
    <ul aria-label={label} className="divide-y divide-border rounded-large border border-border bg-surface">
      {activities.map((activity) => (
        <ActivityRow
          key={activity.id}
          activity={activity}
          onOpen={onOpen}
          onCompleted={onCompleted}
          showsCustomer={showsCustomer}
        />
      ))}
    </ul>
  );
}

interface ActivityRowProps extends Pick<ActivityRowsProps, 'onOpen' | 'onCompleted' | 'showsCustomer'> {
  activity: Activity;
}

function ActivityRow({ activity, onOpen, onCompleted, showsCustomer }: ActivityRowProps) {
  const { t } = useTranslation(['activity', 'labels']);
  const { instant } = useFormats();
  const user = useUser();
  const { type, title, startAt, doneAt, outcome, customerFile, worker } = activity;
  const { isDone, isUnconfirmed, isOverdue } = useActivityState(activity);
  const about = [
    t(`labels:activityType.${type}`),
    showsCustomer && customerFile ? `${customerFile.customerName} #${customerFile.number}` : null,
    worker.id === user.id ? null : personName(worker),
    outcome,
  ];
  return (
    <li className="relative flex items-start gap-2 px-2 py-1.5 hover:bg-row-hover">
      <ActivityTick activity={activity} onCompleted={onCompleted} />
      <div className="min-w-0 flex-1 py-0.5">
        <button
          type="button"
          className={classes(
            'flex max-w-full items-center gap-1.5 text-left font-medium after:absolute after:inset-0',
            isDone && 'text-text-muted',
          )}
          onClick={() => onOpen(activity)}
        >
          <ActivityIcon type={type} />
          <span className="truncate">{title}</span>
        </button>
        <p className="text-small break-words text-text-muted">{about.filter(Boolean).join(' · ')}</p>
        {isUnconfirmed && <PendingMark />}
      </div>
      <p className="shrink-0 py-0.5 text-right text-small text-text-muted tabular-nums">
        <time dateTime={doneAt ?? startAt}>{instant(doneAt ?? startAt)}</time>
        {isOverdue && <span className="block text-destructive">{t('overdue')}</span>}
      </p>
    </li>
  );
}
