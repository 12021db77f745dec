import { formatEmail } from '@szansa/domain/identity';
import { Badge, type BadgeTone } from '@szansa/ui/badge';
import { useTranslation } from 'react-i18next';

import type { MailRow } from './received-mails-address.ts';

const tones: Readonly<Record<MailRow['status'], BadgeTone>> = {
  unread: 'warning',
  read: 'grey',
  accepted: 'success',
  rejected: 'destructive',
};

export function MailStatus({ status }: Pick<MailRow, 'status'>) {
  const { t } = useTranslation('receivedMails');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

/** What kind of mail it is and by what that was recognised. */
export function MailKind({ kind, reason }: Pick<MailRow, 'kind' | 'reason'>) {
  const { t } = useTranslation('receivedMails');
  return reason === null ? t(`kind.${kind}`) : `${t(`kind.${kind}`)} (${t(`reason.${reason}`)})`;
}

/** The account a mail was fetched from, or the folder. */
export function MailOrigin({ mailAccount, isDropped }: Pick<MailRow, 'mailAccount' | 'isDropped'>) {
  const { t } = useTranslation('receivedMails');
  return mailAccount?.name ?? t(isDropped ? 'origin.folder' : 'origin.gone');
}

/** A person as mails name them; what is hidden is left out. */
export function personLine(name: string | null, address: string | null | undefined): string | null {
  if (!address) return name;
  return name === null ? formatEmail(address) : `${name} <${formatEmail(address)}>`;
}

/** Returns the sender's name of a mail, else the address, which is omitted for users from whom it is hidden. */
export const senderOf = ({
  fromName,
  fromAddress,
}: Pick<MailRow, 'fromName'> & { readonly fromAddress?: string | null | undefined }) =>
  fromName ?? (fromAddress ? formatEmail(fromAddress) : '–');
