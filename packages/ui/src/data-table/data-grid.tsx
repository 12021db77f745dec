import type { RowData } from '@tanstack/react-table';
import { useLayoutEffect, useRef, useState } from 'react';

import { lazyExtra } from '../lazy/index.ts';
import { pinPlaces, cellPlace } from './cell-place.ts';
import type { ColumnSettings } from './column-settings.ts';
import { EXPANDER_WIDTH, SELECTION_WIDTH } from './columns.ts';
import { EndSentinel } from './end-sentinel.tsx';
import { GridBody } from './grid-body.tsx';
import { GridHeader } from './grid-header.tsx';
import { isVirtual } from './row-window.tsx';
import { focusesFirst, type TableView, type RowParts } from './table-view.ts';
import { classes } from '../classes/index.ts';

const footClasses =
  'sticky bottom-0 z-sticky h-row truncate border-t border-border bg-surface-muted px-3 font-medium tabular-nums';

/** Sums and the like under their columns; nothing when no column has any. */
function GridFooter<Row extends RowData>({ parts }: { parts: RowParts<Row> }) {
  const { columns, selectable, renderExpanded } = parts;
  if (!columns.some(({ columnDef }) => Boolean(columnDef.meta?.footer))) return null;
  return (
    <tfoot>
      <tr>
        {selectable ? <td className={classes(footClasses, 'left-0 z-corner')} /> : null}
        {renderExpanded ? (
          <td
            className={classes(footClasses, 'z-corner')}
            style={{ left: selectable ? SELECTION_WIDTH : 0 }}
          />
        ) : null}
        {columns.map((column) => {
          const place = cellPlace(column, 'corner');
          return (
            <td key={column.id} className={classes(footClasses, place.className)} style={place.style}>
              {column.columnDef.meta?.footer}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}

/** A table is read without them until they are there. */
const EdgeFades = lazyExtra(async () => (await import('./edge-fades.tsx')).EdgeFades);

const CutTitles = lazyExtra(async () => (await import('./cut-titles.tsx')).CutTitles);

interface DataGridProps<Row extends RowData> {
  view: TableView<Row>;
  /** Pixels there are for the whole table. */
  width: number;
  settings: ColumnSettings;
  onSettingsChange: ((settings: ColumnSettings) => void) | undefined;
}

/** The wide form: a real table with a sticky heading, whose columns fade where they go on beyond its edges. */
export function DataGrid<Row extends RowData>(props: DataGridProps<Row>) {
  const { view, width, settings, onSettingsChange } = props;
  const { table, parts, rows, loading, label, leading } = view;
  const { columns, selectable } = parts;
  const total = table.getTotalSize() + leading;
  const scroller = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLTableElement>(null);
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const isReachable =
    view.sorts || onSettingsChange !== undefined || (rows.length > 0 && focusesFirst(parts));

  // before it is painted, so that no column is seen to move
  useLayoutEffect(() => {
    if (drawn.current) view.measure(drawn.current);
  });

  return (
    <>
      <div
        ref={scroller}
        data-grid-scroller
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a focusable cell the grid itself is scrolled by the keyboard
        tabIndex={isReachable ? undefined : 0}
        className="relative min-w-0 overflow-auto rounded-large border border-border bg-surface contain-content focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
        style={{ maxHeight: view.maxHeight }}
      >
        <table
          ref={drawn}
          aria-label={label}
          aria-busy={loading}
          data-wide={total > width - 2 || undefined}
          aria-rowcount={isVirtual(rows.length) ? rows.length + 1 : undefined}
          className="table-fixed border-separate border-spacing-0 text-left"
          style={{
            width: view.isFixed ? total : '100%',
            minWidth: total,
            ...pinPlaces(table.getStartVisibleLeafColumns(), leading),
          }}
        >
          <colgroup>
            {selectable ? <col style={{ width: SELECTION_WIDTH }} /> : null}
            {parts.renderExpanded ? <col style={{ width: EXPANDER_WIDTH }} /> : null}
            {columns.map((column) => (
              <col key={column.id} style={{ width: column.getSize() }} />
            ))}
          </colgroup>
          <GridHeader view={view} settings={settings} onSettingsChange={onSettingsChange} />
          <GridBody view={view} compact={settings.compact} width={width} status={status} />
          <GridFooter parts={parts} />
        </table>
        {view.onEndReached ? <EndSentinel key={rows.length} onReached={view.onEndReached} /> : null}
      </div>
      <CutTitles scroller={scroller} />
      {view.onWrite ? <div ref={setStatus} role="status" className="sr-only" /> : null}
      {total > width - 2 ? (
        <EdgeFades scroller={scroller} pinned={table.getStartTotalSize() + leading} />
      ) : null}
    </>
  );
}
