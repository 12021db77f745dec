import { JobList, type Job, type JobAction } from '@szansa/ui/job-list';
import { TextLink } from '@szansa/ui/link';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { saveFile } from '#kit/files/save-file.ts';
import { ownChange } from '#kit/live/changes.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import { bulkChangeOf, exportKind, exportOf, isEnded, type Operation } from './operation.ts';

/** The change of many records an operation has done, or the exports its file is among. */
function ResultLink({ bulkChangeId }: { bulkChangeId: string | null }) {
  const { t } = useTranslation('operations');
  return (
    <TextLink asChild>
      {bulkChangeId === null ? (
        <Link to="/admin/export-requests">{t('showExports')}</Link>
      ) : (
        <Link to="/bulk-changes/$id" params={{ id: bulkChangeId }}>
          {t('showResult')}
        </Link>
      )}
    </TextLink>
  );
}

/** Returns the state shown in the list: an interrupted operation is shown as failed, and its message explains why. */
function jobState({ state, isCancelWished }: Operation): Job['state'] {
  if (isCancelWished && !isEnded(state)) return 'cancelling';
  return state === 'interrupted' ? 'failed' : state;
}

/** Own operations as a list: one that goes on is cancelled, the file of an export is downloaded. */
export function OperationJobs({ operations }: { operations: readonly Operation[] }) {
  const { t } = useTranslation('operations');
  const { has } = useAccess();
  const mayExport = has('export.get');
  const cancel = useMutation({
    ...queries.operations.cancel.mutation(),
    // one that ended meanwhile is refused, and is to be shown as it ended
    onSettled: (_saved, _error, { params }) => ownChange('operation-changed', { operationId: params.id }),
    onError: toastError,
  });
  const download = useMutation({
    mutationFn: (id: string) => client.exports.download({ params: { id } }),
    onSuccess: (file) => saveFile(file, `${Date.now()}`),
    onError: toastError,
  });

  function jobOf(operation: Operation): Job {
    const { id, message, createdAt, done, total, can } = operation;
    const file = mayExport ? exportOf(operation) : null;
    const bulkChangeId = bulkChangeOf(operation);
    const isLinked = bulkChangeId !== null || (mayExport && operation.kind === exportKind);
    const isCancelling = cancel.isPending && cancel.variables.params.id === id;
    const isDownloading = download.isPending && download.variables === file;
    const actions: JobAction[] = [];
    if (can.cancel) actions.push('cancel');
    if (file !== null) actions.push('download');
    return {
      id,
      state: jobState(operation),
      message: message ?? undefined,
      at: createdAt,
      done,
      total,
      actions,
      pending: isCancelling ? 'cancel' : isDownloading ? 'download' : undefined,
      link: isLinked ? <ResultLink bulkChangeId={bulkChangeId} /> : undefined,
    };
  }

  function act(action: JobAction, id: string): void {
    if (action === 'cancel') cancel.mutate({ params: { id } });
    const operation = operations.find((one) => one.id === id);
    const file = operation ? exportOf(operation) : null;
    if (action === 'download' && file !== null) download.mutate(file);
  }

  return (
    <JobList
      label={t('open')}
      jobs={operations.map(jobOf)}
      onAction={(action, { id }) => act(action, id)}
      className="max-h-[60dvh] overflow-y-auto"
    />
  );
}
