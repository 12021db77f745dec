import type { Data, Endpoints } from '@szansa/api-client/client';
import { Badge } from '@szansa/ui/badge';
import { EmptyState } from '@szansa/ui/empty-state';
import { TextLink } from '@szansa/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { personName } from '@szansa/domain/shared';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { OpportunityStatusChip } from '#parts/opportunity/status.tsx';

type Related = Data<Endpoints['opportunities']['related']>[number];

/** Other opportunities of the same customer, or of the same firm's customers. */
export function RelatedTab({ opportunityId }: { opportunityId: string }) {
  const { t } = useTranslation(['opportunity', 'common']);
  const related = useQuery(queries.opportunities.related.query({ params: { id: opportunityId } }));
  if (related.isPending) {
    return (
      <div role="status" aria-label={t('common:states.loading')} className="space-y-2">
        <LoadingRows count={2} />
      </div>
    );
  }
  if (related.isError) return <FailedScreen error={related.error} onRetry={() => void related.refetch()} />;
  if (related.data.length === 0) {
    return <EmptyState drawing="board" title={t('related.empty')} description={t('related.emptyHint')} />;
  }
  return (
    <ul
      aria-label={t('tabs.related')}
      className="divide-y divide-border rounded-large border border-border bg-surface"
    >
      {related.data.map((opportunity) => (
        <RelatedRow key={opportunity.id} opportunity={opportunity} />
      ))}
    </ul>
  );
}

function RelatedRow({ opportunity }: { opportunity: Related }) {
  const { t } = useTranslation(['opportunity', 'common']);
  const formats = useFormats();
  const { customer, number, status, vehicle, vehicleValue, worker, relation, isArchived } = opportunity;
  const facts = [
    vehicle,
    worker ? personName(worker) : t('noOwner'),
    formats.instant(opportunity.lastActivityAt),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <TextLink asChild quiet>
            <Link to="/sales-opportunity/$id" params={{ id: opportunity.id }}>
              {customer.name}
            </Link>
          </TextLink>
          <span className="text-small text-text-muted tabular-nums">#{number}</span>
          <Badge>{t(`related.${relation}`)}</Badge>
          {isArchived && <Badge tone="archive">{t('related.archived')}</Badge>}
        </p>
        <p className="text-small text-text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <OpportunityStatusChip status={status} />
      <p className="min-w-32 text-right tabular-nums max-sm:text-left">
        {vehicleValue ? (
          <>
            {formats.money(vehicleValue)}{' '}
            <span className="text-small text-text-muted">{t('common:net')}</span>
          </>
        ) : (
          <span className="text-text-faint">–</span>
        )}
      </p>
    </li>
  );
}
