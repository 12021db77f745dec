import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Input, Endpoints } from '@szansa/api-client/client';
import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';

import { ActivityDialog } from './activity-dialog.tsx';
import { ActivityRows } from './activity-rows.tsx';

interface OpenActivitiesProps {
  title: string;
  /** Which of those that are not done yet. */
  query: Omit<NonNullable<Input<Endpoints['activities']['list']>['query']>, 'isDone' | 'page' | 'sort'>;
  /** Text shown while there are none. */
  empty: string;
  /** Leads to all of them. */
  more?: ReactNode;
  className?: string;
}

/** What is to be done next, the earliest first, in a section of its own; a press marks one as done. */
export function OpenActivities({ title, query, empty, more, className }: OpenActivitiesProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [openId, setOpenId] = useState<string | null>(null);
  const activities = useQuery(queries.activities.list.query({ query: { ...query, isDone: false } }));
  return (
    <section aria-labelledby={titleId} className={className}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id={titleId} className="font-semibold">
          {title}
        </h2>
        {more}
      </div>
      {activities.isPending && (
        <div role="status" aria-label={t('states.loading')}>
          <LoadingRows count={3} />
        </div>
      )}
      {activities.isError && !activities.data && (
        <FailedScreen error={activities.error} onRetry={() => void activities.refetch()} />
      )}
      {activities.data?.items.length === 0 && <p className="text-text-muted">{empty}</p>}
      {activities.data && activities.data.items.length > 0 && (
        <ActivityRows
          label={title}
          activities={activities.data.items}
          showsCustomer
          onOpen={({ id }) => setOpenId(id)}
        />
      )}
      {openId !== null && <ActivityDialog id={openId} onClose={() => setOpenId(null)} />}
    </section>
  );
}
