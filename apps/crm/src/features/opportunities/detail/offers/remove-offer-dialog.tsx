import { vehicleName } from '@szansa/domain/vehicle';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { toastRemoved } from '#kit/toasts/toasts.ts';
import { changedOpportunity, type Offer } from '#parts/opportunity/records.ts';

interface RemoveOfferDialogProps {
  /** `null` closes the dialog. */
  offer: Offer | null;
  onClose: () => void;
}

export function RemoveOfferDialog({ offer, onClose }: RemoveOfferDialogProps) {
  const { t } = useTranslation(['offers', 'common', 'labels']);
  const remove = useMutation({
    ...queries.offers.remove.mutation(),
    onSuccess: (_, { params }) => {
      const changed = () => offer && changedOpportunity(offer.customerFileId);
      changed();
      toastRemoved(t('remove.done'), async () => {
        await client.offers.restore({ params });
        changed();
      });
      onClose();
    },
    onError: (error) => toastRefusal(error, () => offer && changedOpportunity(offer.customerFileId)),
  });
  const type = offer ? t(`labels:offerType.${offer.offerType}`) : '';
  return (
    <AlertDialog
      open={offer !== null}
      onOpenChange={onClose}
      title={t('remove.title')}
      description={t('remove.description', {
        name: offer?.vehicle ? `${type}, ${vehicleName(offer.vehicle)}` : type,
      })}
      confirmLabel={t('common:actions.remove')}
      destructive
      loading={remove.isPending}
      onConfirm={() => {
        if (offer) remove.mutate({ params: { id: offer.id }, query: { version: offer.version } });
      }}
    />
  );
}
