import { isComparable, isMixed, quoteLimits } from '@szansa/domain/bank-comparison';
import { errorMessage } from '@szansa/domain/language';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { classes } from '@szansa/ui/classes';
import { EmptyState } from '@szansa/ui/empty-state';
import { lazyComponent } from '@szansa/ui/lazy';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus, ScanText, Scale } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';

import { ConsentDialog } from '#features/opportunities/closing/consent-dialog.tsx';
import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingFacts } from '#kit/records/loading-shapes.tsx';
import { useAccess, useUser } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { useEditing } from '#parts/opportunity/editing.ts';
import { changedOpportunity, type Offer, type Opportunity } from '#parts/opportunity/records.ts';
import { focusFieldSoon } from '../focus-field.ts';
import { usePlace } from '../use-place.ts';
import { OfferCard, offerCardId } from './offer-card.tsx';
import { RemoveOfferDialog } from './remove-offer-dialog.tsx';
import { RentOffers } from './rent-offers.tsx';
import { SavedComparisons } from './saved-comparisons.tsx';

interface CompareLinkProps {
  opportunityId: string;
  /** The offers that are ticked. */
  ticked: readonly Offer[];
}

/** Leads to a comparison of the ticked offers; without any to an empty one, whose quotes are typed. */
function CompareLink({ opportunityId, ticked }: CompareLinkProps) {
  const { t } = useTranslation('offers');
  const count = ticked.length;
  const isTooMany = count > quoteLimits.max;
  if (isTooMany || isMixed(ticked)) {
    return (
      <p role="status" className="text-small text-text-muted">
        {isTooMany ? t('compare.tooMany', quoteLimits) : t('compare.mixed')}
      </p>
    );
  }
  return (
    <Button asChild icon={<Scale aria-hidden />}>
      <Link
        to="/sales-opportunity/$id/compare"
        params={{ id: opportunityId }}
        search={count > 0 ? { offers: ticked.map(({ id }) => id).join(',') } : {}}
      >
        {count > 0 ? t('compare.ticked', { count }) : t('compare.open')}
      </Link>
    </Button>
  );
}

const CreateOffer = lazyComponent(async () => (await import('../offer-form/create-offer.tsx')).CreateOffer);
const EditOffer = lazyComponent(async () => (await import('../offer-form/edit-offer.tsx')).EditOffer);
const CopyOfferDialog = lazyComponent(async () => (await import('./copy-offer-dialog.tsx')).CopyOfferDialog);
const SendOffer = lazyComponent(async () => (await import('./send-offer.tsx')).SendOffer);
const OfferPdfDialog = lazyComponent(async () => (await import('./offer-pdf-dialog.tsx')).OfferPdfDialog);

const addId = 'add-offer';

/** The offers of the opportunity side by side, and the form of the one the address names. */
export function OffersTab({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation(['offers', 'common']);
  const { has } = useAccess();
  const user = useUser();
  const { edit } = useEditing();
  const { place, go } = usePlace();
  const [shownPdf, setShownPdf] = useState<Offer | null>(null);
  const [sent, setSent] = useState<Offer | null>(null);
  const [copied, setCopied] = useState<Offer | null>(null);
  const [removed, setRemoved] = useState<Offer | null>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const params = { id: opportunity.id };
  const offers = useQuery(queries.offers.listOfOpportunity.query({ params }));
  const duplicate = useMutation({
    ...queries.offers.duplicate.mutation(),
    onSuccess: () => {
      changedOpportunity(opportunity.id);
      toastSuccess(t('duplicated'));
    },
    onError: toastError,
  });
  const { can } = opportunity;
  const first = offers.data?.find(({ isChosen }) => isChosen) ?? offers.data?.[0];
  const isRequested = place.field === 'chosenOffer' && offers.data !== undefined;
  const focusedId = first ? offerCardId(first.id) : addId;
  useEffect(() => {
    if (!isRequested) return undefined;
    return focusFieldSoon(focusedId, () => void go({ field: undefined }, { replace: true }));
    // oxlint-disable-next-line react/exhaustive-deps -- the address requests it once, and `go` is new on every render
  }, [isRequested, focusedId]);
  const shown = offers.data?.find(({ id }) => id === place.shown)?.id;
  const isGone = place.shown !== undefined && shown === undefined;
  useEffect(() => (shown === undefined ? undefined : focusFieldSoon(offerCardId(shown))), [shown]);
  // the owner of a closed opportunity may add offers, too, once they have consented
  const isOwnClosed = can.editAfterConsent && opportunity.worker?.id === user.id;
  const mayAdd = (can.addOffer || isOwnClosed) && has('offer.create');
  const isForOwner = !mayAdd && !opportunity.isArchived && has('offer.create');
  const openNew = () => void go({ offer: 'new' });
  const readPdf = can.addOffer && has('offer.create') && (
    <Button icon={<ScanText aria-hidden />} onClick={() => void go({ reading: 'new' })}>
      {t('readPdf')}
    </Button>
  );
  const addOne = mayAdd && (
    <Button id={addId} icon={<Plus aria-hidden />} onClick={() => (can.addOffer ? openNew() : edit(openNew))}>
      {t('add')}
    </Button>
  );
  const add = addOne && (
    <span className="flex flex-wrap gap-2">
      {readPdf}
      {addOne}
    </span>
  );

  return (
    <>
      {isForOwner && (
        <Callout className="mb-4">{errorMessage('offers_only_by_owner', currentLanguage())}</Callout>
      )}
      {offers.isPending && (
        <div role="status" aria-label={t('common:states.loading')} className="space-y-3">
          <LoadingFacts />
          <LoadingFacts />
        </div>
      )}
      {offers.isError && !offers.data && (
        <FailedScreen error={offers.error} onRetry={() => void offers.refetch()} />
      )}
      {offers.data?.length === 0 && (
        <EmptyState drawing="offer" title={t('empty')} description={t('emptyHint')} action={add} />
      )}
      {offers.data && offers.data.length > 0 && (
        <>
          {isGone && (
            <Callout role="status" tone="warning" className="mb-3">
              {t('gone')}
            </Callout>
          )}
          {(add || can.compareBanks) && (
            <div
              className={classes(
                '-mt-2 mb-1 flex flex-wrap items-center justify-end gap-2 bg-canvas py-2',
                // the actions for ticked offers remain in view of each of them
                ticked.length > 0 && 'sticky top-0 z-sticky',
              )}
            >
              {can.compareBanks && (
                <CompareLink
                  opportunityId={opportunity.id}
                  ticked={offers.data.filter(({ id }) => ticked.includes(id))}
                />
              )}
              {add}
            </div>
          )}
          <ul className="space-y-3">
            {offers.data.map((offer) => (
              <li key={offer.id}>
                <OfferCard
                  offer={offer}
                  opportunityVersion={opportunity.version}
                  isShown={offer.id === shown}
                  onPdf={() => setShownPdf(offer)}
                  onRemove={() => setRemoved(offer)}
                  onDuplicate={
                    can.addOffer && has('offer.create')
                      ? () => duplicate.mutate({ params: { id: offer.id } })
                      : undefined
                  }
                  onCopy={has('offer.create') ? () => setCopied(offer) : undefined}
                  ticking={
                    can.compareBanks && isComparable(offer)
                      ? {
                          isTicked: ticked.includes(offer.id),
                          onTick: (isTicked) =>
                            setTicked((before) =>
                              isTicked ? [...before, offer.id] : before.filter((id) => id !== offer.id),
                            ),
                        }
                      : undefined
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {has('bank_comparison_pdf.get') && <SavedComparisons opportunityId={opportunity.id} />}
      {has('rent_offer_pdf.get') && <RentOffers opportunityId={opportunity.id} mayAdd={can.addRentOffer} />}
      {offers.data && <OpenForm opportunity={opportunity} offers={offers.data} />}
      {shownPdf && (
        <OfferPdfDialog
          offer={shownPdf}
          onSend={
            can.notify
              ? () => {
                  setSent(shownPdf);
                  setShownPdf(null);
                }
              : undefined
          }
          onClose={() => setShownPdf(null)}
        />
      )}
      {sent && <SendOffer offer={sent} onClose={() => setSent(null)} />}
      {copied && <CopyOfferDialog offer={copied} onClose={() => setCopied(null)} />}
      <RemoveOfferDialog offer={removed} onClose={() => setRemoved(null)} />
    </>
  );
}

/** The form of the offer the address names, once the consent is given where it is needed. */
function OpenForm({ opportunity, offers }: { opportunity: Opportunity; offers: readonly Offer[] }) {
  const { mayEdit } = useEditing();
  const { place, go } = usePlace();
  const { can } = opportunity;
  const close = () => void go({ offer: undefined, step: undefined, field: undefined }, { replace: true });
  const offer = offers.find(({ id }) => id === place.offer);

  if (place.offer === 'new' && can.addOffer) {
    const vehicle = offers.find(({ isChosen }) => isChosen)?.vehicle ?? null;
    return <CreateOffer opportunity={opportunity} vehicle={vehicle} onClose={close} />;
  }
  if (!offer || !mayEdit) return null;
  if (!can.edit) {
    return (
      <ConsentDialog
        opportunityId={opportunity.id}
        open
        onOpenChange={(open) => {
          if (!open) close();
        }}
        onConsented={() => void go({}, { replace: true })}
      />
    );
  }
  return <EditOffer key={offer.id} offer={offer} onClose={close} />;
}
