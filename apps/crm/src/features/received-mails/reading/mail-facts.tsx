import { personName } from '@szansa/domain/shared';
import { Callout } from '@szansa/ui/callout';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import { MailKind, personLine } from '../mail-parts.tsx';
import type { Mail } from '../received-mails-address.ts';

/** When and how a mail came, what has become of it, and what people should know before they trust it. */
export function MailFacts({ mail }: { mail: Mail }) {
  const { t } = useTranslation('receivedMails');
  const { instant } = useFormats();
  const { receivedAt, readBy, readAt, confirmedBy, confirmedAt } = mail;
  const facts = [
    t('facts.received', { date: instant(receivedAt) }),
    mail.mailAccount
      ? t('facts.account', { name: mail.mailAccount.name })
      : t(mail.isDropped ? 'facts.folder' : 'facts.gone'),
    readBy && t('facts.read', { name: personName(readBy), date: instant(readAt) }),
    confirmedBy &&
      t(mail.status === 'accepted' ? 'facts.accepted' : 'facts.rejected', {
        name: personName(confirmedBy),
        date: instant(confirmedAt),
      }),
  ];
  const replyTo = personLine(mail.replyToName, mail.replyToAddress);
  return (
    <>
      {replyTo !== null && <p>{t('facts.replyTo', { person: replyTo })}</p>}
      <p className="text-small text-text-muted">{facts.filter(Boolean).join(' · ')}</p>
      {mail.customerFile && (
        <p>
          <TextLink asChild>
            <Link to="/sales-opportunity/$id" params={{ id: mail.customerFile.id }}>
              {t('facts.opportunity', {
                number: mail.customerFile.number,
                customer: mail.customerFile.customerName,
              })}
            </Link>
          </TextLink>
        </p>
      )}
      {mail.sharesMessageId && <p className="text-small text-text-muted">{t('facts.sharesMessageId')}</p>}
      {mail.kind !== 'letter' && (
        <Callout title={t('facts.machine')}>
          <MailKind {...mail} />
        </Callout>
      )}
    </>
  );
}
