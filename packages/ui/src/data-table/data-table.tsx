import type { RowData } from '@tanstack/react-table';
import { useComposedRefs } from 'radix-ui/internal';
import { useMemo, useRef } from 'react';

import { classes } from '../classes/index.ts';
import { useLabels } from '../labels/index.ts';
import { BusyLine } from '../progress/index.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnSettingsMenu } from './column-settings-menu.tsx';
import { resolveColumnSettings } from './column-settings.ts';
import { DataCards } from './data-cards.tsx';
import { DataGrid } from './data-grid.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { NARROW_BELOW, useOwnWidth } from './use-own-width.ts';
import { useEnterRows } from './use-enter-rows.ts';
import { useTableView } from './use-table-view.ts';

/**
 * Rows of records: sortable, selectable, with columns people arrange; over 100 rows only those in view
 * are drawn, one line each. Below 640 px of its own width the rows become cards titled by the first column.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, rows, columnSettings, onColumnSettingsChange, toolbar } = props;
  const { loading = false, compact = false, ref } = props;
  const { noResults } = useLabels();
  const frame = useRef<HTMLDivElement>(null);
  const width = useOwnWidth(frame);
  const narrow = width !== undefined && width < NARROW_BELOW;
  const settings = useMemo(
    () => resolveColumnSettings(columns, columnSettings, compact),
    [columns, columnSettings, compact],
  );
  const view = useTableView({ props, settings, width: width ?? 0 });
  const enterRows = useEnterRows(frame, loading);

  const nothing = props.empty ?? <p className="p-8 text-center text-text-muted">{noResults}</p>;
  const insteadOfRows = props.error ?? (rows.length === 0 && !loading ? nothing : undefined);
  const columnMenu = onColumnSettingsChange ? (
    <ColumnSettingsMenu
      columns={view.table.getAllLeafColumns()}
      settings={settings}
      onChange={onColumnSettingsChange}
      onReset={() => {
        onColumnSettingsChange(resolveColumnSettings(columns, {}, compact));
      }}
    />
  ) : undefined;

  return (
    <div
      ref={useComposedRefs(frame, ref)}
      data-slot="data-table"
      className={classes(
        'flex min-w-0 flex-col gap-2',
        settings.compact && '[--row-height:28px]',
        props.className,
      )}
    >
      {toolbar || columnMenu ? (
        <div className="flex items-start gap-2">
          <div role="presentation" className="min-w-0 flex-1" onKeyDown={enterRows}>
            {toolbar}
          </div>
          {narrow ? null : columnMenu}
        </div>
      ) : null}
      {insteadOfRows ? (
        <div className="rounded-large border border-border bg-surface">{insteadOfRows}</div>
      ) : (
        <div className="relative min-w-0">
          {loading && rows.length > 0 ? <BusyLine /> : null}
          {/* the width is known before the first painting: nothing is drawn twice */}
          {width === undefined ? null : narrow ? (
            <DataCards view={view} />
          ) : (
            <DataGrid
              view={view}
              width={width}
              settings={settings}
              onSettingsChange={onColumnSettingsChange}
            />
          )}
        </div>
      )}
      {view.parts.selectable ? (
        <BulkBar
          count={props.selectedCount ?? props.selection?.size ?? 0}
          onClear={() => view.table.resetRowSelection(true)}
        >
          {props.bulkActions}
        </BulkBar>
      ) : null}
    </div>
  );
}
