import { personName, warsawDay } from '@szansa/domain/shared';
import { Avatar } from '@szansa/ui/avatar';
import { DescriptionList } from '@szansa/ui/description-list';
import { HoverCard } from '@szansa/ui/hover-card';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { classes } from '@szansa/ui/classes';

import { Instant } from '#kit/records/instant.tsx';
import { pictureOf } from '#kit/records/person-picture.ts';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { OpportunityLabels } from '#parts/opportunity/labels.tsx';
import { VehicleName } from '#parts/vehicle/vehicle-name.tsx';
import { ActivityIcon } from '#parts/activity/activity-icon.tsx';
import type { BoardCard } from './move-card.ts';
import { StageAge } from './stage-age.tsx';

interface NextActivityProps {
  activity: NonNullable<BoardCard['nextActivity']>;
  /** Milliseconds; what ended before is overdue. */
  now: number;
}

/** What is to be done next for an opportunity: its kind, title and time. */
function NextActivity({ activity, now }: NextActivityProps) {
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

interface OpportunityCardProps {
  card: BoardCard;
  /** When the board was fetched, in milliseconds: days and overdue activities are shown as of then. */
  readAt: number;
  /** It was moved, and the server does not know yet. */
  isUnconfirmed: boolean;
}

/** One opportunity on the board; a press anywhere on it opens it. */
export function OpportunityCard({ card, readAt, isUnconfirmed }: OpportunityCardProps) {
  const { t } = useTranslation(['opportunities', 'common']);
  const { wholeMoney } = useFormats();
  const today = warsawDay(new Date(readAt));
  const owner = card.worker ? personName(card.worker) : null;
  return (
    <div className="space-y-1">
      <p className="flex items-baseline gap-2">
        <HoverCard
          side="right"
          trigger={
            <Link
              to="/sales-opportunity/$id"
              params={{ id: card.id }}
              draggable={false}
              className="min-w-0 truncate font-medium after:absolute after:inset-0 hover:text-accent-text"
            >
              {card.customer.name}
            </Link>
          }
        >
          <CardDetails card={card} />
        </HoverCard>
        <span className="text-small text-text-muted tabular-nums">#{card.number}</span>
        {isUnconfirmed && <PendingMark isSmall />}
      </p>
      <p className="truncate text-small text-text-muted">
        {card.vehicle ? <VehicleName name={card.vehicle} opportunityId={card.id} /> : t('noVehicle')}
      </p>
      <OpportunityLabels labels={card.labels} />
      {card.nextActivity && <NextActivity activity={card.nextActivity} now={readAt} />}
      <p className="flex items-center gap-2 pt-0.5 text-small">
        <span className="min-w-0 flex-1 truncate tabular-nums">
          {card.vehicleValue && `${wholeMoney(card.vehicleValue)} ${t('common:net')}`}
        </span>
        <StageAge opportunity={card} today={today} />
        {card.worker && owner && <Avatar name={owner} picture={pictureOf(card.worker)} size="small" />}
      </p>
    </div>
  );
}

/** What the card has no room for: names in full, who looks after it, and when it was last moved and touched. */
function CardDetails({ card }: { card: BoardCard }) {
  const { t } = useTranslation('opportunities');
  return (
    <>
      <p className="font-medium wrap-anywhere">{card.customer.name}</p>
      <p className="mb-2 text-small text-text-muted wrap-anywhere">{card.vehicle ?? t('noVehicle')}</p>
      <DescriptionList
        layout="beside"
        items={[
          { label: t('columns.worker'), value: card.worker ? personName(card.worker) : t('unassigned') },
          { label: t('columns.statusChangedAt'), value: <Instant at={card.statusChangedAt} /> },
          { label: t('board.lastActivity'), value: <Instant at={card.lastActivityAt} /> },
          { label: t('columns.labels'), value: card.labels.map(({ title }) => title).join(', ') },
        ]}
      />
    </>
  );
}
