import { IconButton } from '@szansa/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@szansa/ui/popover';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, LoaderCircle } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { useHeard } from '#kit/live/hearing.ts';
import { toasts } from '#kit/toasts/toasts.ts';

import { exportKind, isEnded, type Operation } from './operation.ts';
import { OperationRow } from './operation-row.tsx';
import { useExportToasts } from './use-export-toasts.ts';

/** Says in a toast that an operation ended while the page is open, once for each. */
function useToasts(): void {
  const { t } = useTranslation('operations');
  const told = useRef(new Set<string>());
  function tell({ id, kind, state, message }: Operation): void {
    if (!isEnded(state) || told.current.has(id) || kind === exportKind) return;
    told.current.add(id);
    toasts.show({
      title: t(`toast.${state}`),
      type: 'foreground',
      ...(message === null ? {} : { description: message }),
      ...(state === 'done' ? { variant: 'success' } : {}),
      ...(state === 'failed' ? { variant: 'destructive' } : {}),
    });
  }
  useHeard('operation-changed', ({ operationId }) => {
    queryClient
      .fetchQuery(queries.operations.get.query({ params: { id: operationId } }))
      .then(tell)
      // it stands in the list as well
      .catch(() => undefined);
  });
}

/** Own long work: how far it is, how it ended, and cancelling it. Nothing where there was none for a day. */
export function OperationCorner() {
  const { t } = useTranslation('operations');
  const operations = useQuery(queries.operations.list.query());
  useToasts();
  useExportToasts();
  const listed = operations.data ?? [];
  if (listed.length === 0) return null;
  const count = listed.filter(({ state }) => !isEnded(state)).length;
  return (
    <Popover>
      <PopoverTrigger>
        <IconButton
          label={count > 0 ? t('openWith', { count }) : t('open')}
          icon={
            count > 0 ? (
              <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
            ) : (
              <ListChecks aria-hidden />
            )
          }
        />
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={t('open')} className="w-96 max-w-[calc(100vw-1rem)] p-0">
        <ul className="max-h-[60dvh] divide-y divide-border overflow-y-auto">
          {listed.map((operation) => (
            <OperationRow key={operation.id} operation={operation} />
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  );
}
