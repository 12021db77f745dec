import { Badge } from '@szansa/ui/badge';
import { Callout } from '@szansa/ui/callout';
import { IconButton } from '@szansa/ui/icon-button';
import { TextLink } from '@szansa/ui/link';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { Instant } from '#kit/records/instant.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { FailureText } from '#parts/mail-account/failure-text.tsx';
import { cacheMailAccount, nameOf, type MailAccount } from '#parts/mail-account/mail-account.ts';

interface MailAccountRowProps {
  account: MailAccount;
  onEdit: () => void;
  onRemove: () => void;
}

/** One account: whose it is, whether it works, what came from it, and what can be done about it. */
export function MailAccountRow({ account, onEdit, onRemove }: MailAccountRowProps) {
  const { t } = useTranslation('mailAccounts');
  const { has } = useAccess();
  const { host, folder, checkedAt, takenCount, leftOutCount, failure, isActive } = account;
  const name = nameOf(account);
  const fetch = useMutation({
    ...queries.mailAccounts.fetch.mutation(),
    onSuccess: () => {
      cacheMailAccount(account);
      toastSuccess(t('done.fetching'), name);
    },
    onError: toastError,
  });
  const ingested = t('ingested', { count: takenCount });
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            {name}
            <State account={account} />
          </h2>
          <p className="text-text-muted wrap-anywhere">{`${host} · ${folder}`}</p>
        </div>
        <div className="basis-48">
          <p>
            {takenCount > 0 && has('received_mail.get') ? (
              <TextLink asChild>
                <Link to="/received-mails">{ingested}</Link>
              </TextLink>
            ) : (
              ingested
            )}
          </p>
          {checkedAt !== null && (
            <p className="text-text-muted">
              {t('checked')} <Instant at={checkedAt} />
            </p>
          )}
        </div>
        {account.can.edit && (
          <div className="flex basis-28 justify-end gap-1">
            {isActive && (
              <IconButton
                label={t('fetchOne', { name })}
                icon={<RefreshCw aria-hidden />}
                loading={fetch.isPending}
                onClick={() => fetch.mutate({ params: { id: account.id } })}
              />
            )}
            <IconButton label={t('editOne', { name })} icon={<Pencil aria-hidden />} onClick={onEdit} />
            <IconButton label={t('removeOne', { name })} icon={<Trash2 aria-hidden />} onClick={onRemove} />
          </div>
        )}
      </div>
      {failure && isActive && (
        <Callout tone="destructive">
          <FailureText failure={failure} />
          <p className="text-text-muted">
            {t('since')} <Instant at={failure.since} />
          </p>
        </Callout>
      )}
      {leftOutCount > 0 && <Callout tone="warning">{t('leftOut', { count: leftOutCount })}</Callout>}
    </div>
  );
}

function State({ account: { isActive, failure, checkedAt } }: Pick<MailAccountRowProps, 'account'>) {
  const { t } = useTranslation('mailAccounts');
  if (!isActive) return <Badge tone="archive">{t('state.inactive')}</Badge>;
  if (failure) return <Badge tone="destructive">{t('state.failing')}</Badge>;
  if (checkedAt === null) return <Badge>{t('state.unseen')}</Badge>;
  return <Badge tone="success">{t('state.works')}</Badge>;
}
