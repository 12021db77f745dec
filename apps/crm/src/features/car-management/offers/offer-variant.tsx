import { isOffered, type PlatformOfferStatus } from '@szansa/domain/catalogue';
import { offerTypes, type OfferType } from '@szansa/domain/offer';
import { Button } from '@szansa/ui/button';
import { DateField } from '@szansa/ui/date-field';
import { Dialog } from '@szansa/ui/dialog';
import { SelectField } from '@szansa/ui/select-field';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FilePlus2, MessageCircleReply } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { foundOwn, OpportunityField } from '#parts/opportunity/opportunity-field.tsx';
import { changedOpportunity } from '#parts/opportunity/records.ts';
import { ProposeVariant } from '#parts/proposal/lazy.ts';

interface VariantProps {
  id: string;
  /** The car and the variant, as people call them. */
  name: string;
}

interface VariantActionsProps extends VariantProps {
  /** Of its offer. */
  status: PlatformOfferStatus;
}

/** What a variant becomes: an offer of an opportunity, or the answer of an enquiry; nothing of one that is not offered. */
export function VariantActions({ id, name, status }: VariantActionsProps) {
  if (!isOffered(status)) return null;
  return (
    <>
      <OfferVariant id={id} name={name} />
      <AnswerWithVariant id={id} name={name} />
    </>
  );
}

/** Answers an enquiry with a variant; nothing for those who answer none. */
function AnswerWithVariant(variant: VariantProps) {
  const { t } = useTranslation('carOffers');
  const { has } = useAccess();
  const [isOpen, setOpen] = useState(false);
  if (!has('internal_enquiry.edit')) return null;
  return (
    <>
      <Button
        size="small"
        icon={<MessageCircleReply aria-hidden />}
        aria-label={t('toEnquiry.of', { name: variant.name })}
        onClick={() => setOpen(true)}
      >
        {t('toEnquiry.open')}
      </Button>
      {isOpen && <ProposeVariant variant={variant} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Starts an offer of a variant; renders nothing for users who may not add one. */
function OfferVariant(variant: VariantProps) {
  const { t } = useTranslation('carOffers');
  const { has } = useAccess();
  const [isOpen, setOpen] = useState(false);
  if (!has('offer.create') || !has('opportunity.get')) return null;
  return (
    <>
      <Button
        size="small"
        icon={<FilePlus2 aria-hidden />}
        aria-label={t('toOffer.of', { name: variant.name })}
        onClick={() => setOpen(true)}
      >
        {t('toOffer.open')}
      </Button>
      {isOpen && <OfferVariantDialog {...variant} onClose={() => setOpen(false)} />}
    </>
  );
}

function OfferVariantDialog({ id, name, onClose }: VariantProps & { onClose: () => void }) {
  const { t } = useTranslation(['carOffers', 'common', 'labels']);
  const navigate = useNavigate();
  const formId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [offerType, setOfferType] = useState<OfferType>('leasing');
  const [bookingDate, setBookingDate] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const add = useMutation({
    ...queries.carOffers.offerVariant.mutation(),
    onSuccess: async ({ customerFileId }) => {
      changedOpportunity(customerFileId);
      toastSuccess(t('toOffer.done'), name);
      onClose();
      await navigate({
        to: '/sales-opportunity/$id',
        params: { id: customerFileId },
        search: { tab: 'offers' },
      });
    },
    onError: toastError,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('toOffer.title')}
      description={name}
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={add.isPending}>
            {t('toOffer.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-3.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen === null) setMissing(true);
          else {
            const booked = bookingDate === null ? {} : { bookingDate };
            add.mutate({ params: { id }, body: { customerFileId: chosen, offerType, ...booked } });
          }
        }}
      >
        <OpportunityField
          label={t('toOffer.opportunity')}
          emptyLabel={t('toOffer.none')}
          required
          value={chosen}
          found={foundOwn}
          onValueChange={(value) => {
            setChosen(value);
            setMissing(false);
          }}
          error={isMissing ? t('toOffer.required') : undefined}
        />
        <SelectField
          label={t('toOffer.type')}
          required
          value={offerType}
          items={offerTypes.map((type) => ({ value: type, label: t(`labels:offerType.${type}`) }))}
          onValueChange={(value) => setOfferType(offerTypes.find((type) => type === value) ?? 'leasing')}
        />
        <DateField
          label={t('toOffer.booking')}
          hint={t('toOffer.bookingHint')}
          value={bookingDate}
          onValueChange={setBookingDate}
        />
        <p className="text-small text-text-muted">{t('toOffer.hint')}</p>
      </form>
    </Dialog>
  );
}
