import { currentTime } from '@szansa/ui/clock';
import { mailAccountInput, mailAccountPatch } from '@szansa/domain/mail-account';
import { warsawDay } from '@szansa/domain/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { ChangeSheet, CreateSheet } from '#kit/forms/plain-sheets.tsx';

import {
  cacheMailAccount,
  nameOf,
  newAccount,
  newAccountFields,
  storedAccountFields,
  type MailAccount,
} from '#parts/mail-account/mail-account.ts';
import { TryOut } from '#parts/mail-account/try-out.tsx';

interface MailAccountSheetProps {
  /** Null for a new one. */
  account: MailAccount | null;
  onClose: () => void;
}

/** Writes down an account, or changes one. */
export function MailAccountSheet({ account, onClose }: MailAccountSheetProps) {
  const { t } = useTranslation('mailAccounts');
  const [today] = useState(() => warsawDay(currentTime()));
  const description = t('form.description');
  const shared = { cache: cacheMailAccount, onClose };
  if (account === null) {
    return (
      <CreateSheet
        {...shared}
        fields={newAccountFields}
        schema={mailAccountInput}
        given={newAccount(today)}
        place="mail_account/new"
        words={{ title: t('form.createTitle'), description }}
        submitLabel={t('add')}
        created={(saved) => [t('done.created'), nameOf(saved)]}
        send={(body) => client.mailAccounts.create({ body })}
      >
        <TryOut />
      </CreateSheet>
    );
  }
  const params = { id: account.id };
  return (
    <ChangeSheet
      {...shared}
      fields={storedAccountFields}
      patch={mailAccountPatch}
      place={`mail_account/${account.id}`}
      record={account}
      words={{ title: t('form.editTitle', { name: nameOf(account) }), description }}
      send={(body) => client.mailAccounts.update({ params, body })}
      read={() => client.mailAccounts.get({ params })}
    >
      <TryOut id={account.id} />
    </ChangeSheet>
  );
}
