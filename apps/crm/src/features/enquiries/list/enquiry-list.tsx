import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { ListBody } from '#kit/lists/list-body.tsx';
import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';
import { Person } from '#kit/records/person.tsx';
import type { EnquiryListItem } from '#parts/enquiry/records.ts';
import { Awaited, EnquiryStatusChip } from '#parts/enquiry/status.tsx';
import { UnreadMark } from '#parts/enquiry/unread-mark.tsx';

import { enquiriesAddress } from './enquiries-address.ts';
import { enquiryCreation } from './enquiry-creation.tsx';
import { useEnquiryFilters } from './use-filters.ts';

function Category({ category }: Pick<EnquiryListItem, 'category'>) {
  const { t } = useTranslation('enquiry');
  return t(`category.${category}`);
}

function Platformer({ platformer }: Pick<EnquiryListItem, 'platformer'>) {
  const { t } = useTranslation('enquiry');
  if (platformer) return <Person person={platformer} />;
  return <span className="text-text-muted">{t('noPlatformer')}</span>;
}

function Title({ row }: { row: EnquiryListItem }) {
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      {row.isUnread && <UnreadMark />}
      <span className={row.isUnread ? 'truncate font-semibold' : 'truncate'}>{row.title}</span>
    </span>
  );
}

const enquiryList = listDefinition({
  address: enquiriesAddress,
  texts: enquiryCreation.texts,
  drawing: enquiryCreation.drawing,
  columns: [
    {
      id: 'title',
      cell: (row: EnquiryListItem) => <Title row={row} />,
      width: 264,
      shown: 'always',
      pin: 'start',
    },
    {
      id: 'number',
      cell: (row) => <span className="text-text-muted tabular-nums">{row.individualNumber}</span>,
      width: 140,
      shown: 'optional',
    },
    {
      id: 'category',
      cell: (row) => <Category category={row.category} />,
      width: 180,
      sameUnder: ['category'],
    },
    {
      id: 'status',
      cell: (row) => <EnquiryStatusChip status={row.status} />,
      width: 252,
      sameUnder: ['status'],
      priority: 1,
    },
    {
      id: 'awaited',
      cell: (row) => <Awaited status={row.status} />,
      width: 140,
      priority: 3,
      shown: 'optional',
    },
    {
      id: 'customer',
      cell: (row) => row.customerFile && `${row.customerFile.customerName} #${row.customerFile.number}`,
      width: 168,
      shown: 'optional',
      priority: 2,
    },
    { id: 'worker', cell: (row) => <Person person={row.worker} />, width: 160, sameUnder: ['workerId'] },
    {
      id: 'platformer',
      cell: (row) => <Platformer platformer={row.platformer} />,
      width: 152,
      sameUnder: ['platformerId'],
    },
    { id: 'messageCount', cell: (row) => row.messageCount, align: 'end', width: 116, shown: 'optional' },
    { id: 'createdAt', cell: (row) => <Instant at={row.createdAt} />, width: 140, shown: 'optional' },
    { id: 'lastActivityAt', cell: (row) => <Instant at={row.lastActivityAt} />, width: 130 },
  ],
  rowLabel: (row) => `${row.title}, ${row.individualNumber}`,
  rowLink: (row) => <Link to="/internal-enquiry/$id" params={{ id: row.id }} />,
  create: enquiryCreation.create,
});

/** Enquiries as rows under their filters. */
export function EnquiriesList() {
  return <ListBody list={enquiryList} filters={useEnquiryFilters('list')} besides="15rem" />;
}
