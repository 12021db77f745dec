import { AlertDialog } from '@szansa/ui/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { queryClient } from '#kit/api/api.ts';
import { toastSuccess } from '#kit/toasts/toasts.ts';

import { cacheLabel, type Label } from './label.ts';

/** Asks for confirmation before deleting a label, and shows how many opportunities lose it. */
export function RemoveLabel({ label, onClose }: { label: Label; onClose: () => void }) {
  const { t } = useTranslation(['labelsAdmin', 'common']);
  const { id, title, count, version } = label;
  const remove = useMutation({
    ...queries.labels.remove.mutation(),
    onSuccess: () => {
      cacheLabel(label);
      toastSuccess(t('done.removed'), title);
      onClose();
    },
    // another user has assigned or changed it meanwhile: the shown numbers are refetched
    onError: (error) =>
      toastRefusal(error, () => queryClient.invalidateQueries({ queryKey: queries.labels.overview.key() })),
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      destructive
      title={t('remove.title', { title })}
      description={count === 0 ? t('remove.unused') : t('remove.used', { count })}
      confirmLabel={t('common:actions.remove')}
      loading={remove.isPending}
      onConfirm={() =>
        remove.mutate({
          params: { id },
          query: { version, ...(count === 0 ? {} : { takenOff: 'true' as const }) },
        })
      }
    />
  );
}
