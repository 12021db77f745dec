import { Badge } from '@szansa/ui/badge';
import { lazyComponent } from '@szansa/ui/lazy';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';
import { Person } from '#kit/records/person.tsx';

import { NoticeState, shareOf } from './notice-progress.tsx';
import { noticesAddress, type ListedNotice } from './notices-address.ts';
import { useRecipients } from './recipients.ts';

function Title({ notice: { title, isImportant } }: { notice: ListedNotice }) {
  const { t } = useTranslation('notice');
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <span className="truncate">{title}</span>
      {isImportant && (
        <Badge tone="warning" className="shrink-0">
          {t('important')}
        </Badge>
      )}
    </span>
  );
}

function Recipients({ notice }: { notice: ListedNotice }) {
  return useRecipients()(notice) || '–';
}

/** Company announcements, the newest first. */
export const noticeList = listDefinition({
  address: noticesAddress,
  texts: 'companyNotices',
  drawing: 'messages',
  columns: [
    {
      id: 'title',
      cell: (row: ListedNotice) => <Title notice={row} />,
      width: 320,
      shown: 'always',
      pin: 'start',
    },
    { id: 'state', cell: (row) => <NoticeState notice={row} />, width: 150 },
    { id: 'recipients', cell: (row) => <Recipients notice={row} />, width: 220 },
    { id: 'readCount', cell: (row) => shareOf(row, row.readCount), width: 124, align: 'end' },
    { id: 'confirmedCount', cell: (row) => shareOf(row, row.confirmedCount), width: 132, align: 'end' },
    { id: 'sentAt', cell: (row) => <Instant at={row.sentAt} />, width: 140 },
    { id: 'validUntil', cell: ({ validUntil }, { date }) => validUntil && date(validUntil), width: 120 },
    { id: 'author', cell: ({ author }) => <Person person={author} />, width: 170 },
    { id: 'createdAt', cell: (row) => <Instant at={row.createdAt} />, width: 140, shown: 'optional' },
  ],
  rowLabel: ({ title }) => title,
  rowLink: ({ id }) => <Link to="/admin/work-control-notification/$id" params={{ id }} />,
  create: {
    right: 'company_notice.create',
    form: 'company_notice',
    icon: <Plus aria-hidden />,
    Form: lazyComponent(async () => (await import('./notice-form.tsx')).CreateNotice),
  },
});
