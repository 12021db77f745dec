import type { Data, Endpoints, Input } from '@szansa/api-client/client';
import { daysInStage } from '@szansa/domain/opportunity';
import { personName, warsawDay } from '@szansa/domain/shared';
import { Avatar } from '@szansa/ui/avatar';
import { Badge } from '@szansa/ui/badge';
import { currentTime } from '@szansa/ui/clock';
import { lazyDialog } from '@szansa/ui/lazy';
import { PageHeader } from '@szansa/ui/page-header';
import { Clock, Megaphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useUnanswered, pendingOf } from '#kit/live/pending-changes.ts';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { pictureOf } from '#kit/records/person-picture.ts';
import { useRecentRecord } from '#kit/records/recent-records.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { OpportunityLabels } from '#parts/opportunity/labels.tsx';
import type { Opportunity } from '#parts/opportunity/records.ts';
import { OpportunityStatusChip } from '#parts/opportunity/status.tsx';
import { OthersHere } from '#parts/presence/lazy-others-here.ts';

import { OpportunityActions } from './opportunity-actions.tsx';

const CustomerDialog = lazyDialog(async () => (await import('./customer-dialog.tsx')).CustomerDialog);

type ListedOpportunity = Data<Endpoints['opportunities']['list']>['items'][number];

interface OpportunityHeadingProps {
  opportunity: ListedOpportunity;
  title: ReactNode;
  isMoving?: boolean;
  actions: ReactNode;
}

/** Who, what and in which stage, as far as a list knows it. */
export function OpportunityHeading({ opportunity, title, isMoving, actions }: OpportunityHeadingProps) {
  const { t } = useTranslation(['opportunity', 'opportunities']);
  const { worker, labels, leadSource, isArchived } = opportunity;
  const [today] = useState(() => warsawDay(currentTime()));
  const count = daysInStage(opportunity.statusChangedAt, today);
  const owner = worker ? personName(worker) : null;
  return (
    <PageHeader
      title={title}
      status={
        <>
          <span className="text-text-muted tabular-nums">#{opportunity.number}</span>
          <OpportunityStatusChip status={opportunity.status} />
          {isMoving && <PendingMark />}
          {isArchived && <Badge tone="archive">{t('related.archived')}</Badge>}
          <OthersHere record={{ entity: 'opportunity', id: opportunity.id }} />
        </>
      }
      actions={actions}
      actionsAtFoot
      meta={
        <>
          <span className="inline-flex items-center gap-1.5">
            {worker && owner && (
              <Avatar name={owner} picture={pictureOf(worker)} size="small" named={false} />
            )}
            {owner ? t('ownerIs', { name: owner }) : t('noOwner')}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Megaphone aria-hidden className="size-3.5" />
            {leadSource?.name ?? t('noLeadSource')}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden className="size-3.5" />
            {t('daysInStage', { count })}
          </span>
          {labels.length > 0 && <OpportunityLabels labels={labels} />}
        </>
      }
    />
  );
}

/** Who, what, in which stage, and the next sensible action. */
export function OpportunityHeader({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunity');
  const { has } = useAccess();
  const [showsCustomer, setShowsCustomer] = useState(false);
  const { customer } = opportunity;
  useRecentRecord({
    kind: 'opportunity',
    id: opportunity.id,
    label: customer.name,
    hint: `#${opportunity.number}`,
    name: `#${opportunity.number} ${customer.name}`,
  });
  const moving = pendingOf(
    useUnanswered<Input<Endpoints['opportunities']['move']>>(queries.opportunities.move.key()),
    opportunity.id,
  );
  // it cannot be moved again until the pending move is saved
  const shown = moving ? { ...opportunity, status: moving.body.status, moves: [] } : opportunity;
  return (
    <>
      <OpportunityHeading
        opportunity={shown}
        isMoving={moving !== undefined}
        title={
          has('customer.get') ? (
            <button
              type="button"
              aria-label={t('customer.show', { name: customer.name })}
              className="rounded-small text-left underline-offset-4 hover:underline"
              onClick={() => setShowsCustomer(true)}
            >
              {customer.name}
            </button>
          ) : (
            customer.name
          )
        }
        actions={<OpportunityActions opportunity={shown} />}
      />
      <CustomerDialog opportunity={opportunity} open={showsCustomer} onOpenChange={setShowsCustomer} />
    </>
  );
}
