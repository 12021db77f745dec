import { JobStateChip } from '@szansa/ui/job-list';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { kindOf } from '#parts/bulk/bulk-change.ts';
import { BulkSummary } from '#parts/bulk/bulk-summary.tsx';

/** What became of an own change of many records. */
export function BulkChangeScreen() {
  const { t } = useTranslation(['bulk', 'common']);
  const { instant } = useFormats();
  const { id = '' } = useParams({ strict: false });
  const { data, isPending, error, refetch } = useQuery(queries.bulkChanges.get.query({ params: { id } }));
  if (isPending) {
    return (
      <Page width="narrow" role="status" aria-label={t('common:states.loading')}>
        <LoadingRows count={4} />
      </Page>
    );
  }
  if (!data) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  const kind = kindOf(data);
  return (
    <Page width="narrow">
      <PageHeader
        title={kind ? t(`title.${kind}`) : t('menu')}
        subtitle={`${t(`list.${data.list}`)} · ${instant(data.createdAt)}`}
        actions={
          <JobStateChip state={data.state === 'previewed' ? 'waiting' : data.state}>
            {t(`state.${data.state}`)}
          </JobStateChip>
        }
        className="mb-4"
      />
      <BulkSummary change={data} />
    </Page>
  );
}
