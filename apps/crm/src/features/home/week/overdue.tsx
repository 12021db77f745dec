import { Button } from '@szansa/ui/button';
import { Skeleton } from '@szansa/ui/skeleton';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { useMorePages } from '#kit/lists/use-more-pages.ts';
import { ActivityRows } from '#parts/activity/activity-rows.tsx';

import type { DayActivityProps } from './day-activity.tsx';

/** The user's own activities that should have been done by the end of a day, the longest overdue first. */
export function useOverdue(until: string) {
  const query = { is_self: true, isDone: false, to: until, sort: 'startAt', perPage: 10 } as const;
  return useMorePages(queries.activities.list.key({ query }), (page, options) =>
    client.activities.list({ query: { ...query, page } }, options),
  );
}

interface OverdueProps extends Pick<DayActivityProps, 'onOpen'> {
  pages: ReturnType<typeof useOverdue>;
}

/** How many activities are overdue, and on demand which. Its line is always there, so that the days beneath stay. */
export function Overdue({ pages, onOpen }: OverdueProps) {
  const { t } = useTranslation(['week', 'activity']);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const count = pages.data?.pages[0]?.total;
  if (!count) {
    return (
      <p className="mb-3 flex min-h-control items-center text-text-muted">
        {count === undefined ? <Skeleton className="h-4 w-64 max-w-full" /> : t('nothingOverdue')}
      </p>
    );
  }
  const label = t('overdue', { count });
  return (
    <div className="mb-3">
      <Button
        aria-expanded={isOpen}
        aria-controls={listId}
        icon={<TriangleAlert aria-hidden className="text-destructive" />}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <ChevronDown aria-hidden className={isOpen ? 'rotate-180' : ''} />
      </Button>
      <div id={listId} hidden={!isOpen} className="mt-2">
        {isOpen && (
          <ActivityRows
            label={label}
            activities={pages.data?.pages.flatMap(({ items }) => items) ?? []}
            onOpen={onOpen}
            showsCustomer
          />
        )}
        {pages.hasNextPage && (
          <Button
            className="mt-2"
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {t('activity:more')}
          </Button>
        )}
      </div>
    </div>
  );
}
