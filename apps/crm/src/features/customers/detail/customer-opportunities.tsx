import { personName } from '@szansa/domain/shared';
import { EmptyState } from '@szansa/ui/empty-state';
import { TextLink } from '@szansa/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { KanbanSquare } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Instant } from '#kit/records/instant.tsx';
import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

/** The customer's opportunities that are not archived, newest activity first. */
export function CustomerOpportunities({ customerId }: { customerId: string }) {
  const { t } = useTranslation(['customers', 'labels', 'common']);
  const { money } = useFormats();
  const titleId = useId();
  const list = useQuery(
    queries.opportunities.list.query({ query: { customerId, sort: '-lastActivityAt', perPage: 25 } }),
  );
  return (
    <section aria-labelledby={titleId} className="rounded-large border border-border bg-surface p-4">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id={titleId} className="font-semibold">
          {t('opportunities.title')}
        </h2>
        <TextLink asChild className="text-small">
          <Link to="/sales-opportunities" search={{ view: 'list', customerId, is_self: 'any' }}>
            {t('opportunities.all')}
          </Link>
        </TextLink>
      </div>
      {list.isPending && (
        <div role="status" aria-label={t('common:states.loading')} className="space-y-2">
          <LoadingRows count={2} />
        </div>
      )}
      {list.isError && <FailedScreen error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && (
        <EmptyState
          level={3}
          icon={<KanbanSquare aria-hidden />}
          title={t('opportunities.empty')}
          className="py-6"
        />
      )}
      <ul className="-mx-2">
        {list.data?.items.map((item) => (
          <li key={item.id}>
            <Link
              to="/sales-opportunity/$id"
              params={{ id: item.id }}
              className="flex items-center gap-3 rounded-medium px-2 py-1.5 hover:bg-surface-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">
                  <span className="text-text-muted tabular-nums">#{item.number}</span>{' '}
                  {t(`labels:status.${item.status}`)}
                </span>
                <span className="block truncate text-small text-text-muted">
                  {[item.vehicle, item.worker && personName(item.worker)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="shrink-0 text-right text-small text-text-muted tabular-nums">
                {item.vehicleValue && (
                  <span className="block text-text">
                    {money(item.vehicleValue)} {t('common:net')}
                  </span>
                )}
                <Instant at={item.lastActivityAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
