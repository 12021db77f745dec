import type { Endpoints, Input } from '@szansa/api-client/client';
import { personName } from '@szansa/domain/shared';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { PagedList } from '#kit/lists/paged-list.tsx';
import { Instant } from '#kit/records/instant.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

import { OpportunityStatusChip } from './status.tsx';

interface OpportunitiesOfProps {
  label: string;
  /** Whose they are. */
  query: Pick<
    NonNullable<Input<Endpoints['opportunities']['list']>['query']>,
    'customerId' | 'customerOrganisationId'
  >;
  /** Text shown where there are none. */
  empty: string;
}

/** Opportunities that belong to a record and are not archived, the newest activity first. */
export function OpportunitiesOf({ label, query, empty }: OpportunitiesOfProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <PagedList
      label={label}
      place="opportunitiesPage"
      queryOf={(page) =>
        queries.opportunities.list.query({ query: { ...query, sort: '-lastActivityAt', page } })
      }
      empty={{ drawing: 'board', title: empty }}
    >
      {({ id, number, customer, vehicle, worker, status, vehicleValue, lastActivityAt }) => (
        <>
          <div className="min-w-0 flex-1 basis-64">
            <p>
              <TextLink asChild quiet>
                <Link to="/sales-opportunity/$id" params={{ id }}>
                  {`#${number} ${customer.name}`}
                </Link>
              </TextLink>
            </p>
            <p className="text-small text-text-muted">
              {[vehicle, worker && personName(worker)].filter(Boolean).join(' · ')}
              {(vehicle ?? worker) && ' · '}
              <Instant at={lastActivityAt} />
            </p>
          </div>
          {vehicleValue && (
            <p className="tabular-nums">
              {money(vehicleValue)} {t('net')}
            </p>
          )}
          <OpportunityStatusChip status={status} />
        </>
      )}
    </PagedList>
  );
}
