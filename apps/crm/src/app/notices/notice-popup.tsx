import { onTop, withNew, withoutConfirmed, withRead } from '@szansa/domain/company-notice';
import { personName } from '@szansa/domain/shared';
import { Badge } from '@szansa/ui/badge';
import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useHeard } from '#kit/live/hearing.ts';
import { changePendingNotices, pendingNoticesAtom } from '#kit/session/pending-notices.ts';
import { useUser } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { NoticeBody } from '#parts/notice/notice-body.tsx';
import { useConfirmNotice, useReadNotice, type OwnNotice } from '#parts/notice/own-notice.ts';

/** Has the list that is kept with the session follow what is heard (specification, section 7). */
function usePendingFollows(): void {
  const user = useUser();
  useHeard('work-control-new', ({ workControlId: id, ...come }) =>
    changePendingNotices((pending) => withNew(pending, { id, ...come })),
  );
  useHeard('work-control-read', ({ workControlId: id, userId, readAt }) => {
    if (userId === user.id) changePendingNotices((pending) => withRead(pending, id, readAt));
  });
  useHeard('work-control-confirmed', ({ workControlId: id, userId }) => {
    if (userId === user.id) changePendingNotices((pending) => withoutConfirmed(pending, id));
  });
}

/**
 * Shows an important announcement on top of any screen until it is confirmed or, for as long as the page is open, put off.
 * What stands below is left as it is.
 */
export function NoticePopup() {
  const pending = useAtomValue(pendingNoticesAtom);
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  usePendingFollows();
  const id = onTop(pending, putOff)?.id ?? '';
  const { data: notice } = useQuery({
    ...queries.myCompanyNotices.get.query({ params: { id } }),
    enabled: id !== '',
  });
  if (!notice?.can.confirm || notice.id !== id) return null;
  return <OnTop key={id} notice={notice} onPutOff={() => setPutOff([...putOff, id])} />;
}

function OnTop({ notice, onPutOff }: { notice: OwnNotice; onPutOff: () => void }) {
  const { t } = useTranslation('notice');
  const { instant } = useFormats();
  const { id, title, author, sentAt, note, files } = notice;
  const params = { id };
  const confirm = useConfirmNotice(onPutOff);
  const read = useReadNotice();
  return (
    <Dialog
      open
      isFirm
      onOpenChange={onPutOff}
      title={
        <>
          {title} <Badge tone="warning">{t('important')}</Badge>
        </>
      }
      description={author ? t('by', { name: personName(author), date: instant(sentAt) }) : instant(sentAt)}
      footer={
        <>
          <Button
            variant="ghost"
            className="mr-auto"
            onClick={() => {
              read.mutate({ params });
              onPutOff();
            }}
          >
            {t('later')}
          </Button>
          <Button variant="primary" progress={confirm.isPending} onClick={() => confirm.mutate({ params })}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <NoticeBody note={note} files={files} at={sentAt} />
    </Dialog>
  );
}
