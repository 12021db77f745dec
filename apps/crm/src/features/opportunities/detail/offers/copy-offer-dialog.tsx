import { vehicleName } from '@szansa/domain/vehicle';
import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { foundOwn, OpportunityField } from '#parts/opportunity/opportunity-field.tsx';
import { changedOpportunity, type Offer } from '#parts/opportunity/records.ts';

/** Opportunities of one's own but that of the offer. */
function foundOthers({ customerFileId }: Offer): typeof foundOwn {
  return {
    key: [...foundOwn.key, 'but', customerFileId],
    find: async (query, signal) => {
      const { items } = await foundOwn.find(query, signal);
      return { items: items.filter(({ id }) => id !== customerFileId) };
    },
  };
}

/** Prompts for another opportunity of the user's own, and copies the offer to it. */
export function CopyOfferDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation(['offers', 'common', 'labels']);
  const navigate = useNavigate();
  const formId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const copy = useMutation({
    ...queries.offers.copy.mutation(),
    onSuccess: async ({ customerFileId }) => {
      changedOpportunity(offer.customerFileId);
      changedOpportunity(customerFileId);
      toastSuccess(t('copy.done'));
      onClose();
      await navigate({
        to: '/sales-opportunity/$id',
        params: { id: customerFileId },
        search: { tab: 'offers' },
      });
    },
    onError: toastError,
  });
  const type = t(`labels:offerType.${offer.offerType}`);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('copy.title')}
      description={offer.vehicle ? `${type}, ${vehicleName(offer.vehicle)}` : type}
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={copy.isPending}>
            {t('copy.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen === null) setMissing(true);
          else copy.mutate({ params: { id: offer.id }, body: { customerFileId: chosen } });
        }}
      >
        <OpportunityField
          label={t('copy.to')}
          emptyLabel={t('copy.none')}
          required
          value={chosen}
          found={foundOthers(offer)}
          onValueChange={(id) => {
            setChosen(id);
            setMissing(false);
          }}
          error={isMissing ? t('copy.required') : undefined}
        />
        <p className="mt-3 text-small text-text-muted">{t('copy.hint')}</p>
      </form>
    </Dialog>
  );
}
