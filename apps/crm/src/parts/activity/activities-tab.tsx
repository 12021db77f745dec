import { Button } from '@szansa/ui/button';
import { EmptyState } from '@szansa/ui/empty-state';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { client, queries } from '#kit/api/api.ts';
import { useMorePages } from '#kit/lists/use-more-pages.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import type { Opportunity } from '#parts/opportunity/records.ts';

import { ActivityDialog } from './activity-dialog.tsx';
import { ActivityRows } from './activity-rows.tsx';
import { PlanActivity } from './plan-activity.tsx';

/** Pages of an opportunity's activities: those to be done by their time, those that are done from the newest. */
function useActivityPages(customerFileId: string, isDone: boolean) {
  const sort = isDone ? ('-startAt' as const) : ('startAt' as const);
  const query = { customerFileId, isDone, sort };
  return useMorePages(queries.activities.list.key({ query }), (page, options) =>
    client.activities.list({ query: { ...query, page } }, options),
  );
}

/** What is planned for an opportunity, and what has been done. */
export function ActivitiesTab({ opportunity: { id, isArchived } }: { opportunity: Opportunity }) {
  const { t } = useTranslation(['activity', 'common']);
  const { has } = useAccess();
  const shown = useAddressPart('activity');
  const open = useActivityPages(id, false);
  const done = useActivityPages(id, true);
  const failed = [open, done].find((pages) => pages.isError && !pages.data);
  const isPending = open.isPending || done.isPending;
  const isEmpty = !isPending && [open, done].every((pages) => pages.data?.pages[0]?.total === 0);
  const add = has('activity.create') && !isArchived && (
    <Button icon={<CalendarPlus aria-hidden />} onClick={() => void shown.change('new')}>
      {t('plan')}
    </Button>
  );
  /** After something was done, opens the form for the next activity. */
  const planNext = add ? () => void shown.change('new', { ignoreBlocker: true }) : undefined;
  return (
    <>
      {failed && <FailedScreen error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows />
        </div>
      )}
      {!failed && isEmpty && (
        <EmptyState
          drawing="calendar"
          title={t('empty')}
          description={add ? t('emptyHint') : undefined}
          action={add}
        />
      )}
      {!failed && !isPending && !isEmpty && (
        <>
          {add && <div className="mb-3 flex justify-end">{add}</div>}
          <div className="space-y-5">
            {(
              [
                ['open', open],
                ['done', done],
              ] as const
            ).map(([name, pages]) => {
              const activities = pages.data?.pages.flatMap(({ items }) => items) ?? [];
              return (
                activities.length > 0 && (
                  <section key={name} aria-labelledby={`activities-${name}`}>
                    <h2 id={`activities-${name}`} className="mb-2 font-semibold">
                      {t(name)}
                    </h2>
                    <ActivityRows
                      label={t(name)}
                      activities={activities}
                      onOpen={(activity) => void shown.change(activity.id)}
                      onCompleted={planNext}
                    />
                    {pages.hasNextPage && (
                      <Button
                        className="mt-3"
                        loading={pages.isFetchingNextPage}
                        onClick={() => void pages.fetchNextPage()}
                      >
                        {t('more')}
                      </Button>
                    )}
                  </section>
                )
              );
            })}
          </div>
        </>
      )}
      {shown.value === 'new' && (
        <PlanActivity
          customerFileId={id}
          onClose={() => void shown.change(undefined, { ignoreBlocker: true })}
        />
      )}
      {shown.value !== undefined && shown.value !== 'new' && (
        <ActivityDialog
          id={shown.value}
          onClose={() => void shown.change(undefined)}
          onCompleted={planNext}
        />
      )}
    </>
  );
}
