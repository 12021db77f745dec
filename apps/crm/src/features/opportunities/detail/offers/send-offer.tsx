import { vehicleName } from '@szansa/domain/vehicle';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { CustomerMailDialog } from '#parts/customer-mail/customer-mail-dialog.tsx';
import type { Offer } from '#parts/opportunity/records.ts';

/** Mails the offer to the customer as a PDF. */
export function SendOffer({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation(['offers', 'labels']);
  const { id, customerFileId, offerType, vehicle } = offer;
  const name = [t(`labels:offerType.${offerType}`), vehicle && vehicleName(vehicle)]
    .filter(Boolean)
    .join(', ');
  return (
    <CustomerMailDialog
      title={t('mail.title')}
      description={t('mail.description', { name })}
      opportunityId={customerFileId}
      status="presentation_proposal"
      place={`offer/${id}/mail`}
      send={(body) => client.offers.send({ params: { id }, body })}
      onClose={onClose}
    />
  );
}
