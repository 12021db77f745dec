import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { useEditing } from '#parts/opportunity/editing.ts';
import { changedOpportunity, type Offer } from '#parts/opportunity/records.ts';
import { PdfDialog } from '#parts/pdf/pdf-dialog.tsx';

interface OfferPdfDialogProps {
  offer: Offer;
  /** Writes to the customer; missing for those who may not. */
  onSend: (() => void) | undefined;
  onClose: () => void;
}

/** The offer as the customer will get it. */
export function OfferPdfDialog({ offer, onSend, onClose }: OfferPdfDialogProps) {
  const { t } = useTranslation('offers');
  const { has } = useAccess();
  const { mayEdit, edit } = useEditing();
  const params = { id: offer.id };
  const save = useMutation({
    ...queries.offers.savePdf.mutation(),
    onSuccess: () => {
      changedOpportunity(offer.customerFileId);
      toastSuccess(t('pdfDialog.saved'));
    },
    onError: toastError,
  });
  return (
    <PdfDialog
      words={{
        title: t('pdfDialog.title'),
        description: t('pdfDialog.description'),
        language: t('pdfDialog.language'),
        save: t('pdfDialog.save'),
      }}
      queryOf={(language) => queries.offers.previewPdf.query({ params, query: { language } })}
      fileName="oferta.pdf"
      isSaving={save.isPending}
      onSave={
        mayEdit && has('document.create')
          ? (language) => edit(() => save.mutate({ params, body: { language } }))
          : null
      }
      onSend={onSend}
      onClose={onClose}
    />
  );
}
