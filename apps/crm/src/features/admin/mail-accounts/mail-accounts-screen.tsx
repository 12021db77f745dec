import { Button } from '@szansa/ui/button';
import { EmptyState } from '@szansa/ui/empty-state';
import { useQuery, useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '@szansa/ui/alert-dialog';

import { queries, queryClient } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { toastSuccess } from '#kit/toasts/toasts.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { MailAccountRow } from './mail-account-row.tsx';
import { MailAccountSheet } from './mail-account-sheet.tsx';
import { type MailAccount, cacheMailAccount, nameOf } from '#parts/mail-account/mail-account.ts';

/** Asks for confirmation before deleting an account. */
function RemoveMailAccount({ account, onClose }: { account: MailAccount; onClose: () => void }) {
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

/** Nothing, the form of a new account (null) or of one, or the question before one is removed. */
type Open = { readonly edit: MailAccount | null } | { readonly remove: MailAccount } | null;

/** The accounts that mails are fetched from: whether each works, and how many mails came from it. */
export function MailAccountsScreen() {
  const { t } = useTranslation(['mailAccounts', 'common']);
  const { has } = useAccess();
  const accounts = useQuery(queries.mailAccounts.list.query());
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const add = has('mail_account.create') && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpen({ edit: null })}>
      {t('add')}
    </Button>
  );
  const isEmpty = accounts.data?.length === 0;
  return (
    <AdminFrame actions={!isEmpty && add}>
      {accounts.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={3} />
        </div>
      )}
      {accounts.isError && !accounts.data && (
        <FailedScreen error={accounts.error} onRetry={() => void accounts.refetch()} />
      )}
      {isEmpty && (
        <EmptyState level={2} drawing="mail" title={t('empty')} description={t('emptyHint')} action={add} />
      )}
      {accounts.data && !isEmpty && (
        <>
          <p className="mb-3 text-text-muted">{t('hint')}</p>
          <ul aria-label={t('list')} className="space-y-3">
            {accounts.data.map((account) => (
              <li key={account.id} className="rounded-medium border border-border bg-surface p-4">
                <MailAccountRow
                  account={account}
                  onEdit={() => setOpen({ edit: account })}
                  onRemove={() => setOpen({ remove: account })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {open && 'edit' in open && <MailAccountSheet account={open.edit} onClose={close} />}
      {open && 'remove' in open && <RemoveMailAccount account={open.remove} onClose={close} />}
    </AdminFrame>
  );
}
