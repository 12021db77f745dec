import { classes } from '@szansa/ui/classes';
import { TextLink } from '@szansa/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { Person } from '#kit/records/person.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

function Amount({ children, isLate = false }: { children: ReactNode; isLate?: boolean }) {
  return (
    <td className={classes('px-3 py-2 text-right tabular-nums', isLate && 'font-medium text-destructive')}>
      {children}
    </td>
  );
}

/** The results of each salesperson, and the number of opportunities without an owner. */
export function TeamTable() {
  const { t } = useTranslation(['home', 'common']);
  const { wholeMoney } = useFormats();
  const titleId = useId();
  const team = useQuery(queries.opportunities.team.query());
  const { unassigned = null, people = [] } = team.data ?? {};
  const readsActivities = people.some(({ overdue }) => overdue !== null);
  const columns = [
    t('team.open'),
    t('team.sum'),
    t('team.stale'),
    ...(readsActivities ? [t('team.overdue')] : []),
    t('team.closed'),
  ];
  return (
    <section aria-labelledby={titleId} className="mt-6">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={titleId} className="font-semibold">
          {t('team.title')}
        </h2>
        {unassigned !== null && unassigned > 0 && (
          <TextLink asChild>
            <Link to="/admin/unassigned-leads">{t('team.unassigned', { count: unassigned })}</Link>
          </TextLink>
        )}
      </div>
      {team.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={4} />
        </div>
      )}
      {team.isError && !team.data && <FailedScreen error={team.error} onRetry={() => void team.refetch()} />}
      {team.data && people.length === 0 && <p className="text-text-muted">{t('team.empty')}</p>}
      {people.length > 0 && (
        // focusable, so that the keyboard reaches the columns that do not fit
        <div
          role="group"
          aria-labelledby={titleId}
          tabIndex={0}
          className="overflow-x-auto rounded-large border border-border bg-surface"
        >
          <table className="w-full whitespace-nowrap">
            <thead className="border-b border-border text-small text-text-muted">
              <tr>
                <th scope="col" className="px-3 py-2 text-left font-medium">
                  {t('team.worker')}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-3 py-2 text-right font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-border">
              {people.map(({ worker, open, sum, stale, overdue, closed }) => (
                <tr key={worker.id} className="hover:bg-row-hover">
                  <th scope="row" className="px-3 py-2 text-left font-medium">
                    <TextLink asChild quiet>
                      <Link
                        to="/sales-opportunities"
                        search={{ view: 'list', workerId: worker.id, is_self: 'any' }}
                      >
                        <Person person={worker} />
                      </Link>
                    </TextLink>
                  </th>
                  <Amount>{open}</Amount>
                  <Amount>{wholeMoney(sum)}</Amount>
                  <Amount isLate={stale > 0}>{stale}</Amount>
                  {readsActivities && <Amount isLate={(overdue ?? 0) > 0}>{overdue}</Amount>}
                  <Amount>{closed}</Amount>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
