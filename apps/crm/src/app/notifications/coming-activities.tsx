import { warsawDay } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { currentTime } from '@szansa/ui/clock';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { ActivityRows } from '#parts/activity/activity-rows.tsx';
import type { Activity } from '#parts/activity/records.ts';

const perPage = 10;

function useComingPages(from: string) {
  const query = { is_self: true, isDone: false, from, perPage } as const;
  return useInfiniteQuery({
    queryKey: [...queries.activities.list.key({ query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      client.activities.list({ query: { ...query, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * perPage < total ? page + 1 : undefined),
  });
}

function addressOf({ customerFile }: Activity): string {
  return customerFile === null ? '/calendar' : `/sales-opportunity/${customerFile.id}?tab=activities`;
}

/** What of the person's own is planned from today on, the earliest first. */
export function ComingActivities({ onLeave }: { onLeave: (href: string) => void }) {
  const { t } = useTranslation(['notifications', 'common']);
  const [today] = useState(() => warsawDay(currentTime()));
  const pages = useComingPages(today);
  const activities = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  if (pages.isPending) {
    return (
      <div role="status" aria-label={t('common:states.loading')} className="p-3">
        <LoadingRows count={3} />
      </div>
    );
  }
  if (pages.isError && !pages.data) {
    return <FailedScreen error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  if (activities.length === 0) {
    return <p className="px-4 py-10 text-center text-text-muted">{t('coming.empty')}</p>;
  }
  return (
    <div className="p-2">
      <ActivityRows
        label={t('coming.list')}
        activities={activities}
        onOpen={(activity) => onLeave(addressOf(activity))}
        showsCustomer
      />
      {pages.hasNextPage && (
        <Button
          size="small"
          variant="ghost"
          className="mt-2"
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('coming.more')}
        </Button>
      )}
    </div>
  );
}
