import { personName } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { DescriptionList } from '@szansa/ui/description-list';
import { EmptyState } from '@szansa/ui/empty-state';
import { IconButton } from '@szansa/ui/icon-button';
import { TextLink } from '@szansa/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageCircleReply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { Instant } from '#kit/records/instant.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { changedEnquiry, type Enquiry } from '#parts/enquiry/records.ts';
import { RemoveFileDialog } from '#parts/files/remove-file-dialog.tsx';
import { ProposeVariant } from '#parts/proposal/lazy.ts';

import { OfferOfProposal } from './offer-of-proposal.tsx';
import { useProposalWords, type Proposal } from './proposal-words.ts';
import { ProposeCalculation } from './propose-calculation.tsx';

/** What an enquiry is answered with besides words: cars or calculations side by side. */
export function ProposalsTab({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['proposals', 'common']);
  const { nameOf } = useProposalWords();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Proposal | null>(null);
  const { id, title, can, customerFile } = enquiry;
  const list = useQuery(queries.internalEnquiryProposals.listOfEnquiry.query({ params: { id } }));
  const add = can.propose && (
    <Button icon={<MessageCircleReply aria-hidden />} onClick={() => setAdding(true)}>
      {t(`add.${can.propose}`)}
    </Button>
  );
  const close = () => setAdding(false);
  return (
    <>
      {list.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={3} />
        </div>
      )}
      {list.isError && !list.data && <FailedScreen error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && (
        <EmptyState
          level={2}
          drawing="messages"
          title={t('empty')}
          description={add && t('emptyHint')}
          action={add}
        />
      )}
      {list.data && list.data.length > 0 && (
        <>
          {add && <div className="mb-3 flex justify-end">{add}</div>}
          <ul aria-label={t('label')} className="space-y-3">
            {list.data.map((proposal) => (
              <ProposalCard
                key={proposal.id}
                proposal={proposal}
                customerFileId={customerFile?.id ?? null}
                onRemove={() => setRemoved(proposal)}
              />
            ))}
          </ul>
        </>
      )}
      {isAdding && can.propose === 'variant' && (
        <ProposeVariant enquiry={{ id, name: title }} onClose={close} />
      )}
      {isAdding && can.propose === 'calculation' && <ProposeCalculation enquiry={enquiry} onClose={close} />}
      <RemoveFileDialog
        call={queries.internalEnquiryProposals.remove.mutation()}
        title={t('removeTitle')}
        description={t('removeDescription', { name: removed ? nameOf(removed) : '' })}
        input={removed && { params: { id: removed.id } }}
        onRemoved={() => changedEnquiry(id)}
        onClose={() => setRemoved(null)}
      />
    </>
  );
}

interface CardProps {
  proposal: Proposal;
  customerFileId: string | null;
  onRemove: () => void;
}

function ProposalCard({ proposal, customerFileId, onRemove }: CardProps) {
  const { t } = useTranslation('proposals');
  const { nameOf, factsOf } = useProposalWords();
  const { id, carVariant, note, offers, createdBy, createdAt, can } = proposal;
  const name = nameOf(proposal);
  return (
    <li className="@container space-y-3 rounded-large border border-border bg-surface p-4">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-large font-semibold wrap-anywhere">{name}</h2>
          <p className="text-small text-text-muted">
            {createdBy ? personName(createdBy) : t('gone')} · <Instant at={createdAt} />
          </p>
        </div>
        {can.remove && (
          <IconButton
            size="small"
            label={t('removeOf', { name })}
            icon={<Trash2 aria-hidden />}
            onClick={onRemove}
          />
        )}
      </div>
      <DescriptionList items={[...factsOf(proposal)]} columns={3} />
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {offers.length > 0 && (
        <ul aria-label={t('offers')} className="space-y-1">
          {offers.map((offer) => (
            <li key={offer.id}>
              <TextLink asChild>
                <Link
                  to="/sales-opportunity/$id"
                  params={{ id: offer.customerFileId }}
                  search={{ tab: 'offers', offer: offer.id }}
                >
                  {t('offerOf', { vehicle: offer.vehicle ?? t('noVehicle'), number: offer.number })}
                </Link>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {(can.offer || carVariant) && (
        <div className="flex flex-wrap items-center gap-3">
          {can.offer && <OfferOfProposal proposalId={id} name={name} customerFileId={customerFileId} />}
          {carVariant && (
            <TextLink asChild>
              <Link to="/car-management/offer/$id" params={{ id: carVariant.carOfferId }}>
                {t('inCatalogue')}
              </Link>
            </TextLink>
          )}
        </div>
      )}
    </li>
  );
}
