import { sumOfAmounts } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { EmptyState } from '@szansa/ui/empty-state';
import { lazyComponent, lazyExtra } from '@szansa/ui/lazy';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { KanbanSquare, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingFacts, LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useAccess, useUser } from '#kit/session/session-atoms.ts';
import { loadTexts } from '#kit/texts/i18n.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { enquiryTexts } from '#parts/enquiry/texts.ts';

import { answersTexts } from './answers/texts.ts';
import { FirstStepsPlace } from './first-steps/first-steps-place.tsx';
import { MonthShape } from './month/month-shape.tsx';
import { LazyWeek } from './week/lazy-week.ts';
import { WeekShape } from './week/week-shape.tsx';
import { answersEnquiries, boardQuery } from './board-query.ts';
import { RecentOpportunities } from './recent-opportunities.tsx';
import { StageBars } from './stage-bars.tsx';
import { UnencryptedNotice } from './unencrypted-notice.tsx';

// not needed for the first screen
const MonthSection = lazyExtra(async () => (await import('./month/month-section.tsx')).MonthSection);

const TeamTable = lazyExtra(async () => (await import('./team-table.tsx')).TeamTable);

const EnquiriesHome = lazyComponent(async () => {
  const [part] = await Promise.all([import('./enquiries-home.tsx'), loadTexts([answersTexts, enquiryTexts])]);
  return part.EnquiriesHome;
});

/** The state of the user's own deals, or, for users who may read reports, of the agency's. */
function DealsHome() {
  const { t } = useTranslation(['home', 'common']);
  const { wholeMoney } = useFormats();
  const user = useUser();
  const { has } = useAccess();
  const isOverAgency = has('report.get');
  const board = useQuery(queries.opportunities.board.query(boardQuery(isOverAgency)));
  const columns = board.data?.columns ?? [];
  const open = columns.filter((column) => column.status !== 'closed');
  const count = open.reduce((sum, column) => sum + column.count, 0);
  const value = sumOfAmounts(open.map((column) => column.sum));

  return (
    <Page width="standard">
      <PageHeader
        title={t('greeting', { name: user.firstName })}
        subtitle={
          board.data
            ? `${t('open', { count })} · ${wholeMoney(value)} ${t('common:net')}`
            : t(isOverAgency ? 'subtitleTeam' : 'subtitle')
        }
        actions={
          <>
            {has('customer.create') && (
              <Button asChild icon={<UserPlus aria-hidden />}>
                <Link to="/customers" search={{ new: 'customer' }}>
                  {t('addCustomer')}
                </Link>
              </Button>
            )}
            <Button asChild variant="primary" icon={<KanbanSquare aria-hidden />}>
              <Link to="/sales-opportunities">{t('openBoard')}</Link>
            </Button>
          </>
        }
      />
      <UnencryptedNotice />
      {has('agency.edit') && <FirstStepsPlace />}
      <MonthSection instead={<MonthShape label={t('common:states.loading')} />} />
      {board.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <div className="mt-6 grid gap-6 xl:grid-cols-2">
            <LoadingFacts lines={10} />
            <LoadingRows count={6} />
          </div>
        </div>
      )}
      {board.isError && <FailedScreen error={board.error} onRetry={() => void board.refetch()} />}
      {board.data && columns.every((column) => column.count === 0) && (
        <EmptyState
          drawing="board"
          title={t(isOverAgency ? 'emptyTitleTeam' : 'emptyTitle')}
          description={has('customer.create') && has('opportunity.create') ? t('emptyHint') : undefined}
        />
      )}
      {board.data && columns.some((column) => column.count > 0) && (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <StageBars columns={columns} isOverAgency={isOverAgency} />
          <RecentOpportunities columns={columns} />
        </div>
      )}
      {isOverAgency && <TeamTable />}
      {has('activity.get') && <LazyWeek instead={<WeekShape label={t('common:states.loading')} />} />}
    </Page>
  );
}

/** The first screen after signing in, for what a person works on. */
export function HomeScreen() {
  return answersEnquiries(useAccess()) ? <EnquiriesHome /> : <DealsHome />;
}
