import { warsawDay } from '@szansa/domain/shared';
import { TextLink } from '@szansa/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { ActivityDialog } from '#parts/activity/activity-dialog.tsx';
import { ActivityRows } from '#parts/activity/activity-rows.tsx';

const shown = 10;

/** The own activities that are to be done today, or should have been before. */
export function TodayActivities() {
  const { t } = useTranslation(['home', 'common']);
  const [today] = useState(() => warsawDay(new Date()));
  const [openId, setOpenId] = useState<string | null>(null);
  const query = { is_self: true, isDone: false, to: today, perPage: shown } as const;
  const activities = useQuery(queries.activities.list.query({ query }));
  return (
    <section aria-labelledby="today" className="mt-6">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="today" className="font-semibold">
          {t('today')}
        </h2>
        <TextLink asChild>
          <Link to="/calendar">{t('toCalendar')}</Link>
        </TextLink>
      </div>
      {activities.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={3} />
        </div>
      )}
      {activities.isError && !activities.data && (
        <FailedScreen error={activities.error} onRetry={() => void activities.refetch()} />
      )}
      {activities.data?.items.length === 0 && <p className="text-text-muted">{t('todayEmpty')}</p>}
      {activities.data && activities.data.items.length > 0 && (
        <ActivityRows
          label={t('today')}
          activities={activities.data.items}
          showsCustomer
          onOpen={({ id }) => setOpenId(id)}
        />
      )}
      {openId !== null && <ActivityDialog id={openId} onClose={() => setOpenId(null)} />}
    </section>
  );
}
