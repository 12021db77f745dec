import type { RowData } from '@tanstack/react-table';
import { lazy, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { useLabels, useWords } from '../labels/index.ts';
import type { CellRanges as Ranges } from './cell-ranges.tsx';
import { GridRow } from './grid-row.tsx';
import { isVirtual, RowWindow, wholeOf, type DrawnWindow, type RowWindowHandle } from './row-window.tsx';
import {
  isOpen,
  outdatedClasses,
  focusesFirst,
  type TableView,
  SKELETON_ROWS,
  type RowParts,
} from './table-view.ts';
import { useCellEditing } from './use-cell-editing.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { dataTableWords } from './words.ts';
import { classes } from '../classes/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { cellClasses } from './cell-place.ts';

const SKELETON_WIDTHS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-5/6'] as const;

/** The shape of rows that are on their way. */
function SkeletonRows<Row extends RowData>({ parts }: { parts: RowParts<Row> }) {
  return Array.from({ length: SKELETON_ROWS }, (_, index) => (
    <tr key={index} aria-hidden className="group bg-surface">
      {parts.renderExpanded ? <td className={cellClasses} /> : null}
      {parts.selectable ? <td className={cellClasses} /> : null}
      {parts.columns.map((column, position) => (
        <td key={column.id} className={cellClasses}>
          <Skeleton
            className={classes(
              'h-3',
              SKELETON_WIDTHS[(index + position) % 4],
              column.columnDef.meta?.align === 'end' && 'ml-auto',
            )}
          />
        </td>
      ))}
    </tr>
  ));
}

/** Replaces rows that are not drawn, so that the scrollbar has the right length. */
function SpacerRow({ height, cells }: { height: number; cells: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={cells} style={{ height }} className="p-0" />
    </tr>
  );
}

/** Loaded by tables that are written into alone: lists are many, and read only. */
const CellRanges = lazy(async () => ({
  default: (await import('./cell-ranges.tsx')).CellRanges,
})) as typeof Ranges;

/** Estimated height of details in pixels, until they have been measured. */
const DETAILS_HEIGHT = 160;

/** The content of one place of the scrolled list: a row, or the details under it. */
interface DrawnRow {
  index: number;
  details: boolean;
}

interface DrawnRows {
  count: number;
  at: (place: number) => DrawnRow;
  placeOf: (index: number) => number;
}

/** So many rows with the details of the open ones between them, as places of one list. */
export function drawnRows(rows: number, open: readonly number[]): DrawnRows {
  // how many details are above the row
  const above = (index: number) => {
    let count = 0;
    while (count < open.length && (open[count] ?? 0) < index) count += 1;
    return count;
  };
  return {
    count: rows + open.length,
    placeOf: (index) => index + above(index),
    at: (place) => {
      for (const [order, index] of open.entries()) {
        const row = index + order;
        if (place <= row) return { index: place - order, details: false };
        if (place === row + 1) return { index, details: true };
      }
      return { index: place - open.length, details: false };
    },
  };
}

interface GridBodyProps<Row extends RowData> {
  view: TableView<Row>;
  compact: boolean;
  /** Pixels of the frame, for details that stay in it while the table scrolls sideways. */
  width: number;
  /** The element that shows how many cells are chosen; null until it is mounted. */
  status: HTMLElement | null;
}

/** The rows in view. */
export function GridBody<Row extends RowData>({ view, compact, width, status }: GridBodyProps<Row>) {
  const { table, parts, rows, loading } = view;
  const { expanded } = table.state;
  const { locale } = useLabels();
  const words = useWords(dataTableWords);
  const body = useRef<HTMLTableSectionElement>(null);
  const [rowHeight, setRowHeight] = useState(compact ? 28 : 36);
  // the table's refs are not there yet when the rows are first placed, the body's own is
  const getScroller = useCallback(
    () => body.current?.closest<HTMLElement>('[data-grid-scroller]') ?? null,
    [],
  );
  const virtual = isVirtual(rows.length);
  const drawn = useMemo(() => {
    const isAnyOpen = Object.keys(expanded).length > 0;
    return drawnRows(
      rows.length,
      isAnyOpen ? rows.flatMap((row, index) => (isOpen(row) ? [index] : [])) : [],
    );
  }, [rows, expanded]);
  const keyOf = useCallback(
    (place: number) => {
      const { index, details } = drawn.at(place);
      return `${rows[index]?.id ?? place}${details ? ' details' : ''}`;
    },
    [drawn, rows],
  );
  const shown = useRef<RowWindowHandle>(null);
  useLayoutEffect(() => {
    // reading it makes the browser place all rows at once, which only those not drawn are worth
    const height = virtual && body.current?.querySelector<HTMLElement>('[data-index]')?.offsetHeight;
    if (height) setRowHeight(height);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- rows change their height with both
  }, [compact, locale, virtual]);
  const editing = useCellEditing({ body, columns: parts.columns, rows });
  const scrollTo = (index: number) => {
    shown.current?.scrollTo(drawn.placeOf(index));
  };
  const keys = useGridKeys({
    view,
    getScroller,
    onEdit: editing.start,
    scrollTo,
  });
  const focusRequested = () => {
    keys.focusRequested(body.current);
    editing.focusRequested();
  };
  useLayoutEffect(focusRequested);

  const cells = parts.columns.length + (parts.selectable ? 1 : 0) + (parts.renderExpanded ? 1 : 0);
  const interactive = focusesFirst(parts);

  const rowsOf = ({ places, before, after, measure }: DrawnWindow) => (
    <>
      <SpacerRow height={before} cells={cells} />
      {places.map((place) => {
        const { index, details } = drawn.at(place);
        const row = rows[index];
        if (!row) return null;
        if (details)
          return (
            <tr key={`${row.id} details`} ref={measure} data-place={place} className="group bg-surface-muted">
              <td colSpan={cells} className="border-b border-border p-0 group-last:border-b-0">
                <div
                  role="region"
                  aria-label={words.detailsOf(parts.rowLabel(row.original))}
                  className="sticky left-0 p-3"
                  style={{ width: width - 2 }}
                >
                  {parts.renderExpanded?.(row.original)}
                </div>
              </td>
            </tr>
          );
        return (
          <GridRow
            key={row.id}
            parts={parts}
            row={row}
            index={index}
            selected={row.getIsSelected()}
            expanded={row.getIsExpanded()}
            editing={editing.cell?.row === row.id ? editing.cell.column : undefined}
            onEditEnd={editing.end}
            tabIndex={interactive ? (index === keys.current ? 0 : -1) : undefined}
            rowIndex={virtual ? index + 2 : undefined}
          />
        );
      })}
      <SpacerRow height={after} cells={cells} />
    </>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- rows are focusable, the body only handles their events
    <tbody
      ref={body}
      onKeyDown={keys.onKeyDown}
      onClick={keys.onClick}
      onDoubleClick={keys.onDoubleClick}
      onFocus={keys.onFocus}
      className={loading && rows.length > 0 ? outdatedClasses : undefined}
    >
      {virtual ? (
        <RowWindow
          handle={shown}
          count={drawn.count}
          getScrollElement={getScroller}
          // used until the scroller has been measured, so that rows are drawn from the first render on
          initialRect={{ width, height: window.innerHeight }}
          estimated={rowHeight}
          estimateSize={(place) => (drawn.at(place).details ? DETAILS_HEIGHT : rowHeight)}
          // rows have one height and are never measured, details are
          indexAttribute="data-place"
          getItemKey={keyOf}
          overscan={4}
          scrollPaddingStart={40}
          onRange={(first, last) => view.onRowsInView?.(drawn.at(first).index, drawn.at(last).index)}
          onDrawn={focusRequested}
        >
          {rowsOf}
        </RowWindow>
      ) : (
        rowsOf(wholeOf(drawn.count))
      )}
      {loading && rows.length === 0 ? <SkeletonRows parts={parts} /> : null}
      {view.onWrite && status ? (
        <Suspense>
          <CellRanges
            body={body}
            status={status}
            columns={parts.columns}
            rows={rows}
            editing={editing.cell}
            onWrite={view.onWrite}
            scrollTo={scrollTo}
          />
        </Suspense>
      ) : null}
    </tbody>
  );
}
