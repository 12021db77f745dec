import type { Data, Endpoints } from '@szansa/api-client/client';
import { personName } from '@szansa/domain/shared';
import { Badge } from '@szansa/ui/badge';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { Tabs } from '@szansa/ui/tabs';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { PagedList } from '#kit/lists/paged-list.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { EntryStateChip } from '#parts/notice/notice-state.tsx';

import { OwnNoticeSheet } from './own-notice-sheet.tsx';

type Row = Data<Endpoints['myCompanyNotices']['list']>['items'][number];

const tabs = ['pending', 'confirmed'] as const;

/** The reader's own announcements: pending and confirmed ones. */
export function OwnNoticesScreen() {
  const { t } = useTranslation('myNotices');
  const tab = useAddressPart('tab');
  const open = useAddressPart('notice');
  const shown = tabs.find((one) => one === tab.value) ?? 'pending';
  return (
    <Page width="narrow">
      <PageHeader title={t('title')} className="mb-2" />
      <Tabs
        label={t('title')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={shown}
        onValueChange={(value) => void tab.change(value === 'pending' ? undefined : value)}
      >
        <PagedList
          key={shown}
          label={t(`tabs.${shown}`)}
          place="page"
          queryOf={(page) => queries.myCompanyNotices.list.query({ query: { tab: shown, page } })}
          empty={{ drawing: 'messages', title: t(`empty.${shown}`) }}
        >
          {(notice) => <NoticeRow notice={notice} onOpen={() => void open.change(notice.id)} />}
        </PagedList>
      </Tabs>
      {open.value !== undefined && (
        <OwnNoticeSheet key={open.value} id={open.value} onClose={() => void open.change(undefined)} />
      )}
    </Page>
  );
}

function NoticeRow({ notice, onOpen }: { notice: Row; onOpen: () => void }) {
  const { t } = useTranslation(['myNotices', 'notice']);
  const { instant, date } = useFormats();
  const { title, isImportant, author, sentAt, validUntil, readAt, fileCount } = notice;
  const facts = [
    author ? t('notice:by', { name: personName(author), date: instant(sentAt) }) : instant(sentAt),
    validUntil && t('notice:validUntil', { date: date(validUntil) }),
  ];
  return (
    <>
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            className={`rounded-small text-left wrap-anywhere underline-offset-2 hover:underline ${readAt === null ? 'font-semibold' : 'font-medium'}`}
            onClick={onOpen}
          >
            {title}
          </button>
          {isImportant && <Badge tone="warning">{t('notice:important')}</Badge>}
          {fileCount > 0 && (
            <Badge icon={<Paperclip aria-hidden />}>
              {fileCount}
              <span className="sr-only">{t('files', { count: fileCount })}</span>
            </Badge>
          )}
        </p>
        <p className="text-small text-text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <EntryStateChip entry={notice} />
    </>
  );
}
