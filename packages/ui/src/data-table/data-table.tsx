import type { RowData } from '@tanstack/react-table';
import { useComposedRefs } from 'radix-ui/internal';
import {
  useMemo,
  useRef,
  type ReactNode,
  useEffect,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import { X, SlidersHorizontal } from 'lucide-react';

import { classes } from '../classes/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { BusyLine } from '../progress/index.ts';
import { resolveColumnSettings } from './column-settings.ts';
import { DataCards } from './data-cards.tsx';
import { DataGrid } from './data-grid.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { useTableView } from './use-table-view.ts';
import { IconButton } from '../icon-button/index.ts';
import { dataTableWords } from './words.ts';
import { lazyComponent } from '../lazy/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.ts';
import type { ColumnSettingsPanelProps } from './column-settings-panel.tsx';

/** Pixels of its own width under which rows become cards. */
const NARROW_BELOW = 640;

/** The element's width in pixels, not the window's: a table in a side panel is narrow on a wide screen. */
function useOwnWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => {
      if (target.clientWidth > 0) setWidth(target.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return width;
}

function focusRow(frame: HTMLElement | null): boolean {
  const row = frame?.querySelector<HTMLElement>('tr[data-index][tabindex="0"]');
  row?.focus();
  return row !== undefined && row !== null;
}

/**
 * Moves the focus from the search box above a table to its rows by the arrow down. When the search then brings other
 * rows, the entered one is replaced, and the focus moves to them.
 */
function useEnterRows(frame: RefObject<HTMLElement | null>, loading: boolean) {
  const entered = useRef(false);

  useEffect(() => {
    if (!entered.current || loading) return;
    if (document.activeElement === document.body) focusRow(frame.current);
    else entered.current = frame.current?.contains(document.activeElement) ?? false;
  });

  return (event: KeyboardEvent): void => {
    const isSearch = event.target instanceof HTMLElement && event.target.matches('[role="searchbox"]');
    if (!isSearch || event.key !== 'ArrowDown' || !focusRow(frame.current)) return;
    entered.current = true;
    event.preventDefault();
  };
}

// the list brings dragging along
const ColumnSettingsPanel = lazyComponent(
  async () => (await import('./column-settings-panel.tsx')).ColumnSettingsPanel,
);

/** Which columns are shown, in what order, which stay in view, and how dense the rows are. */
function ColumnSettingsMenu(props: ColumnSettingsPanelProps) {
  const words = useWords(dataTableWords);
  return (
    <Popover>
      <PopoverTrigger>
        <IconButton label={words.columns} icon={<SlidersHorizontal aria-hidden />} variant="secondary" />
      </PopoverTrigger>
      <PopoverContent label={words.columns} align="end" className="flex w-88 flex-col gap-3">
        <ColumnSettingsPanel {...props} />
      </PopoverContent>
    </Popover>
  );
}

interface BulkBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** What can be done with the selected rows; floats at the bottom so that the rows do not jump. */
function BulkBar({ count, onClear, children }: BulkBarProps) {
  const words = useWords(dataTableWords);
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? words.selectedCount(count) : ''}
      </p>
      {count > 0 ? (
        <section
          aria-label={words.selection}
          className="sticky bottom-2 z-corner mx-auto flex max-w-full flex-wrap items-center gap-2 rounded-large border level-overlay py-1.5 pr-1.5 pl-3 shadow-floating"
        >
          <span aria-hidden className="mr-1 font-medium tabular-nums">
            {words.selectedCount(count)}
          </span>
          {children}
          <IconButton label={words.clearSelection} icon={<X aria-hidden />} size="small" onClick={onClear} />
        </section>
      ) : null}
    </>
  );
}

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
