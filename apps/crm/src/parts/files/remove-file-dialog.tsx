import type { ApiError } from '@szansa/api-client/client';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

interface RemoveFileDialogProps {
  /** The call that removes it, such as `queries.documents.remove.mutation()`. */
  call: UseMutationOptions<null, ApiError, { readonly params: { readonly id: string } }>;
  title: string;
  description: string;
  /** Of what is removed; `null` keeps the dialog closed. */
  id: string | null;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a file is removed for good. */
export function RemoveFileDialog({
  call,
  title,
  description,
  id,
  onRemoved,
  onClose,
}: RemoveFileDialogProps) {
  const { t } = useTranslation();
  const remove = useMutation({
    ...call,
    onSuccess: () => {
      onRemoved();
      toastSuccess(t('states.removed'));
      onClose();
    },
    onError: toastError,
  });
  return (
    <AlertDialog
      open={id !== null}
      onOpenChange={onClose}
      title={title}
      description={description}
      confirmLabel={t('actions.remove')}
      destructive
      progress={remove.isPending}
      onConfirm={() => {
        if (id !== null) remove.mutate({ params: { id } });
      }}
    />
  );
}
