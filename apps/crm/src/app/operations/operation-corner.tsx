import { IconButton } from '@szansa/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@szansa/ui/popover';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';

import { isEnded, type Operation } from './operation.ts';
import { OperationJobs } from './operation-jobs.tsx';
import { useEndedToasts } from './use-ended-toasts.ts';

const none: readonly Operation[] = [];

/** Own long work: how far it is, how it ended, and cancelling it. Nothing where there was none for a day. */
export function OperationCorner() {
  const { t } = useTranslation('operations');
  const operations = useQuery(queries.operations.list.query());
  const listed = operations.data ?? none;
  useEndedToasts(listed);
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
        <OperationJobs operations={listed} />
      </PopoverContent>
    </Popover>
  );
}
