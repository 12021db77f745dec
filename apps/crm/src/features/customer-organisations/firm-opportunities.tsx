import { personName } from '@szansa/domain/shared';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { KanbanSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { PagedList } from '#kit/lists/paged-list.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { OpportunityStatusChip } from '#parts/opportunity/status.tsx';

/** Opportunities of a firm's customers that are not archived, the newest activity first. */
export function FirmOpportunities({ firmId }: { firmId: string }) {
  const { t } = useTranslation(['customerOrganisations', 'common']);
  const { money } = useFormats();
  return (
    <PagedList
      label={t('tabs.opportunities')}
      place="opportunitiesPage"
      ask={(page) => queries.opportunities.list.query({ query: { customerOrganisationId: [firmId], page } })}
      empty={{ icon: <KanbanSquare aria-hidden />, title: t('opportunities.empty') }}
    >
      {({ id, number, customer, vehicle, worker, status, vehicleValue }) => (
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
            </p>
          </div>
          {vehicleValue && (
            <p className="tabular-nums">
              {money(vehicleValue)} {t('common:net')}
            </p>
          )}
          <OpportunityStatusChip status={status} />
        </>
      )}
    </PagedList>
  );
}
