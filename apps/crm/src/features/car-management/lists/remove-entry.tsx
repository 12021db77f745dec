import type { CarListKind } from '@szansa/domain/catalogue';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Callout } from '@szansa/ui/callout';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { Uses } from '#kit/records/uses.tsx';
import { toastSuccess } from '#kit/toasts/toasts.ts';

import { cacheEntry, type CarListEntry } from './car-list.tsx';

interface RemoveEntryProps {
  kind: CarListKind;
  entry: CarListEntry;
  onClose: () => void;
}

/** Asks for confirmation before deleting an entry; one in use remains, and the records that use it are shown. */
export function RemoveEntry({ kind, entry, onClose }: RemoveEntryProps) {
  const { t } = useTranslation(['carLists', 'common']);
  const { id, name, version } = entry;
  const remove = useMutation({
    ...queries.carLists.remove.mutation(),
    onSuccess: () => {
      cacheEntry(kind, entry);
      toastSuccess(t('done.removed'), name);
      onClose();
    },
    onError: (error) => {
      const refetchRecord = () =>
        queryClient.invalidateQueries({ queryKey: queries.carLists.list.key({ params: { kind } }) });
      if (!error.is('in_use')) toastRefusal(error, refetchRecord);
    },
  });
  const { error } = remove;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      destructive
      title={t('remove.title', { name })}
      description={t('common:records.irrevocable')}
      confirmLabel={t('common:actions.remove')}
      loading={remove.isPending}
      onConfirm={() => remove.mutate({ params: { kind, id }, query: { version } })}
    >
      {error?.is('in_use') && (
        <Callout role="alert" tone="destructive" title={error.message}>
          <Uses uses={error.details.uses} />
        </Callout>
      )}
    </AlertDialog>
  );
}
