import { isFinalStatus } from '@szansa/domain/received-mail';
import { Button } from '@szansa/ui/button';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { SplitView } from '@szansa/ui/split-view';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useListState } from '#kit/lists/use-list-state.ts';

import { receivedMailsAddress, type MailRow } from '../received-mails-address.ts';
import { MailQueue } from './mail-queue.tsx';
import { MailReader } from './mail-reader.tsx';

interface MailReadingProps {
  id: string;
  /** Opens another mail, or none. */
  onOpen: (id: string | undefined) => void;
}

/** Returns the mails before and after one, and the next undecided one: after it, else from the start. */
function neighboursOf(mails: readonly MailRow[], id: string) {
  const place = mails.findIndex((mail) => mail.id === id);
  const turned = [...mails.slice(place + 1), ...mails.slice(0, Math.max(0, place))];
  return {
    previous: mails[place - 1]?.id,
    next: mails[place + 1]?.id,
    nextPending: turned.find(({ status }) => !isFinalStatus(status))?.id,
  };
}

/** One mail beside the others of the page; on a narrow window it covers them. */
export function MailReading({ id, onOpen }: MailReadingProps) {
  const { t } = useTranslation('receivedMails');
  const { state } = useListState(receivedMailsAddress);
  const { data } = useQuery(receivedMailsAddress.page(state));
  const mails = data?.items ?? [];
  return (
    <Page width="wide">
      <PageHeader
        className="mb-4 max-md:hidden"
        title={t('title')}
        actions={
          <Button icon={<ArrowLeft aria-hidden />} onClick={() => onOpen(undefined)}>
            {t('toList')}
          </Button>
        }
      />
      <div className="h-[calc(100dvh-11rem-var(--bottom-bar))] overflow-hidden rounded-large border border-border bg-surface max-md:h-[calc(100dvh-7rem-var(--bottom-bar))]">
        <SplitView
          className="h-full"
          list={<MailQueue mails={mails} openId={id} onOpen={onOpen} />}
          listLabel={t('queue')}
          record={<MailReader key={id} id={id} neighbours={neighboursOf(mails, id)} onOpen={onOpen} />}
          recordLabel={t('mail')}
          defaultListWidth={32}
          onBack={() => onOpen(undefined)}
        />
      </div>
    </Page>
  );
}
