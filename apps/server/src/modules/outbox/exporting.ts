import { endpoints } from '@szansa/api-client/endpoints';
import type { Language } from '@szansa/domain/account';
import { formatEmail } from '@szansa/domain/identity';

import { cellOf, exportTarget } from '#platform';
import { mailsFound, type Mail } from './answers.ts';

type Words<Value extends string> = Readonly<Record<Language, Readonly<Record<Value, string>>>>;

const states: Words<Mail['state']> = {
  pl: {
    queued: 'W kolejce',
    sent: 'Wysłany',
    failed: 'Nie wysłano',
    in_doubt: 'Niepewny',
    kept: 'Zachowany',
    expired: 'Nieaktualny',
  },
  en: {
    queued: 'Queued',
    sent: 'Sent',
    failed: 'Not sent',
    in_doubt: 'In doubt',
    kept: 'Kept',
    expired: 'Out of date',
  },
};

const kinds: Words<Mail['kind']> = {
  pl: {
    activation: 'Aktywacja konta',
    password_reset: 'Nowe hasło',
    notice: 'Powiadomienie',
    customer_notice: 'Powiadomienie klienta',
  },
  en: {
    activation: 'Account activation',
    password_reset: 'New password',
    notice: 'Notice',
    customer_notice: 'Notice to a customer',
  },
};

/** Mails of the product as files, without their texts. */
export const mailExport = exportTarget({
  endpoint: endpoints.outbox.list,
  find: mailsFound,
  columns: {
    subject: ({ subject }) => cellOf.text(subject),
    to: ({ to }) => cellOf.text(to && formatEmail(to)),
    state: ({ state }, language) => cellOf.text(states[language][state]),
    kind: ({ kind }, language) => cellOf.text(kinds[language][kind]),
    createdAt: ({ createdAt }) => cellOf.instant(createdAt),
    sentAt: ({ sentAt }) => cellOf.instant(sentAt),
    lastError: ({ lastError }) => cellOf.text(lastError),
  },
});
