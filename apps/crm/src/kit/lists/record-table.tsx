import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { DataTable, type DataColumn } from '@szansa/ui/data-table';
import type { UseQueryResult } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailedScreen } from '../records/failed-screen.tsx';
import { useTextsOf } from '../texts/use-texts-of.ts';
import type { ListPage, ListPlace } from './list-address.ts';
import type { ListBulk } from './list-bulk.ts';
import { ListPages } from './list-pages.tsx';
import type { ListState } from './list-state.ts';
import type { ListNamespace } from './list-texts.ts';
import { lastPageBefore, PastEnd } from './past-end.tsx';
import { useChosenRows } from './use-chosen-rows.ts';
import { useColumnSettings } from './use-column-settings.ts';
import type { ChangeList } from './use-list-state.ts';

interface RecordTableProps<Row extends { readonly id: string }> {
  address: Pick<ListPlace, 'name' | 'facts'>;
  texts: ListNamespace;
  columns: readonly DataColumn<Row>[];
  /** The requested page; while the next one is loading, the rows of the former one. */
  page: UseQueryResult<ListPage<Row>>;
  state: ListState;
  change: ChangeList;
  /** Like the columns and the link, the same between renders: a new one draws every row again. */
  rowLabel: (row: Row) => string;
  rowLink: (row: Row) => ReactElement<{ children?: ReactNode }>;
  toolbar: ReactNode;
  /** In the place of rows when there are none. */
  empty: ReactNode;
  /** Height of the content above and below the table, so that only the table scrolls. */
  besides: '15rem' | '18rem' | '26rem';
  /** Lets rows be chosen and changed at once. */
  bulk?: ListBulk | undefined;
}

const rowKey = (row: { readonly id: string }) => row.id;

/** A list of records in a table: sorted, opened, a page at a time, its columns as the reader likes them. */
export function RecordTable<Row extends { readonly id: string }>(props: RecordTableProps<Row>) {
  const { address, texts, columns, page, state, change, rowLabel, rowLink, toolbar, empty, besides } = props;
  const { bulk } = props;
  const t = useTextsOf(texts);
  const [settings, saveSettings] = useColumnSettings(address.name);
  const rows = useChosenRows(state, page.data);
  const last = lastPageBefore(state.page, page.data);
  const retry = () => void page.refetch();
  return (
    <>
      {page.isError && page.data && <StaleRows onRetry={retry} />}
      <DataTable
        label={t('title')}
        columns={columns}
        rows={page.data?.items ?? []}
        rowKey={rowKey}
        rowLabel={rowLabel}
        rowLink={rowLink}
        sort={state.sort}
        onSortChange={(sort) => change({ sort: sort || address.facts.defaultSort })}
        columnSettings={settings}
        // the order of rows is part of the address and is not saved
        onColumnSettingsChange={({ sort, ...arranged }) => {
          if (sort === undefined) saveSettings(arranged);
        }}
        {...(bulk && {
          selection: rows.selection,
          onSelectionChange: rows.choose,
          selectedCount: rows.count,
          bulkActions: <ChosenActions bulk={bulk} rows={rows} />,
        })}
        loading={page.isPending || page.isPlaceholderData}
        maxHeight={`calc(100dvh - ${besides} - var(--bottom-bar))`}
        toolbar={toolbar}
        error={page.isError && !page.data ? <FailedScreen error={page.error} onRetry={retry} /> : undefined}
        empty={
          last === null ? (
            empty
          ) : (
            <PastEnd page={state.page} last={last} onToLast={() => change({ page: last })} />
          )
        }
      />
      {last === null && <ListPages found={page.data} state={state} change={change} />}
    </>
  );
}

interface ChosenActionsProps {
  bulk: ListBulk;
  rows: ReturnType<typeof useChosenRows>;
}

/** Beside the number of chosen rows: choosing all that the list finds, and what can be done with them. */
function ChosenActions({ bulk: { Actions }, rows }: ChosenActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {rows.hasMore && (
        <Button size="small" variant="ghost" onClick={rows.chooseAll}>
          {t('lists.chooseAll')}
        </Button>
      )}
      <Actions chosen={rows.chosen} onDone={rows.clear} />
    </>
  );
}

/** A refresh failed: the rows remain, and are marked as outdated. */
function StaleRows({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Callout
      role="status"
      tone="warning"
      icon={<WifiOff aria-hidden />}
      title={t('lists.stale')}
      actions={
        <Button size="small" onClick={onRetry}>
          {t('states.retry')}
        </Button>
      }
      className="mb-3"
    />
  );
}
