import type { Endpoints, Input } from '@szansa/api-client/client';
import { awaitedAt, completedStatus, newStatus, type EnquiryStatus } from '@szansa/domain/enquiry';
import { personName } from '@szansa/domain/shared';
import { Avatar } from '@szansa/ui/avatar';
import { Badge } from '@szansa/ui/badge';
import { Button } from '@szansa/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { IconButton } from '@szansa/ui/icon-button';
import { PageHeader } from '@szansa/ui/page-header';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRightLeft, Check, Ellipsis, Hourglass, Pencil, UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { withPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { useUnanswered, pendingOf } from '#kit/live/pending-changes.ts';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { pictureOf } from '#kit/records/person-picture.ts';
import { refetchRecord } from '#kit/records/record-definition.ts';
import { useRecentRecord } from '#kit/records/recent-records.ts';
import { useArchiving } from '#kit/records/use-archiving.tsx';
import { enquirySource, cacheEnquiry, type Enquiry } from '#parts/enquiry/records.ts';
import { EnquiryStatusChip } from '#parts/enquiry/status.tsx';
import { OthersHere } from '#parts/presence/lazy-others-here.ts';

import { showMoved } from './show-moved.ts';

/** Moves the enquiry from its own screen. */
function useMove({ id, version, status: from }: Enquiry) {
  const { t } = useTranslation(['enquiries', 'enquiry']);
  const move = useMutation({
    ...queries.internalEnquiries.move.mutation(),
    onSuccess: (moved) => {
      cacheEnquiry(moved);
      showMoved(t('record.moved', { status: t(`enquiry:status.${moved.status}`) }), moved, from);
    },
    onError: (error) => toastRefusal(error, () => void refetchRecord(enquirySource, id)),
  });
  return {
    isMoving: move.isPending,
    moveTo: (status: EnquiryStatus) => move.mutate({ params: { id }, body: { status, version } }),
  };
}

/** The enquiry's title, its status, its author and platformer, and the next sensible action. */
export function EnquiryHeader({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['enquiries', 'enquiry', 'common']);
  const { id, title, individualNumber, category, worker, platformer, isArchived } = enquiry;
  const moving = pendingOf(
    useUnanswered<Input<Endpoints['internalEnquiries']['move']>>(queries.internalEnquiries.move.key()),
    id,
  );
  const status = moving?.body.status ?? enquiry.status;
  useRecentRecord({
    kind: 'internal_enquiry',
    id,
    label: title,
    hint: individualNumber,
    name: individualNumber,
  });
  const awaited = awaitedAt[status];
  return (
    <PageHeader
      title={title}
      status={
        <>
          <EnquiryStatusChip status={status} />
          {moving && <PendingMark />}
          {isArchived && <Badge tone="archive">{t('enquiry:archived')}</Badge>}
          <OthersHere record={{ entity: 'internal_enquiry', id }} />
        </>
      }
      subtitle={
        <span className="tabular-nums">{`${individualNumber} · ${t(`enquiry:category.${category}`)}`}</span>
      }
      actions={<EnquiryActions enquiry={enquiry} isMovePending={moving !== undefined} />}
      actionsAtFoot
      meta={
        <>
          <span className="inline-flex items-center gap-1.5">
            <Avatar name={personName(worker)} picture={pictureOf(worker)} size="small" named={false} />
            {t('record.askedBy', { name: personName(worker) })}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <UserRoundCheck aria-hidden className="size-3.5" />
            {platformer ? t('record.answers', { name: personName(platformer) }) : t('enquiry:noPlatformer')}
          </span>
          {awaited !== 'nobody' && (
            <span className="inline-flex items-center gap-1.5">
              <Hourglass aria-hidden className="size-3.5" />
              {t('record.waitsFor', { who: t(`enquiry:awaited.${awaited}`) })}
            </span>
          )}
        </>
      }
    />
  );
}

interface EnquiryActionsProps {
  enquiry: Enquiry;
  /** Whether it has been moved without a network: it is moved on once that is saved. */
  isMovePending: boolean;
}

function EnquiryActions({ enquiry, isMovePending }: EnquiryActionsProps) {
  const { t } = useTranslation(['enquiries', 'enquiry', 'common']);
  const { isMoving, moveTo } = useMove(enquiry);
  const { can, status } = enquiry;
  const moves = isMovePending ? [] : enquiry.moves;
  const archiving = useArchiving({
    source: enquirySource,
    record: enquiry,
    calls: queries.internalEnquiries,
    words: {
      title: t('archiving.title'),
      description: t('archiving.description'),
      archived: t('archiving.archived'),
      unarchived: t('archiving.unarchived'),
    },
  });
  const next =
    status === newStatus
      ? ({ to: 'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS', label: t('record.take') } as const)
      : ({ to: completedStatus, label: t('record.close') } as const);
  return (
    <>
      {(can.archive || can.unarchive) && (
        <DropdownMenu
          align="end"
          trigger={
            <IconButton
              label={t('common:actions.more')}
              icon={<Ellipsis aria-hidden />}
              variant="secondary"
              disabled={archiving.isRestoring}
            />
          }
        >
          {archiving.item}
        </DropdownMenu>
      )}
      {can.edit && (
        <Button asChild icon={<Pencil aria-hidden />}>
          <Link to="." search={withPart('edit', 'internal_enquiry')}>
            {t('common:actions.edit')}
          </Link>
        </Button>
      )}
      {moves.length > 0 && (
        <DropdownMenu
          align="end"
          trigger={
            <Button icon={<ArrowRightLeft aria-hidden />} loading={isMoving}>
              {t('record.moveTo')}
            </Button>
          }
        >
          {moves.map((to) => (
            <DropdownMenuItem key={to} onSelect={() => moveTo(to)}>
              {t(`enquiry:status.${to}`)}
            </DropdownMenuItem>
          ))}
        </DropdownMenu>
      )}
      {moves.includes(next.to) && (
        <Button
          variant="primary"
          icon={<Check aria-hidden />}
          loading={isMoving}
          onClick={() => moveTo(next.to)}
        >
          {next.label}
        </Button>
      )}
      {archiving.dialog}
    </>
  );
}
