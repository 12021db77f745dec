import { IconButton } from '@szansa/ui/icon-button';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import type { Activity } from './records.ts';
import { useActivityState } from './use-activity-state.ts';
import { useComplete } from './use-complete.ts';

interface ActivityTickProps {
  activity: Activity;
  /** After it was marked as done. */
  onCompleted?: ((activity: Activity) => void) | undefined;
}

/** Marks an activity as done; shows only its state where it is done or the user may not change it. */
export function ActivityTick({ activity, onCompleted }: ActivityTickProps) {
  const { t } = useTranslation('activity');
  const { isSaving, complete } = useComplete(onCompleted);
  const { isDone, isUnconfirmed } = useActivityState(activity);
  if (activity.can.edit && !isDone && !isUnconfirmed) {
    return (
      <IconButton
        label={t('completeNamed', { title: activity.title })}
        icon={<Circle aria-hidden />}
        size="small"
        className="relative z-sticky"
        loading={isSaving}
        onClick={() => complete(activity)}
      />
    );
  }
  return (
    <span className="grid size-7 shrink-0 place-items-center text-text-muted [&_svg]:size-4">
      {isDone ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
    </span>
  );
}
