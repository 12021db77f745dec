import { personName } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { Sheet } from '@szansa/ui/sheet';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { NoticeBody } from '#parts/notice/notice-body.tsx';
import { useConfirmNotice, useReadNotice, type OwnNotice } from '#parts/notice/own-notice.ts';

/** Marks an announcement on the server as read once it is loaded, if it was unread. */
function useReadMark(notice: OwnNotice | undefined): void {
  const { mutate } = useReadNotice();
  const unreadId = notice?.readAt === null ? notice.id : undefined;
  const mark = useEffectEvent((id: string) => mutate({ params: { id } }));
  useEffect(() => {
    if (unreadId !== undefined) mark(unreadId);
  }, [unreadId]);
}

function useFacts() {
  const { t } = useTranslation('notice');
  const { instant, date } = useFormats();
  return ({ author, sentAt, validUntil, confirmedAt }: OwnNotice) =>
    [
      author ? t('by', { name: personName(author), date: instant(sentAt) }) : instant(sentAt),
      validUntil && t('validUntil', { date: date(validUntil) }),
      confirmedAt && t('confirmedAt', { date: instant(confirmedAt) }),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** One announcement, read and confirmed beside the list. */
export function OwnNoticeSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['notice', 'common']);
  const query = useQuery(queries.myCompanyNotices.get.query({ params: { id } }));
  const notice = query.data;
  const facts = useFacts();
  const confirm = useConfirmNotice(onClose);
  useReadMark(notice);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      className="w-140"
      title={notice?.title ?? t('text')}
      description={notice && facts(notice)}
      footer={
        notice?.can.confirm && (
          <Button
            variant="primary"
            icon={<Check aria-hidden />}
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ params: { id } })}
          >
            {t('confirm')}
          </Button>
        )
      }
    >
      {query.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={4} />
        </div>
      )}
      {query.isError && !notice && <FailedScreen error={query.error} onRetry={() => void query.refetch()} />}
      {notice && <NoticeBody note={notice.note} files={notice.files} at={notice.sentAt} />}
    </Sheet>
  );
}
