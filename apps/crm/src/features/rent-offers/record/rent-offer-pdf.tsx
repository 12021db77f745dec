import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { changedOpportunity } from '#parts/opportunity/records.ts';
import { PdfDialog } from '#parts/pdf/pdf-dialog.tsx';

import type { RentOffer } from '../rent-offer.ts';

/** The rent offer as the customer will get it. */
export function RentOfferPdf({ offer, onClose }: { offer: RentOffer; onClose: () => void }) {
  const { t } = useTranslation('rentOffers');
  const params = { id: offer.id };
  const save = useMutation({
    ...queries.rentOfferPdfs.savePdf.mutation(),
    onSuccess: ({ customerFileId }) => {
      changedOpportunity(customerFileId);
      toastSuccess(t('pdf.saved'));
    },
    onError: toastError,
  });
  return (
    <PdfDialog
      words={{
        title: t('pdf.title'),
        description: t('pdf.description'),
        language: t('pdf.language'),
        save: t('pdf.save'),
      }}
      queryOf={(language) => queries.rentOfferPdfs.previewPdf.query({ params, query: { language } })}
      fileName="oferta-najmu.pdf"
      isSaving={save.isPending}
      onSave={offer.can.save ? (language) => save.mutate({ params, body: { language } }) : null}
      onClose={onClose}
    />
  );
}
