import { percentOfValue } from '@szansa/domain/leasing';
import type { Endpoints, Input } from '@szansa/api-client/client';
import { Badge } from '@szansa/ui/badge';
import { Button } from '@szansa/ui/button';
import { Checkbox } from '@szansa/ui/checkbox';
import { classes } from '@szansa/ui/classes';
import { DropdownMenu, DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { IconButton } from '@szansa/ui/icon-button';
import { useMutation } from '@tanstack/react-query';
import {
  Check,
  ChevronDown,
  ChevronRight,
  CircleCheck,
  Copy,
  CopyPlus,
  Ellipsis,
  FileText,
  Pencil,
  Trash2,
} from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasOfferField, hasShares } from '@szansa/domain/offer';
import { personName } from '@szansa/domain/shared';
import { vehicleName } from '@szansa/domain/vehicle';

import { useCachedComplete } from '#features/opportunities/closing/use-cached-complete.tsx';
import { client } from '#kit/api/api.ts';
import { createVersionQueue } from '#kit/api/version-queue.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { useUnanswered } from '#kit/live/pending-changes.ts';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { toastSuccess } from '#kit/toasts/toasts.ts';
import { useEditing } from '#parts/opportunity/editing.ts';
import { changedOpportunity, cacheOffer, type Offer } from '#parts/opportunity/records.ts';
import { useOfferFieldLabel } from '#parts/opportunity/use-offer-field-label.ts';

import { usePlace } from '../use-place.ts';
import { OfferDetails } from './offer-details.tsx';

/** Each choice changes the opportunity. */
const choices = createVersionQueue();

type Choice = Input<Endpoints['offers']['choose']>;

const choosing = (customerFileId: string) => ['offers', 'choose', customerFileId];

/** Returns the offer that was chosen in an opportunity and is not saved yet because there is no network. */
function usePendingChoice({ customerFileId }: Offer): string | undefined {
  return useUnanswered<Choice>(choosing(customerFileId)).findLast(({ isUnconfirmed }) => isUnconfirmed)?.sent
    .params.id;
}

interface OfferCardProps {
  offer: Offer;
  /** The version of the opportunity shown on the screen. */
  opportunityVersion: number;
  /** Whether the address leads to it. */
  isShown: boolean;
  onPdf: () => void;
  onRemove: () => void;
  /** Adds the same once more; missing for those who add none. */
  onDuplicate?: (() => void) | undefined;
  /** Adds the same to another opportunity; missing for those who add none. */
  onCopy?: (() => void) | undefined;
  /** Ticks it for a comparison; missing for what cannot be compared. */
  ticking?: { readonly isTicked: boolean; readonly onTick: (isTicked: boolean) => void } | undefined;
}

/** Returns the id of an offer's card on the page. */
export function offerCardId(id: string): string {
  return `offer-card-${id}`;
}

/** An offer's numbers in the same places on every card, so that offers compare at a glance. */
export function OfferCard(props: OfferCardProps) {
  const { offer, isShown, ticking } = props;
  const { t } = useTranslation(['offers', 'labels', 'common']);
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const detailsId = useId();
  const { offerType, vehicle, createdBy, createdAt } = offer;
  const pendingChoice = usePendingChoice(offer);
  const isChosen = pendingChoice === undefined ? offer.isChosen : pendingChoice === offer.id;
  const title = vehicle ? vehicleName(vehicle) : t('noVehicle');
  const date = formats.instant(createdAt);

  return (
    <article
      id={offerCardId(offer.id)}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-current={isShown || undefined}
      className={classes(
        'rounded-large border bg-surface p-4',
        isChosen ? 'border-accent' : 'border-border',
        isShown && 'animate-mark',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {ticking && (
              <Checkbox
                aria-label={t('compare.tick', { name: title })}
                checked={ticking.isTicked}
                onCheckedChange={ticking.onTick}
              />
            )}
            <Badge tone="blue">{t(`labels:offerType.${offerType}`)}</Badge>
            {isChosen && (
              <Badge tone="success" icon={<Check aria-hidden />}>
                {t('chosen')}
              </Badge>
            )}
            {isChosen && pendingChoice !== undefined && <PendingMark />}
          </div>
          <h2 id={titleId} className="mt-1 font-semibold wrap-anywhere">
            {title}
          </h2>
          <p className="text-small text-text-muted tabular-nums">
            {createdBy ? t('addedBy', { date, name: personName(createdBy) }) : t('addedAt', { date })}
          </p>
        </div>
        <OfferActions {...props} name={title} isChosen={isChosen} />
      </div>
      <OfferNumbers offer={offer} />
      <Button
        size="small"
        variant="ghost"
        className="mt-2 -ml-2"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        icon={isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('details')}
      </Button>
      <div id={detailsId} hidden={!isOpen} className="pt-2">
        {isOpen && <OfferDetails offer={offer} />}
      </div>
    </article>
  );
}

function OfferNumbers({ offer }: { offer: Offer }) {
  const { t } = useTranslation(['offers', 'common']);
  const formats = useFormats();
  const label = useOfferFieldLabel(offer.offerType);
  const share = (amount: string | null) => {
    const percent = hasShares(offer.offerType) ? percentOfValue(amount, offer.vehicleValue) : null;
    return percent && Number(percent) > 0 ? formats.percent(percent) : null;
  };
  const numbers: { name: string; value: ReactNode; detail?: ReactNode }[] = [
    { name: 'vehicleValue', value: formats.money(offer.vehicleValue) },
    {
      name: 'initialPayment',
      value: formats.money(offer.initialPayment),
      detail: share(offer.initialPayment),
    },
    {
      name: 'monthlyAmount',
      value:
        offer.monthlyAmount && offer.numberOfInstallments
          ? t('instalments', {
              count: offer.numberOfInstallments,
              amount: formats.money(offer.monthlyAmount),
            })
          : formats.money(offer.monthlyAmount),
    },
    { name: 'buyoutPrice', value: formats.money(offer.buyoutPrice), detail: share(offer.buyoutPrice) },
    {
      name: 'sumOfPayments',
      value: <span className="font-semibold">{formats.money(offer.sumOfPayments)}</span>,
      detail: share(offer.sumOfPayments),
    },
  ];
  const shown = numbers.filter(({ name }) => hasOfferField(offer.offerType, name));
  return (
    <div className="@container mt-3">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 @xl:grid-cols-3 @3xl:grid-cols-5">
        {shown.map(({ name, value, detail }) => (
          <div key={name} className="min-w-0">
            <dt className="text-small text-text-muted">
              {label(name)} <span className="text-text-faint">({t('common:net')})</span>
            </dt>
            <dd className="tabular-nums">
              {value}
              {detail && <span className="block text-small text-text-muted">{detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function OfferActions(props: OfferCardProps & { name: string; isChosen: boolean }) {
  const { offer, opportunityVersion, name, isChosen, onPdf, onRemove, onDuplicate, onCopy } = props;
  const { t } = useTranslation(['offers', 'common']);
  const { mayEdit, edit } = useEditing();
  const { go } = usePlace();
  const completeness = useCachedComplete(offer.customerFileId);
  const choose = useMutation({
    mutationKey: choosing(offer.customerFileId),
    mutationFn: ({ params, body }: Choice) =>
      choices.inTurn(
        offer.customerFileId,
        body.version,
        (version) => client.offers.choose({ params, body: { version } }),
        (chosen) => chosen.opportunityVersion,
      ),
    onSuccess: (chosen) => {
      cacheOffer(chosen);
      toastSuccess(t('chosenDone'));
    },
    onError: (error) => {
      if (completeness.showRefusal(error)) return;
      toastRefusal(error, () => changedOpportunity(offer.customerFileId));
    },
  });
  const { can } = offer;
  // before the consent of a closed opportunity the server allows nothing yet, afterwards it decides again
  const mayChoose = !isChosen && (can.choose || mayEdit);
  const mayChange = can.edit || mayEdit;
  return (
    <div className="flex flex-wrap items-center gap-1">
      {mayChoose && (
        <Button
          size="small"
          icon={<CircleCheck aria-hidden />}
          loading={choose.isPending && !choose.isPaused}
          onClick={() =>
            edit(() => choose.mutate({ params: { id: offer.id }, body: { version: opportunityVersion } }))
          }
        >
          {t('choose')}
        </Button>
      )}
      <Button size="small" icon={<FileText aria-hidden />} aria-label={t('pdfOf', { name })} onClick={onPdf}>
        {t('pdf')}
      </Button>
      {mayChange && (
        <Button size="small" icon={<Pencil aria-hidden />} onClick={() => void go({ offer: offer.id })}>
          {t('common:actions.edit')}
        </Button>
      )}
      {(can.remove || onDuplicate || onCopy) && (
        <DropdownMenu
          align="end"
          trigger={<IconButton size="small" label={t('more', { name })} icon={<Ellipsis aria-hidden />} />}
        >
          {onDuplicate && (
            <DropdownMenuItem icon={<Copy aria-hidden />} onSelect={onDuplicate}>
              {t('duplicate')}
            </DropdownMenuItem>
          )}
          {onCopy && (
            <DropdownMenuItem icon={<CopyPlus aria-hidden />} onSelect={onCopy}>
              {t('copy.action')}
            </DropdownMenuItem>
          )}
          {can.remove && (
            <DropdownMenuItem destructive icon={<Trash2 aria-hidden />} onSelect={onRemove}>
              {t('common:actions.remove')}
            </DropdownMenuItem>
          )}
        </DropdownMenu>
      )}
      {completeness.dialog}
    </div>
  );
}
