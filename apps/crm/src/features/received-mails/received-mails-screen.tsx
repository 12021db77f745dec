import { receivedMailKinds, receivedMailStatuses } from '@szansa/domain/received-mail';
import { Button } from '@szansa/ui/button';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { ListScreen } from '#kit/lists/list-screen.tsx';
import { useListState } from '#kit/lists/use-list-state.ts';

import { mailList } from './mail-list.tsx';
import { MailReading } from './reading/mail-reading.tsx';
import { receivedMailsAddress } from './received-mails-address.ts';

/** What the list is narrowed by; accounts are named where there are any. */
function useMailFilters(): readonly FilterDefinition[] {
  const { t } = useTranslation('receivedMails');
  const sources = useQuery(queries.receivedMails.sources.query());
  const accounts = (sources.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return [
    {
      key: 'status',
      label: t('columns.status'),
      kind: 'multi',
      options: receivedMailStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      key: 'kind',
      label: t('columns.kind'),
      kind: 'multi',
      options: receivedMailKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    { key: 'show_automatic', label: t('filters.automatic'), kind: 'toggle' },
    ...(accounts.length === 0
      ? []
      : [{ key: 'mailAccountId', label: t('filters.account'), kind: 'multi' as const, options: accounts }]),
    { key: 'dropped', label: t('filters.dropped'), kind: 'toggle' },
  ];
}

/** Received mails as a list, or one of them beside the others of the page. */
export function ReceivedMailsScreen() {
  const opened = useAddressPart('mail');
  if (opened.value !== undefined) {
    return <MailReading id={opened.value} onOpen={(id) => void opened.change(id)} />;
  }
  return <MailListScreen />;
}

const machineKinds = receivedMailKinds.filter((kind) => kind !== 'letter');

/** Shows what was recognised as sent by machines, and the other mails again. */
function MachineMails() {
  const { t } = useTranslation('receivedMails');
  const { state, change } = useListState(receivedMailsAddress);
  const { kind = [] } = state.filters;
  const isShown = kind.length > 0 && kind.every((one) => one !== 'letter');
  return (
    <Button
      aria-pressed={isShown}
      onClick={() => change({ filters: { ...state.filters, kind: isShown ? [] : machineKinds } })}
    >
      {t('filters.machines')}
    </Button>
  );
}

function MailListScreen() {
  return <ListScreen list={mailList} filters={useMailFilters()} actions={<MachineMails />} />;
}
