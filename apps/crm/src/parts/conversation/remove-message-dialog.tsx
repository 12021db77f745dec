import { AlertDialog } from '@szansa/ui/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import type { ConversationSource } from './conversation-source.ts';

/** Prompts for confirmation before an own message is deleted. */
export function RemoveMessageDialog({
  source,
  commentId,
  onClose,
}: {
  source: ConversationSource;
  commentId: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['conversation', 'common']);
  const remove = useMutation({
    mutationFn: source.remove,
    onSuccess: () => {
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
      loading={remove.isPending}
      onConfirm={() => {
        if (commentId) remove.mutate(commentId);
      }}
    />
  );
}
