import { Button } from '@szansa/ui/button';
import { Progress } from '@szansa/ui/progress';
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
    <div className="max-w-xl space-y-3" aria-busy>
      <Progress
        label={t(`state.${step}`)}
        value={total === null ? null : done}
        max={total ?? undefined}
        showLabel
      />
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-small text-text-muted tabular-nums">
          {isCancelWished ? t('cancelling') : total !== null && t('progress', { done, total })}
        </p>
        {can?.cancel && (
          <Button
            size="small"
            disabled={cancel.isPending}
            onClick={() => cancel.mutate({ params: { id: operationId ?? '' } })}
          >
            {t('cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
