import type { Data, Endpoints } from '@szansa/api-client/client';
import { enquiryStatuses } from '@szansa/domain/enquiry';
import { personName } from '@szansa/domain/shared';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { PagedList } from '#kit/lists/paged-list.tsx';
import { Instant } from '#kit/records/instant.tsx';
import { useEnquiryWords } from '#parts/enquiry/use-enquiry-words.ts';

type EnquiryEvent = Data<Endpoints['internalEnquiries']['events']>['items'][number];

/** What happened to an enquiry, newest first. */
export function EnquiryEvents({ enquiryId }: { enquiryId: string }) {
  const { t } = useTranslation('enquiries');
  return (
    <PagedList
      label={t('events.label')}
      place="events"
      queryOf={(page) =>
        queries.internalEnquiries.events.query({ params: { id: enquiryId }, query: { page } })
      }
      empty={{ drawing: 'history', title: t('events.empty') }}
    >
      {(event) => <EventRow event={event} />}
    </PagedList>
  );
}

function EventRow({ event }: { event: EnquiryEvent }) {
  const { t } = useTranslation(['enquiries', 'enquiry']);
  const { fieldLabel } = useEnquiryWords();
  const { type, by, createdAt, data } = event;
  const shown = (value: string | null | undefined) => {
    const status = enquiryStatuses.find((one) => one === value);
    if (status) return t(`enquiry:status.${status}`);
    return value ?? t('events.nobody');
  };
  return (
    <>
      <span className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {t(`events.${type}`, {
          from: shown(data.from),
          to: shown(data.to),
          name: data.name ?? t('events.calculation'),
          fields: (data.fields ?? []).map(fieldLabel).join(', '),
        })}
      </span>
      <span className="text-small text-text-muted">
        {by ? personName(by) : t('events.system')} · <Instant at={createdAt} />
      </span>
    </>
  );
}
