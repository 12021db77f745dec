import { DataTable, type DataColumn } from '@szansa/ui/data-table';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import type { ReactElement, ReactNode } from 'react';

import { FailedScreen } from '#app/shell/failed-screen.tsx';

import type { ColumnChoice } from './column-choice.ts';
import { ListPages } from './list-pages.tsx';
import type { ListState } from './list-state.ts';

interface RecordTableProps<Row extends { readonly id: string }> {
  label: string;
  columns: readonly DataColumn<Row>[];
  /** The page asked for; while a next one is on its way, the rows of the one before. */
  list: UseQueryResult<{ readonly items: Row[]; readonly total: number }>;
  state: ListState;
  change: (part: Partial<ListState>) => void;
  defaultSort: string;
  columnChoice: ColumnChoice;
  rowLabel: (row: Row) => string;
  rowLink: (row: Row) => ReactElement<{ children?: ReactNode }>;
  toolbar: ReactNode;
  /** In the place of rows when there are none. */
  empty: ReactNode;
  /** Height of what stands above and below the table, so that it alone scrolls. */
  besides: '15rem' | '18rem';
}

/** A list of records in a table: sorted, opened, a page at a time, its columns as the reader likes them. */
export function RecordTable<Row extends { readonly id: string }>(props: RecordTableProps<Row>) {
  const { label, columns, list, state, change, defaultSort, rowLabel, rowLink, toolbar, empty } = props;
  const [visibility, setVisibility] = useAtom(props.columnChoice);
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={list.data?.items ?? []}
        rowKey={(row) => row.id}
        rowLabel={rowLabel}
        rowLink={rowLink}
        sort={state.sort}
        onSortChange={(sort) => change({ sort: sort || defaultSort })}
        columnVisibility={visibility}
        onColumnVisibilityChange={setVisibility}
        loading={list.isPending || list.isPlaceholderData}
        maxHeight={`calc(100dvh - ${props.besides})`}
        toolbar={toolbar}
        error={
          list.isError ? <FailedScreen error={list.error} onRetry={() => void list.refetch()} /> : undefined
        }
        empty={empty}
      />
      <ListPages total={list.data?.total} state={state} change={change} />
    </>
  );
}
