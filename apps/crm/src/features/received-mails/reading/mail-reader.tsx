import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { useWatch } from '#kit/live/watching.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';

import type { Mail } from '../received-mails-address.ts';
import { MailActions, type Neighbours } from './mail-actions.tsx';
import { MailSeries } from './mail-series.tsx';
import { ShownMail } from './shown-mail.tsx';

interface MailReaderProps {
  id: string;
  neighbours: Neighbours;
  onOpen: (id: string | undefined) => void;
}

/** Caches a mail from the server's response, and refetches the lists that contain it. */
function cacheMail(mail: Mail): void {
  queryClient.setQueryData(queries.receivedMails.get.key({ params: { id: mail.id } }), mail);
  ownChange('record-changed', { entity: 'received_mail', id: mail.id });
}

/** Marks a mail on the server as read once it is loaded, if it is unread. */
function useReadMark(mail: Mail | undefined): void {
  const { mutate } = useMutation({ ...queries.receivedMails.read.mutation(), onSuccess: cacheMail });
  const unreadId = mail?.status === 'unread' ? mail.id : undefined;
  const mark = useEffectEvent((id: string) => mutate({ params: { id } }));
  useEffect(() => {
    if (unreadId !== undefined) mark(unreadId);
  }, [unreadId]);
}

/** One mail: on its way, failed, or there with what can be done with it. */
export function MailReader({ id, neighbours, onOpen }: MailReaderProps) {
  const { t } = useTranslation('common');
  const {
    data: mail,
    error,
    isPending,
    refetch,
  } = useQuery(queries.receivedMails.get.query({ params: { id } }));
  useWatch({ entity: 'received_mail', id });
  useReadMark(mail);
  if (isPending) {
    return (
      <div role="status" aria-label={t('states.loading')} className="p-4">
        <LoadingRows count={4} />
      </div>
    );
  }
  if (!mail) return <FailedScreen error={error} onRetry={() => void refetch()} listPath="/received-mails" />;
  return (
    <div className="space-y-4 p-4">
      <MailActions mail={mail} neighbours={neighbours} onOpen={onOpen} onDecided={cacheMail} />
      <MailSeries mail={mail} onOpen={onOpen} />
      <ShownMail mail={mail} />
    </div>
  );
}
