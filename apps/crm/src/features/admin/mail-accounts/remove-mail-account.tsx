import { AlertDialog } from '@szansa/ui/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { toastSuccess } from '#kit/toasts/toasts.ts';

import { cacheMailAccount, nameOf, type MailAccount } from './mail-account.ts';

/** Asks for confirmation before deleting an account. */
export function RemoveMailAccount({ account, onClose }: { account: MailAccount; onClose: () => void }) {
  const { t } = useTranslation(['mailAccounts', 'common']);
  const { id, version } = account;
  const name = nameOf(account);
  const remove = useMutation({
    ...queries.mailAccounts.remove.mutation(),
    onSuccess: () => {
      cacheMailAccount(account);
      toastSuccess(t('done.removed'), name);
      onClose();
    },
    onError: (error) =>
      toastRefusal(error, () => queryClient.invalidateQueries({ queryKey: queries.mailAccounts.list.key() })),
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      destructive
      title={t('remove.title', { name })}
      description={t('remove.description')}
      confirmLabel={t('common:actions.remove')}
      loading={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id }, query: { version } })}
    />
  );
}
