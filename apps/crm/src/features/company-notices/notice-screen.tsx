import { personName } from '@szansa/domain/shared';
import { Badge } from '@szansa/ui/badge';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { EditRecord } from '#kit/forms/edit-record.tsx';
import { RecordHeading } from '#kit/records/record-heading.tsx';
import { RecordScreen } from '#kit/records/record-screen.tsx';
import { RecordTabs } from '#kit/records/record-tabs.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

import { Entries } from './entries.tsx';
import { NoticeActions } from './notice-actions.tsx';
import { NoticeContent } from './notice-content.tsx';
import { noticeForm } from './notice-form.tsx';
import { NoticeState } from './notice-progress.tsx';
import { noticeRecord, type Notice } from './notice.ts';

/** One announcement: as a draft it is written and sent, then followed up. */
export function NoticeScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={noticeRecord} id={id}>
      {(notice) => <LoadedNotice notice={notice} />}
    </RecordScreen>
  );
}

function useSubtitle({ sentAt, sentBy, createdAt, author }: Notice): string {
  const { t } = useTranslation('companyNotices');
  const { instant } = useFormats();
  const by = sentAt === null ? author : sentBy;
  return t(sentAt === null ? 'record.created' : 'record.sent', {
    name: by ? personName(by) : '–',
    date: instant(sentAt ?? createdAt),
  });
}

function LoadedNotice({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notice');
  const subtitle = useSubtitle(notice);
  const content = <NoticeContent notice={notice} />;
  return (
    <>
      <RecordHeading
        definition={noticeRecord}
        record={notice}
        subtitle={subtitle}
        status={
          <>
            <NoticeState notice={notice} />
            {notice.isImportant && <Badge tone="warning">{t('important')}</Badge>}
          </>
        }
        actions={<NoticeActions notice={notice} />}
      />
      {notice.isDraft ? (
        <div className="mt-4">{content}</div>
      ) : (
        <RecordTabs
          texts="companyNotices"
          tabs={[
            { value: 'statistics', content: <Entries notice={notice} /> },
            { value: 'content', content },
          ]}
        />
      )}
      <EditRecord form={noticeForm} record={notice} />
    </>
  );
}
