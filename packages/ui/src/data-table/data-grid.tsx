import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

import { SELECTION_WIDTH } from './columns.ts';
import { EndSentinel } from './end-sentinel.tsx';
import { GridFooter, GridHeader } from './grid-header.tsx';
import { GridRow, SkeletonRow, SpacerRow } from './grid-row.tsx';
import {
  hitsControl,
  openRow,
  outdatedClasses,
  SKELETON_ROWS,
  VIRTUAL_OVER,
  type TableView,
} from './table-view.ts';

interface DataGridProps<Row> extends TableView<Row> {
  /** Pixels there are for the whole table. */
  width: number;
  compact: boolean;
  sort: string;
  onSortChange: ((sort: string) => void) | undefined;
}

/** The wide form: a real table with a sticky heading. One row is in the tab order; arrows move between rows. */
export function DataGrid<Row>({ width, compact, sort, onSortChange, ...view }: DataGridProps<Row>) {
  const { columns, rows, selection, loading, label } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef<number>(undefined);
  const [active, setActive] = useState(0);
  const virtual = rows.length > VIRTUAL_OVER;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => (compact ? 28 : 36),
    overscan: 10,
    scrollPaddingStart: 40,
  });

  const items = virtual
    ? virtualizer.getVirtualItems()
    : rows.map((_, index) => ({ index, start: 0, end: 0 }));
  const before = virtual ? (items[0]?.start ?? 0) : 0;
  const after = virtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const cellCount = columns.length + (selection ? 1 : 0);
  const selectionWidth = selection ? SELECTION_WIDTH : 0;
  const wanted = columns.reduce((sum, column) => sum + column.size, 0);
  // two pixels of border; spare room goes to the columns, never to the boxes
  const stretch = Math.max(1, (width - 2 - selectionWidth) / wanted);
  const interactive = Boolean(selection ?? view.onOpen ?? view.rowLink);
  const current = Math.min(active, rows.length - 1);

  const moveTo = (index: number, body: Element) => {
    const target = Math.max(0, Math.min(rows.length - 1, index));
    setActive(target);
    const drawn = body.querySelector<HTMLElement>(`[data-index="${target}"]`);
    if (drawn) drawn.focus();
    else wantsFocus.current = target;
    if (virtual) virtualizer.scrollToIndex(target);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const element = event.target;
    if (!(element instanceof HTMLElement) || element.dataset['index'] === undefined) return;
    const index = Number(element.dataset['index']);
    const row = rows[index];
    if (!row) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / 36) - 2);
    const steps: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + page,
      PageUp: index - page,
      Home: 0,
      End: rows.length - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) moveTo(next, event.currentTarget);
    else if (event.key === 'Enter') openRow(element, row.original, view, event);
    else if (event.key === ' ' && selection) view.onToggle(row.id, event.shiftKey);
    else return;
    event.preventDefault();
  };
  const handleClick = (event: MouseEvent<HTMLTableSectionElement>) => {
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    const row = element ? rows[Number(element.dataset['index'])] : undefined;
    if (!element || !row || hitsControl(event.target, element)) return;
    setActive(Number(element.dataset['index']));
    // a press that ends a text selection was no wish to open the row
    if (window.getSelection()?.isCollapsed ?? true) openRow(element, row.original, view, event);
  };

  return (
    <div
      ref={scroller}
      className="relative min-w-0 overflow-auto rounded-large border border-border bg-surface"
      style={{ maxHeight: view.maxHeight }}
    >
      <table
        aria-label={label}
        aria-busy={loading}
        aria-rowcount={virtual ? rows.length + 1 : undefined}
        className="w-full table-fixed border-separate border-spacing-0 text-left"
        style={{ minWidth: wanted + selectionWidth }}
      >
        <colgroup>
          {selection ? <col style={{ width: SELECTION_WIDTH }} /> : null}
          {columns.map((column) => (
            <col key={column.id} style={{ width: column.size * stretch }} />
          ))}
        </colgroup>
        <GridHeader {...view} sort={sort} onSortChange={onSortChange} />
        {/* Rows carry their own keyboard focus; the body only gathers what happens on them. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <tbody
          onKeyDown={handleKeyDown}
          onClick={handleClick}
          className={loading && rows.length > 0 ? outdatedClasses : undefined}
        >
          <SpacerRow height={before} cells={cellCount} />
          {items.map(({ index }) => {
            const row = rows[index];
            return row ? (
              <GridRow
                key={row.id}
                view={view}
                row={row}
                index={index}
                selected={selection?.has(row.id) ?? false}
                tabIndex={interactive ? (index === current ? 0 : -1) : undefined}
                rowIndex={virtual ? index + 2 : undefined}
                onFocus={() => {
                  setActive(index);
                }}
                elementRef={(element) => {
                  if (virtual) virtualizer.measureElement(element);
                  if (element && wantsFocus.current === index) {
                    wantsFocus.current = undefined;
                    element.focus({ preventScroll: true });
                  }
                }}
              />
            ) : null;
          })}
          <SpacerRow height={after} cells={cellCount} />
          {loading && rows.length === 0
            ? Array.from({ length: SKELETON_ROWS }, (_, index) => (
                <SkeletonRow key={index} columns={columns} selectable={Boolean(selection)} index={index} />
              ))
            : null}
        </tbody>
        <GridFooter columns={columns} selectable={Boolean(selection)} />
      </table>
      {view.onEndReached ? <EndSentinel key={rows.length} onReached={view.onEndReached} /> : null}
    </div>
  );
}
