import { daysInStage, isStale, type OpportunityStatus } from '@szansa/domain/opportunity';
import type { CalendarDate } from '@szansa/domain/shared';
import { classes } from '@szansa/ui/classes';
import { Clock, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useDayLimits } from '#parts/opportunity/use-day-limits.ts';

interface StageAgeProps {
  opportunity: { readonly status: OpportunityStatus; readonly statusChangedAt: string };
  today: CalendarDate;
}

/** How long an opportunity has been in its status; longer than the agency's limit is marked, in words as well. */
export function StageAge({ opportunity: { status, statusChangedAt }, today }: StageAgeProps) {
  const { t } = useTranslation('opportunities');
  const limit = useDayLimits()[status] ?? 0;
  const count = daysInStage(statusChangedAt, today);
  const stale = isStale(count, limit);
  const Icon = stale ? Hourglass : Clock;
  const whole = stale ? t('board.staleFor', { count, limit }) : t('board.inStageFor', { count });
  return (
    <span
      title={whole}
      className={classes(
        'inline-flex shrink-0 items-center gap-1 tabular-nums',
        stale ? 'rounded-small bg-warning-soft px-1 font-medium text-warning' : 'text-text-muted',
      )}
    >
      <Icon aria-hidden className="size-3" />
      <span aria-hidden>{t('board.daysInStage', { count })}</span>
      <span className="sr-only">{whole}</span>
    </span>
  );
}
