import { Button } from '@szansa/ui/button';
import { Progress } from '@szansa/ui/progress';
import { StatusChip, type StatusChipProps } from '@szansa/ui/status-chip';
import { TextLink } from '@szansa/ui/link';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import { bulkChangeOf, exportKind, isEnded, type Operation } from './operation.ts';

const looks = {
  waiting: { tone: 'grey', shape: 'ring' },
  running: { tone: 'blue', shape: 'half' },
  done: { tone: 'green', shape: 'check' },
  failed: { tone: 'orange', shape: 'square' },
  cancelled: { tone: 'grey', shape: 'diamond' },
} as const satisfies Readonly<Record<Operation['state'], Pick<StatusChipProps, 'tone' | 'shape'>>>;

/** One operation: its state and its bar, what is done or why it failed, and cancelling it. */
export function OperationRow({ operation }: { operation: Operation }) {
  const { t } = useTranslation('operations');
  const formats = useFormats();
  const cancel = useMutation({
    ...queries.operations.cancel.mutation(),
    // one that ended meanwhile is refused, and is to be shown as it ended
    onSettled: () => ownChange('operation-changed', { operationId: operation.id }),
    onError: toastError,
  });
  const { state, done, total, message, isCancelWished, createdAt } = operation;
  const isGoingOn = !isEnded(state);
  const bulkChangeId = bulkChangeOf(operation);
  return (
    <li className="space-y-2 px-4 py-3">
      <div className="flex items-center justify-between gap-2">
        <StatusChip {...looks[state]}>
          {isGoingOn && isCancelWished ? t('cancelling') : t(`state.${state}`)}
        </StatusChip>
        <time dateTime={createdAt} className="text-small text-text-muted">
          {formats.recent(createdAt)}
        </time>
      </div>
      {message !== null && <p className="break-words">{message}</p>}
      {state === 'running' && (
        <Progress
          label={message ?? t('name')}
          value={total === null || total === 0 ? null : done}
          max={total ?? undefined}
        />
      )}
      {total !== null && (
        <p className="text-small text-text-muted tabular-nums">{t('progress', { done, total })}</p>
      )}
      {bulkChangeId !== null && (
        <TextLink asChild>
          <Link to="/bulk-changes/$id" params={{ id: bulkChangeId }}>
            {t('showResult')}
          </Link>
        </TextLink>
      )}
      {operation.kind === exportKind && (
        <TextLink asChild>
          <Link to="/admin/export-requests">{t('showExports')}</Link>
        </TextLink>
      )}
      {operation.can.cancel && (
        <Button
          variant="secondary"
          size="small"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate({ params: { id: operation.id } })}
        >
          {t('cancel')}
        </Button>
      )}
    </li>
  );
}
