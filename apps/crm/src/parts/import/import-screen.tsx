import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { useQuery, useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { JobProgress } from '@szansa/ui/job-list';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { ownChange } from '#kit/live/changes.ts';
import { toastError } from '#kit/toasts/toasts.ts';
import { ImportColumns } from './import-columns.tsx';
import { pageOf, type Import, type ImportEntity, type ImportPage } from './import-record.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportStart } from './import-start.tsx';
import { ImportSteps } from './import-steps.tsx';
import { ImportStopped } from './import-stopped.tsx';

/** How far the work on an import has come, and stopping it. */
function ImportProgress({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const { operationId, step } = found;
  const operation = useQuery({
    ...queries.operations.get.query({ params: { id: operationId ?? '' } }),
    enabled: operationId !== null,
  });
  const cancel = useMutation({
    ...queries.operations.cancel.mutation(),
    // one that ended meanwhile is refused, and is to be shown as it ended
    onSettled: () => operationId !== null && ownChange('operation-changed', { operationId }),
    onError: toastError,
  });
  const { done = 0, total = null, isCancelWished = false, can } = operation.data ?? {};
  return (
    <JobProgress
      className="max-w-xl"
      label={t(`state.${step}`)}
      done={done}
      total={total}
      text={total === null || isCancelWished ? undefined : t('progress', { done, total })}
      cancelling={isCancelWished}
      cancelLabel={t('cancel')}
      cancelPending={cancel.isPending}
      onCancel={can?.cancel ? () => cancel.mutate({ params: { id: operationId ?? '' } }) : undefined}
    />
  );
}

interface ImportScreenProps {
  entity: ImportEntity;
  /** The list that contains the records. */
  list: { readonly to: '/customers' | '/customer-organisations'; readonly label: string };
}

/** A table becomes records: its file, its columns, what would become of its rows, and what became of them. */
export function ImportScreen({ entity, list }: ImportScreenProps) {
  const { t } = useTranslation('imports');
  const chosen = useAddressPart('import');
  return (
    <Page width="wide" className="space-y-5">
      <PageHeader
        title={t(`title.${entity}`)}
        back={{ label: list.label, link: <Link to={list.to}>{list.label}</Link> }}
      />
      {chosen.value === undefined ? <ImportStart entity={entity} /> : <ChosenImport id={chosen.value} />}
    </Page>
  );
}

function ChosenImport({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(queries.imports.get.query({ params: { id } }));
  const navigate = useNavigate();
  const step = useAddressPart('step');
  if (error && !data) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status" aria-label={t('states.loading')}>
        <LoadingRows count={6} />
      </div>
    );
  }
  const page = pageOf(data, step.value);
  // rows that have been imported cannot be mapped or corrected any more
  const goBack = (to: string) => void (to === 'file' ? navigate({ to: '.', search: {} }) : step.change(to));
  return (
    <>
      <ImportSteps
        page={page}
        refused={data.isStopped && data.problem !== null}
        onSelect={data.step === 'ready' ? goBack : undefined}
      />
      <p className="font-medium break-words">{data.fileName}</p>
      <ImportPart found={data} page={page} />
    </>
  );
}

function ImportPart({ found, page }: { found: Import; page: ImportPage }) {
  if (found.isStopped) return <ImportStopped found={found} />;
  switch (found.step) {
    case 'reading':
    case 'checking':
    case 'running':
    case 'undoing':
      return <ImportProgress found={found} />;
    case 'ready':
      return page === 'preview' ? (
        <ImportPreview found={found} />
      ) : (
        // another reading of the file has other columns
        <ImportColumns key={found.headings.join('\n')} found={found} />
      );
    default:
      return <ImportResult found={found} />;
  }
}
