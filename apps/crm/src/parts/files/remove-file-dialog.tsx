import type { ApiError } from '@szansa/api-client/client';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { toastRemoved, toastSuccess } from '#kit/toasts/toasts.ts';

interface RemoveFileDialogProps<Input> {
  /** The call that removes it, such as `queries.documents.remove.mutation()`. */
  call: UseMutationOptions<null, ApiError, Input>;
  title: string;
  description: string;
  /** Input of the call; with `null` the dialog is closed. */
  input: Input | null;
  /** Called when it was deleted, or another user has changed it first: refetches the files. */
  onRemoved: () => void;
  /** Brings it back within the time of a toast; without it, it is removed for good. */
  undo?: (removed: Input) => Promise<unknown>;
  onClose: () => void;
}

/** Prompts for confirmation before a file is deleted. */
export function RemoveFileDialog<Input>({
  call,
  title,
  description,
  input,
  onRemoved,
  undo,
  onClose,
}: RemoveFileDialogProps<Input>) {
  const { t } = useTranslation();
  const remove = useMutation({
    ...call,
    onSuccess: (_, removed) => {
      onRemoved();
      if (undo) toastRemoved(t('states.removed'), () => undo(removed));
      else toastSuccess(t('states.removed'));
      onClose();
    },
    onError: (error) => toastRefusal(error, onRemoved),
  });
  return (
    <AlertDialog
      open={input !== null}
      onOpenChange={onClose}
      title={title}
      description={description}
      confirmLabel={t('actions.remove')}
      destructive
      loading={remove.isPending}
      onConfirm={() => {
        if (input !== null) remove.mutate(input);
      }}
    />
  );
}
