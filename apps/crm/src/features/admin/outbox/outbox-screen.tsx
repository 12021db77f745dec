import { Callout } from '@szansa/ui/callout';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { ListBody } from '#kit/lists/list-body.tsx';
import { useListState } from '#kit/lists/use-list-state.ts';

import { AdminFrame } from '../frame/admin-frame.tsx';
import { mailList, useMailFilters } from './mail-list.tsx';
import { MailSheet } from './mail-sheet.tsx';
import { outboxAddress } from './outbox-address.ts';

/** Mails the product has written: queued, sent to a server, or stored to be read here. */
export function OutboxScreen() {
  const { t } = useTranslation('admin');
  const { state } = useListState(outboxAddress);
  const { data } = useQuery(outboxAddress.page(state));
  const opened = useAddressPart('mail');
  return (
    <AdminFrame>
      {data?.items.some((mail) => mail.state === 'kept') && (
        <Callout className="mb-4" title={t('outbox.storedTitle')}>
          {t('outbox.storedHint')}
        </Callout>
      )}
      <ListBody list={mailList} filters={useMailFilters()} besides="18rem" />
      {opened.value && <MailSheet id={opened.value} onClose={() => void opened.change(undefined)} />}
    </AdminFrame>
  );
}
