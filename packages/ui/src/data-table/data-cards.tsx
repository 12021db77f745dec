import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type MouseEvent, type Ref } from 'react';

import { Checkbox } from '../checkbox/index.ts';
import { classes } from '../classes/index.ts';
import { InlineEdit } from '../inline-edit/index.ts';
import { useWords } from '../labels/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { EndSentinel } from './end-sentinel.tsx';
import { ExpandButton } from './expand-button.tsx';
import { RowTitle } from './row-title.tsx';
import {
  expands,
  hitsControl,
  openRow,
  outdatedClasses,
  SKELETON_ROWS,
  VIRTUAL_OVER,
  type TableView,
} from './table-view.ts';
import type { TableRow } from './use-table-model.ts';
import { dataTableWords } from './words.ts';

/** The narrow form: a list of cards, the first column as title, the others as labelled lines. */
export function DataCards<Row>({ view }: { view: TableView<Row> }) {
  const { rows, label, loading, maxHeight } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = rows.length > VIRTUAL_OVER;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40 + view.parts.columns.length * 20,
    overscan: 6,
    onChange: ({ range }) => {
      if (virtual && range) view.onRowsInView?.(range.startIndex, range.endIndex);
    },
  });
  const items = virtual
    ? virtualizer.getVirtualItems()
    : rows.map((_, index) => ({ index, start: 0, end: 0 }));
  const before = virtual ? (items[0]?.start ?? 0) : 0;
  const after = virtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;

  return (
    <div
      ref={scroller}
      className="min-w-0 overflow-y-auto rounded-large border border-border bg-surface"
      style={{ maxHeight }}
    >
      <ul
        aria-label={label}
        aria-busy={loading}
        className={loading && rows.length > 0 ? outdatedClasses : undefined}
        style={{ paddingTop: before, paddingBottom: after }}
      >
        {items.map(({ index }) => {
          const row = rows[index];
          return row ? (
            <DataCard
              key={row.id}
              view={view}
              row={row}
              index={index}
              elementRef={virtual ? virtualizer.measureElement : undefined}
            />
          ) : null;
        })}
        {loading && rows.length === 0
          ? Array.from({ length: SKELETON_ROWS }, (_, index) => (
              <li key={index} className="space-y-2 border-b border-border p-3 last:border-b-0">
                <Skeleton className="h-4 w-2/3" />
                <Skeleton className="h-3 w-1/2" />
                <Skeleton className="h-3 w-3/5" />
              </li>
            ))
          : null}
      </ul>
      {view.onEndReached ? <EndSentinel key={rows.length} onReached={view.onEndReached} /> : null}
    </div>
  );
}

interface DataCardProps<Row> {
  view: TableView<Row>;
  row: TableRow<Row>;
  index: number;
  elementRef: Ref<HTMLLIElement> | undefined;
}

function DataCard<Row>({ view, row, index, elementRef }: DataCardProps<Row>) {
  const { parts, onOpen } = view;
  const { columns, rowLink, opens, onToggle, rowLabel, renderExpanded } = parts;
  const words = useWords(dataTableWords);
  const [title, ...lines] = columns;
  const selected = view.selection.has(row.id);
  const expanded = view.expanded.has(row.id);
  const content = title?.cell(row.original);

  const open = (event: MouseEvent<HTMLLIElement>) => {
    if (!hitsControl(event.target, event.currentTarget))
      openRow(event.currentTarget, row.original, onOpen, event);
  };
  return (
    // the title inside is a link or a button; the whole card only makes it easier to hit
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={elementRef}
      data-index={index}
      onClick={opens ? open : undefined}
      className={classes(
        'border-b border-border p-3 last:border-b-0',
        opens && 'cursor-pointer',
        selected && 'bg-accent-soft',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 font-medium">
          {rowLink || !opens ? (
            <RowTitle link={rowLink?.(row.original)} inTabOrder>
              {content}
            </RowTitle>
          ) : (
            <button
              type="button"
              className="rounded-small text-left"
              onClick={() => {
                onOpen(row.original);
              }}
            >
              {content}
            </button>
          )}
        </div>
        <span className="flex shrink-0 items-center gap-2">
          {expands(parts, row.original) ? (
            <ExpandButton
              row={rowLabel(row.original)}
              expanded={expanded}
              inTabOrder
              onToggle={() => {
                parts.onToggleExpanded(row.id);
              }}
            />
          ) : null}
          {parts.selectable ? (
            <Checkbox
              aria-label={words.selectRow(rowLabel(row.original))}
              className="mt-0.5"
              checked={selected}
              onChange={() => {
                onToggle(row.id, false);
              }}
            />
          ) : null}
        </span>
      </div>
      <dl className="mt-1 grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-3 gap-y-0.5 text-small">
        {lines.map((column) => {
          const edit = column.edit?.(row.original);
          return (
            <div key={column.id} className="col-span-2 grid grid-cols-subgrid has-[dd:empty]:hidden">
              <dt className="text-text-muted">{column.header}</dt>
              <dd className={classes('min-w-0', column.align === 'end' && 'tabular-nums')}>
                {edit ? (
                  <InlineEdit label={column.header} edit={edit}>
                    {column.cell(row.original)}
                  </InlineEdit>
                ) : (
                  column.cell(row.original)
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {expands(parts, row.original) && expanded ? (
        <div className="mt-2 border-t border-border pt-2">{renderExpanded?.(row.original)}</div>
      ) : null}
    </li>
  );
}
