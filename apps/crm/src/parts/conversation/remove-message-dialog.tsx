import { AlertDialog } from '@szansa/ui/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

/** Asks before an own message is removed. */
export function RemoveMessageDialog({
  opportunityId,
  commentId,
  onClose,
}: {
  opportunityId: string;
  commentId: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['conversation', 'common']);
  const remove = useMutation({
    ...queries.comments.remove.mutation(),
    onSuccess: () => {
      if (commentId) {
        ownChange('customer-file-message-remove', { customerFileId: opportunityId, messageId: commentId });
      }
      toastSuccess(t('remove.done'));
      onClose();
    },
    onError: toastError,
  });
  return (
    <AlertDialog
      open={commentId !== null}
      onOpenChange={onClose}
      title={t('remove.title')}
      description={t('remove.description')}
      confirmLabel={t('common:actions.remove')}
      destructive
      progress={remove.isPending}
      onConfirm={() => {
        if (commentId) remove.mutate({ params: { id: commentId } });
      }}
    />
  );
}
