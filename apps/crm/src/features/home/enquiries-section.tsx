import { personName } from '@szansa/domain/shared';
import type { DrawingName } from '@szansa/ui/empty-state';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { PageOptions } from '#kit/lists/list-address.ts';
import { PagedList } from '#kit/lists/paged-list.tsx';
import { Instant } from '#kit/records/instant.tsx';
import type { EnquiryListItem } from '#parts/enquiry/records.ts';
import { EnquiryStatusChip } from '#parts/enquiry/status.tsx';
import { UnreadMark } from '#parts/enquiry/unread-mark.tsx';

interface EnquiriesSectionProps {
  title: string;
  /** Parameter of the address that contains the page. */
  place: string;
  queryOf: (page: number) => PageOptions<EnquiryListItem>;
  empty: { readonly drawing: DrawingName; readonly title: string };
}

/** The enquiry's title, its author and its date. */
function Enquiry({ enquiry }: { enquiry: EnquiryListItem }) {
  const { t } = useTranslation('enquiry');
  const { id, individualNumber, title, status, category, worker, isUnread, statusChangedAt } = enquiry;
  return (
    <>
      <span className="min-w-0 flex-1 basis-64">
        <span className="flex items-center gap-2">
          {isUnread && <UnreadMark />}
          <TextLink asChild className="min-w-0 truncate font-medium">
            <Link to="/internal-enquiry/$id" params={{ id }}>
              {title}
            </Link>
          </TextLink>
        </span>
        <span className="block text-small text-text-muted">
          {[individualNumber, t(`category.${category}`), personName(worker)].join(' · ')}
          {' · '}
          <Instant at={statusChangedAt} />
        </span>
      </span>
      <EnquiryStatusChip status={status} />
    </>
  );
}

/** Enquiries under a heading. */
export function EnquiriesSection({ title, ...list }: EnquiriesSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 font-semibold">
        {title}
      </h2>
      <PagedList label={title} {...list}>
        {(enquiry) => <Enquiry enquiry={enquiry} />}
      </PagedList>
    </section>
  );
}
