import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { Button } from '@szansa/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { IconButton } from '@szansa/ui/icon-button';
import { lazyComponent, lazyDialog, lazyExtra } from '@szansa/ui/lazy';
import { useMutation } from '@tanstack/react-query';
import { Archive, ArrowRight, ChevronDown, Ellipsis, Hand, Mail, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useReportMoved } from '#features/opportunities/board/use-report-moved.ts';
import { useClaim } from '#features/opportunities/use-claim.ts';
import { mayNotify, offerNotice, writeNotice } from '#features/opportunities/notices/notice-request.ts';
import { closingGapsOf, type ClosingGaps } from '#features/opportunities/closing/missing-fields.ts';
import { queries } from '#kit/api/api.ts';
import { useAccess, useUser } from '#kit/session/session-atoms.ts';
import { toastError } from '#kit/toasts/toasts.ts';
import { useEditing } from '#parts/opportunity/editing.ts';
import { movedMeanwhile } from '#parts/opportunity/moved-meanwhile.ts';
import {
  changedOpportunity,
  currentOpportunity,
  cacheOpportunity,
  type Opportunity,
} from '#parts/opportunity/records.ts';
import { showMoved } from '#parts/opportunity/undoable.ts';
import { OpportunityStatusChip } from '#parts/opportunity/status.tsx';
import { useStatusOrder } from '#parts/opportunity/use-status-order.ts';

import { usePlace } from '../use-place.ts';

const ArchiveDialog = lazyDialog(
  async () => (await import('#features/opportunities/archive/archive-dialog.tsx')).ArchiveDialog,
);
const ClosingDialog = lazyDialog(
  async () => (await import('#features/opportunities/closing/closing-dialog.tsx')).ClosingDialog,
);
const AssignDialog = lazyDialog(async () => (await import('./assign-dialog.tsx')).AssignDialog);
// the palette that offers them loads lazily as well
const OpportunityCommands = lazyExtra(
  async () => (await import('./opportunity-commands.tsx')).OpportunityCommands,
);
const RequestReassign = lazyComponent(async () => (await import('./request-reassign.tsx')).RequestReassign);

/** The stage that usually comes next, where the reader may move there. */
function nextStatus(
  { status, moves }: Opportunity,
  order: readonly OpportunityStatus[],
): OpportunityStatus | undefined {
  const next = order[order.indexOf(status) + 1];
  return next && moves.includes(next) ? next : undefined;
}

/** What can be done with an opportunity: the next step, any other stage, the owner, the archive. */
export function OpportunityActions({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation(['opportunity', 'labels', 'common']);
  const { edit } = useEditing();
  const [gaps, setGaps] = useState<ClosingGaps | null>(null);
  const [dialog, setDialog] = useState<'archive' | 'assign' | null>(null);
  const params = { id: opportunity.id };
  const { can } = opportunity;
  const order = useStatusOrder();
  const moves = order.filter((status) => opportunity.moves.includes(status));
  const next = nextStatus(opportunity, order);
  const { place, go } = usePlace();
  // closing names a missing salesperson by the field's address
  const isAssigningRequested = place.field === 'worker' && can.assign;

  const user = useUser();
  const { has } = useAccess();
  const { worker, isArchived, status: stage } = opportunity;
  const isOfOther = worker !== null && worker.id !== user.id;
  // administrators can assign it directly
  const mayRequest = has('opportunity.edit') && isOfOther && !can.assign && !isArchived && stage !== 'closed';

  const mayWrite = mayNotify(opportunity);

  const reportMoved = useReportMoved();
  const move = useMutation({
    ...queries.opportunities.move.mutation(),
    onSuccess: (moved) => {
      cacheOpportunity(moved);
      offerNotice(moved, stage);
      showMoved(t('moved', { status: t(`labels:status.${moved.status}`) }), moved, stage);
    },
    onError: (error) => {
      const found = closingGapsOf(error);
      const meanwhile = movedMeanwhile(error);
      if (found) setGaps(found);
      else if (meanwhile) {
        reportMoved(meanwhile);
        changedOpportunity(opportunity.id);
      } else toastError(error);
    },
  });
  const { claim, isClaiming } = useClaim(opportunity.id);
  const moveTo = (status: OpportunityStatus) =>
    edit(() => {
      const { version } = currentOpportunity(opportunity);
      move.mutate({ params, body: { status, version } });
    });

  const nextLabel =
    next && (next === 'closed' ? t('close') : t('next', { status: t(`labels:status.${next}`) }));

  return (
    <>
      <OpportunityCommands
        opportunity={opportunity}
        next={next && nextLabel ? { label: nextLabel, move: () => moveTo(next) } : undefined}
        onArchive={() => setDialog('archive')}
      />
      {(can.archive || can.assign || mayWrite) && (
        <DropdownMenu
          align="end"
          trigger={
            <IconButton
              label={t('common:actions.more')}
              icon={<Ellipsis aria-hidden />}
              variant="secondary"
            />
          }
        >
          {mayWrite && (
            <DropdownMenuItem icon={<Mail aria-hidden />} onSelect={() => writeNotice(opportunity)}>
              {t('notice.action')}
            </DropdownMenuItem>
          )}
          {can.assign && (
            <DropdownMenuItem icon={<UserRoundCog aria-hidden />} onSelect={() => setDialog('assign')}>
              {t('assign.action')}
            </DropdownMenuItem>
          )}
          {can.archive && (
            <DropdownMenuItem icon={<Archive aria-hidden />} onSelect={() => setDialog('archive')}>
              {t('common:actions.archive')}
            </DropdownMenuItem>
          )}
        </DropdownMenu>
      )}
      {mayRequest && <RequestReassign opportunity={opportunity} />}
      {moves.length > 0 && (
        <DropdownMenu
          align="end"
          trigger={
            <Button loading={move.isPending}>
              {t('moveTo')}
              <ChevronDown aria-hidden />
            </Button>
          }
        >
          {moves.map((status) => (
            <DropdownMenuItem key={status} onSelect={() => moveTo(status)}>
              <OpportunityStatusChip status={status} />
            </DropdownMenuItem>
          ))}
        </DropdownMenu>
      )}
      {can.claim && (
        <Button variant="primary" icon={<Hand aria-hidden />} loading={isClaiming} onClick={claim}>
          {t('claim')}
        </Button>
      )}
      {!can.claim && next && (
        <Button
          variant="primary"
          icon={<ArrowRight aria-hidden />}
          loading={move.isPending}
          onClick={() => moveTo(next)}
        >
          {nextLabel}
        </Button>
      )}
      <ClosingDialog
        opportunityId={opportunity.id}
        missing={gaps?.missing ?? []}
        chosenOfferId={gaps?.chosenOfferId ?? null}
        open={gaps !== null}
        onOpenChange={(open) => {
          if (!open) setGaps(null);
        }}
      />
      <ArchiveDialog
        opportunity={opportunity}
        open={dialog === 'archive'}
        onOpenChange={(open) => setDialog(open ? 'archive' : null)}
      />
      <AssignDialog
        opportunity={opportunity}
        open={dialog === 'assign' || isAssigningRequested}
        onOpenChange={(open) => {
          setDialog(open ? 'assign' : null);
          if (!open && isAssigningRequested) void go({ field: undefined });
        }}
      />
    </>
  );
}
