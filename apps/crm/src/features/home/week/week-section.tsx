import { useMediaQuery } from '@szansa/ui/app-shell';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@szansa/ui/button';
import { IconButton } from '@szansa/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';

import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { ActivityDialog } from '#parts/activity/activity-dialog.tsx';
import { DayButtons } from './day-buttons.tsx';
import { DayColumns } from './day-columns.tsx';
import { Overdue, useOverdue } from './overdue.tsx';
import { useWeek } from './use-week.ts';

interface WeekToolbarProps {
  titleId: string;
  week: Pick<ReturnType<typeof useWeek>, 'name' | 'isRunning' | 'step' | 'showRunning'>;
}

/** Which week is shown, and the ways to others and to the whole calendar. */
function WeekToolbar({ titleId, week: { name, isRunning, step, showRunning } }: WeekToolbarProps) {
  const { t } = useTranslation('week');
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 id={titleId} className="font-semibold">
        {t('title')}
      </h2>
      <p aria-live="polite" className="text-text-muted max-md:order-2">
        {name}
      </p>
      <span className="flex items-center gap-1 max-md:order-3 max-md:ml-auto">
        <IconButton label={t('previous')} icon={<ChevronLeft aria-hidden />} onClick={() => step(-1)} />
        <Button aria-pressed={isRunning} onClick={showRunning}>
          {t('today')}
        </Button>
        <IconButton label={t('next')} icon={<ChevronRight aria-hidden />} onClick={() => step(1)} />
      </span>
      <TextLink asChild className="ml-auto">
        <Link to="/calendar">{t('toCalendar')}</Link>
      </TextLink>
      <span aria-hidden className="order-1 basis-full md:hidden" />
    </div>
  );
}

/** The own activities of a week by its days, and what should have been done before it. */
export function WeekSection() {
  const { t } = useTranslation(['week', 'activity', 'common']);
  const { has } = useAccess();
  const titleId = useId();
  const isWide = useMediaQuery('(min-width: 768px)');
  const [openId, setOpenId] = useState<string | null>(null);
  const week = useWeek();
  const overdue = useOverdue(week.before);
  const failed = [week.found, overdue].find(({ isError, data }) => isError && !data);
  const retry = () => void Promise.all([week.found.refetch(), overdue.refetch()]);
  const isEmpty = week.found.data?.items.length === 0;
  const Days = isWide ? DayColumns : DayButtons;
  return (
    <section aria-labelledby={titleId} aria-busy={week.found.isPending} className="mt-6">
      <WeekToolbar titleId={titleId} week={week} />
      {failed ? (
        <FailedScreen error={failed.error} onRetry={retry} />
      ) : (
        <>
          <Overdue pages={overdue} onOpen={({ id }) => setOpenId(id)} />
          <div className="relative">
            <Days label={t('days')} days={week.days} onOpen={({ id }) => setOpenId(id)} />
            {isEmpty && (
              <p className="text-text-muted max-md:mt-2 md:absolute md:inset-x-0 md:bottom-20 md:text-center">
                <span className="rounded-medium bg-surface px-3 py-2 max-md:bg-transparent max-md:p-0">
                  {t('empty')}{' '}
                  {has('activity.create') && (
                    <TextLink asChild>
                      <Link to="/calendar" search={{ activity: 'new' }}>
                        {t('activity:plan')}
                      </Link>
                    </TextLink>
                  )}
                </span>
              </p>
            )}
          </div>
        </>
      )}
      {openId !== null && <ActivityDialog id={openId} onClose={() => setOpenId(null)} />}
    </section>
  );
}
