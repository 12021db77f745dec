import type { Data, Endpoints } from '@szansa/api-client/client';
import { Badge, type BadgeTone } from '@szansa/ui/badge';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { withPart } from '#kit/address/use-address-part.ts';
import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';

import { outboxAddress } from './outbox-address.ts';

type Mail = Data<Endpoints['outbox']['list']>['items'][number];

const states: readonly Mail['state'][] = ['queued', 'sent', 'failed', 'in_doubt', 'kept', 'expired'];
const kinds: readonly Mail['kind'][] = ['activation', 'password_reset', 'notice', 'customer_notice'];

const tones: Readonly<Record<Mail['state'], BadgeTone>> = {
  queued: 'warning',
  sent: 'success',
  failed: 'destructive',
  in_doubt: 'warning',
  kept: 'grey',
  expired: 'grey',
};

function State({ mail }: { mail: Mail }) {
  const { t } = useTranslation('admin');
  return <Badge tone={tones[mail.state]}>{t(`outbox.states.${mail.state}`)}</Badge>;
}

function Kind({ mail }: { mail: Mail }) {
  const { t } = useTranslation('admin');
  return t(`outbox.kinds.${mail.kind}`);
}

export function useMailFilters(): readonly FilterDefinition[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'state',
      label: t('outbox.state'),
      kind: 'multi',
      options: states.map((value) => ({ value, label: t(`outbox.states.${value}`) })),
    },
    {
      key: 'kind',
      label: t('outbox.kind'),
      kind: 'multi',
      options: kinds.map((value) => ({ value, label: t(`outbox.kinds.${value}`) })),
    },
  ];
}

/** Mails the product has written; one is read beside the list. */
export const mailList = listDefinition({
  address: outboxAddress,
  texts: 'outbox',
  drawing: 'mail',
  columns: [
    { id: 'subject', cell: (mail: Mail) => mail.subject, width: 320, pin: 'start' },
    { id: 'to', cell: (mail, { email }) => email(mail.to), width: 240 },
    { id: 'state', cell: (mail) => <State mail={mail} />, width: 150 },
    { id: 'kind', cell: (mail) => <Kind mail={mail} />, width: 160 },
    { id: 'createdAt', cell: (mail) => <Instant at={mail.createdAt} />, width: 160 },
    { id: 'sentAt', cell: (mail, formats) => formats.instant(mail.sentAt), width: 160 },
    { id: 'lastError', cell: (mail) => mail.lastError, width: 240 },
  ],
  rowLabel: (mail) => mail.subject,
  rowLink: (mail) => <Link to="." search={withPart('mail', mail.id)} />,
});
