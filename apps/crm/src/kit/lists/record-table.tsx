import type { ListName } from '@szansa/domain/list';
import { DataTable, type DataColumn } from '@szansa/ui/data-table';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';

import { FailedScreen } from '#kit/records/failed-screen.tsx';

import type { Found } from './found.ts';
import { ListPages } from './list-pages.tsx';
import type { ListState } from './list-state.ts';
import { useColumnSettings } from './use-column-settings.ts';

interface RecordTableProps<Row extends { readonly id: string }> {
  label: string;
  columns: readonly DataColumn<Row>[];
  /** The page asked for; while a next one is on its way, the rows of the one before. */
  list: UseQueryResult<Found & { readonly items: Row[] }>;
  state: ListState;
  change: (part: Partial<ListState>) => void;
  defaultSort: string;
  /** Under which name the columns are kept. */
  name: ListName;
  /** Like the columns and the link, the same between renders: a new one draws every row again. */
  rowLabel: (row: Row) => string;
  rowLink: (row: Row) => ReactElement<{ children?: ReactNode }>;
  toolbar: ReactNode;
  /** In the place of rows when there are none. */
  empty: ReactNode;
  /** Height of what stands above and below the table, so that it alone scrolls. */
  besides: '15rem' | '18rem';
}

const rowKey = (row: { readonly id: string }) => row.id;

/** A list of records in a table: sorted, opened, a page at a time, its columns as the reader likes them. */
export function RecordTable<Row extends { readonly id: string }>(props: RecordTableProps<Row>) {
  const { label, columns, list, state, change, defaultSort, rowLabel, rowLink, toolbar, empty } = props;
  const [settings, saveSettings] = useColumnSettings(props.name);
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={list.data?.items ?? []}
        rowKey={rowKey}
        rowLabel={rowLabel}
        rowLink={rowLink}
        sort={state.sort}
        onSortChange={(sort) => change({ sort: sort || defaultSort })}
        columnSettings={settings}
        // the order of rows is the address's: a change of it is nothing to keep
        onColumnSettingsChange={({ sort, ...arranged }) => {
          if (sort === undefined) saveSettings(arranged);
        }}
        loading={list.isPending || list.isPlaceholderData}
        maxHeight={`calc(100dvh - ${props.besides})`}
        toolbar={toolbar}
        error={
          list.isError ? <FailedScreen error={list.error} onRetry={() => void list.refetch()} /> : undefined
        }
        empty={empty}
      />
      <ListPages found={list.data} state={state} change={change} />
    </>
  );
}
