import type { Data, Endpoints } from '@szansa/api-client/client';
import { groszOf } from '@szansa/domain/report';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

type Column = Data<Endpoints['opportunities']['board']>['columns'][number];

interface StageBarsProps {
  columns: readonly Column[];
  /** Whether they are those of the agency, not one's own. */
  isOverAgency: boolean;
}

/** What opportunities at each stage are worth, which is what the bars compare, and how many they are. */
export function StageBars({ columns, isOverAgency }: StageBarsProps) {
  const { t } = useTranslation(['home', 'labels', 'common']);
  const { wholeMoney } = useFormats();
  const most = Math.max(...columns.map((column) => groszOf(column.sum)), 1);
  return (
    <section aria-labelledby="stages" className="rounded-large border border-border bg-surface p-4">
      <h2 id="stages" className="mb-2 font-semibold">
        {t(isOverAgency ? 'home:byStatusTeam' : 'home:byStatus')}{' '}
        <span className="text-small font-normal text-text-muted">({t('common:net')})</span>
      </h2>
      <ul>
        {columns.map((column) => (
          <li key={column.status}>
            <Link
              to="/sales-opportunities"
              search={{ view: 'list', status: column.status, ...(isOverAgency ? { is_self: 'any' } : {}) }}
              className="grid h-row grid-cols-[minmax(0,12rem)_1fr_2.5rem_7rem] items-center gap-3 rounded-medium px-2 hover:bg-row-hover max-sm:grid-cols-[minmax(0,1fr)_1.5rem_5.5rem] max-sm:gap-2"
            >
              <span className="truncate">{t(`labels:status.${column.status}`)}</span>
              <span aria-hidden className="h-2 rounded-full bg-surface-muted max-sm:hidden">
                <span
                  className="block h-2 rounded-full bg-accent"
                  style={{ width: `${(groszOf(column.sum) / most) * 100}%` }}
                />
              </span>
              <span className="text-right font-medium tabular-nums">{column.count}</span>
              <span className="text-right text-text-muted tabular-nums">{wholeMoney(column.sum)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
