import { personName } from '@szansa/domain/shared';
import { Badge } from '@szansa/ui/badge';
import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';
import { NoticeBody } from '#parts/notice/notice-body.tsx';
import { useConfirmNotice, useReadNotice, type OwnNotice } from '#parts/notice/own-notice.ts';

/** One announcement on top of the screen: only its two buttons close it. */
export function NoticeOnTop({ notice, onPutOff }: { notice: OwnNotice; onPutOff: () => void }) {
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
          <Button variant="primary" loading={confirm.isPending} onClick={() => confirm.mutate({ params })}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <NoticeBody note={note} files={files} at={sentAt} />
    </Dialog>
  );
}
