import { AlertDialog } from '@szansa/ui/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

/** Asks before an own message is removed. */
export function RemoveMessageDialog({
  commentId,
  onClose,
}: {
  commentId: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['conversation', 'common']);
  const remove = useMutation({
    ...queries.comments.remove.mutation(),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: queries.comments.all });
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
