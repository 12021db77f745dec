import { AlertDialog } from '@szansa/ui/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { changedOpportunity, type DocumentRecord } from '#parts/opportunity/records.ts';

interface RemoveDocumentDialogProps {
  opportunityId: string;
  /** `null` keeps the dialog closed. */
  document: DocumentRecord | null;
  onClose: () => void;
}

export function RemoveDocumentDialog({ opportunityId, document, onClose }: RemoveDocumentDialogProps) {
  const { t } = useTranslation(['documents', 'common']);
  const remove = useMutation({
    ...queries.documents.remove.mutation(),
    onSuccess: () => {
      changedOpportunity(opportunityId);
      toastSuccess(t('common:states.removed'));
      onClose();
    },
    onError: toastError,
  });
  return (
    <AlertDialog
      open={document !== null}
      onOpenChange={onClose}
      title={t('removeTitle')}
      description={t('removeDescription', { name: document?.name ?? '' })}
      confirmLabel={t('common:actions.remove')}
      destructive
      progress={remove.isPending}
      onConfirm={() => {
        if (document) remove.mutate({ params: { id: document.id } });
      }}
    />
  );
}
