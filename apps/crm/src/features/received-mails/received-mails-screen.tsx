import { receivedMailKinds, receivedMailStatuses } from '@szansa/domain/received-mail';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { ListScreen } from '#kit/lists/list-screen.tsx';

import { mailList } from './mail-list.tsx';
import { MailReading } from './reading/mail-reading.tsx';

/** Received mails as a list, or one of them beside the others of the page. */
export function ReceivedMailsScreen() {
  const { t } = useTranslation('receivedMails');
  const opened = useAddressPart('mail');
  if (opened.value !== undefined) {
    return <MailReading id={opened.value} onOpen={(id) => void opened.change(id)} />;
  }
  return (
    <ListScreen
      list={mailList}
      filters={[
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
      ]}
    />
  );
}
