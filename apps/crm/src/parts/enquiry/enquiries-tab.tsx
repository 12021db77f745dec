import { awaitedAt } from '@szansa/domain/enquiry';
import { personName } from '@szansa/domain/shared';
import { Badge } from '@szansa/ui/badge';
import { Button } from '@szansa/ui/button';
import { lazyComponent } from '@szansa/ui/lazy';
import { TextLink } from '@szansa/ui/link';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { PagedList } from '#kit/lists/paged-list.tsx';
import { Instant } from '#kit/records/instant.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import type { Opportunity } from '#parts/opportunity/records.ts';

import type { EnquiryListItem } from './records.ts';
import { EnquiryStatusChip } from './status.tsx';
import { UnreadMark } from './unread-mark.tsx';

const CreateEnquiry = lazyComponent(async () => (await import('./create-enquiry.tsx')).CreateEnquiry);

/** The enquiries about an opportunity; a new one is prefilled with the opportunity's data. */
export function EnquiriesTab({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('enquiry');
  const { has } = useAccess();
  const navigate = useNavigate();
  const form = useAddressPart('new');
  const { id, vehicle, chosenOfferId } = opportunity;
  const mayRequest = has('internal_enquiry.create');
  return (
    <>
      {mayRequest && (
        <div className="mb-3 flex justify-end">
          <Button icon={<Plus aria-hidden />} onClick={() => void form.change('internal_enquiry')}>
            {t('add')}
          </Button>
        </div>
      )}
      <PagedList
        label={t('tab.label')}
        place="enquiries"
        queryOf={(page) => queries.internalEnquiries.list.query({ query: { customerFileId: id, page } })}
        empty={{ drawing: 'messages', title: t('tab.empty') }}
      >
        {(enquiry) => <EnquiryRow enquiry={enquiry} />}
      </PagedList>
      {mayRequest && form.value === 'internal_enquiry' && (
        <CreateEnquiry
          initial={{ customerFileId: id, offerId: chosenOfferId, ...(vehicle ? { title: vehicle } : {}) }}
          onCreated={(created) =>
            navigate({
              to: '/internal-enquiry/$id',
              params: { id: created.id },
              ignoreBlocker: true,
            })
          }
          onClose={() => void form.change(undefined)}
        />
      )}
    </>
  );
}

function EnquiryRow({ enquiry }: { enquiry: EnquiryListItem }) {
  const { t } = useTranslation('enquiry');
  const { id, individualNumber, title, status, category, platformer, isUnread, lastActivityAt } = enquiry;
  const who = t(`awaited.${awaitedAt[status]}`);
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
          {[
            individualNumber,
            t(`category.${category}`),
            platformer ? personName(platformer) : t('noPlatformer'),
          ].join(' · ')}
        </span>
      </span>
      {enquiry.isArchived && <Badge tone="archive">{t('archived')}</Badge>}
      <EnquiryStatusChip status={status} />
      <span className="text-small text-text-muted">
        {awaitedAt[status] !== 'nobody' && <span className="block">{t('tab.waitingFor', { who })}</span>}
        <Instant at={lastActivityAt} />
      </span>
    </>
  );
}
