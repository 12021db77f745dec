import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { changedOpportunity } from '#parts/opportunity/records.ts';
import { PdfDialog } from '#parts/pdf/pdf-dialog.tsx';

import type { Comparison } from '../comparison.ts';

/** The comparison as the customer will get it. */
export function ComparisonPdf({ comparison, onClose }: { comparison: Comparison; onClose: () => void }) {
  const { t } = useTranslation('bankComparisons');
  const params = { id: comparison.id };
  const save = useMutation({
    ...queries.bankComparisonPdfs.savePdf.mutation(),
    onSuccess: () => {
      changedOpportunity(comparison.opportunity.id);
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
      queryOf={(language) => queries.bankComparisonPdfs.previewPdf.query({ params, query: { language } })}
      fileName="porownanie.pdf"
      isSaving={save.isPending}
      onSave={comparison.can.save ? (language) => save.mutate({ params, body: { language } }) : null}
      onClose={onClose}
    />
  );
}
