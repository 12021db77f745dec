import { rowsOfGroup, type AnalyticsGrouping } from '@szansa/domain/analytics';
import { GroupedNote, GroupedRow, type GroupColumn } from '@szansa/ui/grouped-table';
import { TextLink } from '@szansa/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { writeListState } from '#kit/lists/list-state.ts';
import { useListState } from '#kit/lists/use-list-state.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { OpportunityStatusChip } from '#parts/opportunity/status.tsx';

import { analyticsAddress, type AnalyticsRow } from '../analytics-address.ts';

/** Rows of a group that are shown in their place; the list has all of them. */
const shown = 10;

interface GroupRowsProps {
  by: AnalyticsGrouping;
  groupKey: string | null;
  name: string;
  columns: readonly GroupColumn[];
}

/** The first rows of a group, and the way to all of them. */
export function GroupRows({ by, groupKey, name, columns }: GroupRowsProps) {
  const { t } = useTranslation(['analytics', 'common']);
  const { state } = useListState(analyticsAddress);
  const its = { ...state, page: 1, perPage: shown, filters: rowsOfGroup(state.filters, by, groupKey) };
  const page = useQuery(analyticsAddress.page(its));
  if (page.isError && !page.data) {
    return (
      <GroupedNote columns={columns}>
        <FailedScreen error={page.error} onRetry={() => void page.refetch()} />
      </GroupedNote>
    );
  }
  if (!page.data) {
    return (
      <GroupedNote columns={columns}>
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={3} />
        </div>
      </GroupedNote>
    );
  }
  const { items, total } = page.data;
  return (
    <>
      {items.map((row) => (
        <Row key={row.id} row={row} columns={columns} />
      ))}
      {total > items.length && (
        <GroupedNote columns={columns}>
          <TextLink asChild>
            <Link
              to="/analytics"
              search={writeListState({ ...its, perPage: state.perPage }, {}, analyticsAddress)}
            >
              {t('groups.all', { count: total, name })}
            </Link>
          </TextLink>
        </GroupedNote>
      )}
    </>
  );
}

function Row({ row, columns }: { row: AnalyticsRow; columns: readonly GroupColumn[] }) {
  const { money } = useFormats();
  const { id, number, customer, status, vehicle, vehicleValue, commisionAmount } = row;
  return (
    <GroupedRow
      columns={columns}
      values={{ vehicleValue: money(vehicleValue), commisionAmount: money(commisionAmount) }}
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink asChild quiet className="font-medium">
          <Link to="/sales-opportunity/$id" params={{ id }}>
            {customer.name}
          </Link>
        </TextLink>
        <span className="text-text-muted tabular-nums">#{number}</span>
        <OpportunityStatusChip status={status} />
        <span className="min-w-0 truncate text-text-muted max-md:hidden">{vehicle}</span>
      </span>
    </GroupedRow>
  );
}
