import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Callout } from '@szansa/ui/callout';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { Uses } from '#kit/records/uses.tsx';
import { messageOf, toastSuccess } from '#kit/toasts/toasts.ts';

import { cacheLeadSource, type LeadSource } from './lead-source.ts';

/** Asks for confirmation before deleting a lead source; one in use remains, and can be made inactive. */
export function RemoveLeadSource({ source, onClose }: { source: LeadSource; onClose: () => void }) {
  const { t } = useTranslation(['leadSources', 'common']);
  const { id, name, version } = source;
  const remove = useMutation({
    ...queries.leadSources.remove.mutation(),
    onSuccess: () => {
      cacheLeadSource(source);
      toastSuccess(t('done.removed'), name);
      onClose();
    },
    onError: (error) => {
      const refetchRecord = () =>
        queryClient.invalidateQueries({ queryKey: queries.leadSources.overview.key() });
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
      onConfirm={() => remove.mutate({ params: { id }, query: { version } })}
    >
      {error?.is('in_use') && (
        <Callout role="alert" tone="destructive" title={messageOf(error)}>
          <Uses uses={error.details.uses} />
          <p>{t('remove.deactivate')}</p>
        </Callout>
      )}
    </AlertDialog>
  );
}
