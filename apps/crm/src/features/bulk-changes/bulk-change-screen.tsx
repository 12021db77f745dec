import { PageHeader } from '@szansa/ui/page-header';
import { StatusChip, type StatusChipProps } from '@szansa/ui/status-chip';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { kindOf, type BulkChange } from '#parts/bulk/bulk-change.ts';
import { BulkSummary } from '#parts/bulk/bulk-summary.tsx';

const looks = {
  previewed: { tone: 'grey', shape: 'ring' },
  running: { tone: 'blue', shape: 'half' },
  done: { tone: 'green', shape: 'check' },
  failed: { tone: 'orange', shape: 'square' },
  cancelled: { tone: 'grey', shape: 'diamond' },
} as const satisfies Readonly<Record<BulkChange['state'], Pick<StatusChipProps, 'tone' | 'shape'>>>;

/** What became of an own change of many records. */
export function BulkChangeScreen() {
  const { t } = useTranslation(['bulk', 'common']);
  const { instant } = useFormats();
  const { id = '' } = useParams({ strict: false });
  const { data, isPending, error, refetch } = useQuery(queries.bulkChanges.get.query({ params: { id } }));
  if (isPending) {
    return (
      <div role="status" aria-label={t('common:states.loading')} className="p-6 max-md:p-4">
        <LoadingRows count={4} />
      </div>
    );
  }
  if (!data) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  const kind = kindOf(data);
  return (
    <div className="max-w-170 p-6 max-md:p-4">
      <PageHeader
        title={kind ? t(`title.${kind}`) : t('menu')}
        subtitle={`${t(`list.${data.list}`)} · ${instant(data.createdAt)}`}
        actions={<StatusChip {...looks[data.state]}>{t(`state.${data.state}`)}</StatusChip>}
        className="mb-4"
      />
      <BulkSummary change={data} />
    </div>
  );
}
