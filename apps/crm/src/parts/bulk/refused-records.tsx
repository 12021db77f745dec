import { mostRefusalsShown } from '@szansa/domain/bulk-change';
import { TextLink } from '@szansa/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';

import type { BulkChange } from './bulk-change.ts';

const paths = {
  opportunities: '/sales-opportunity/$id',
  customers: '/customer/$id',
  customerOrganisations: '/customer-organisation/$id',
} as const satisfies Readonly<Record<BulkChange['list'], string>>;

/** Records a change does not change, each with its reason, and a way to it. */
export function RefusedRecords({ change: { id, list, refused } }: { change: BulkChange }) {
  const { t } = useTranslation(['bulk', 'common']);
  const { data, isPending, error, refetch } = useQuery(queries.bulkChanges.refused.query({ params: { id } }));
  if (isPending) {
    return (
      <div role="status" aria-label={t('common:states.loading')}>
        <LoadingRows count={Math.min(refused, 3)} />
      </div>
    );
  }
  if (!data) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ul
        aria-label={t('refusedRecords')}
        className="max-h-80 divide-y divide-border overflow-y-auto rounded-large border border-border bg-surface"
      >
        {data.map((record) => (
          <li key={record.id} className="px-3 py-2">
            {record.name === null ? (
              <span className="text-text-muted">{t('unreadable')}</span>
            ) : (
              <TextLink asChild>
                <Link to={paths[list]} params={{ id: record.id }}>
                  {record.number === null ? record.name : `${record.name} #${record.number}`}
                </Link>
              </TextLink>
            )}
            <p className="text-small text-text-muted">{record.message}</p>
          </li>
        ))}
      </ul>
      {refused > mostRefusalsShown && (
        <p className="mt-2 text-small text-text-muted">{t('firstShown', { count: mostRefusalsShown })}</p>
      )}
    </>
  );
}
