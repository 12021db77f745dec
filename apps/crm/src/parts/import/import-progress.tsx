import { JobProgress } from '@szansa/ui/job-list';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import type { Import } from './import-record.ts';

/** How far the work on an import has come, and stopping it. */
export function ImportProgress({ found }: { found: Import }) {
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
