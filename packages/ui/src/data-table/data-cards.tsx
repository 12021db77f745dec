import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';

import { Skeleton } from '../skeleton/index.ts';
import { cardColumns } from './card-columns.ts';
import { DataCard } from './data-card.tsx';
import { EndSentinel } from './end-sentinel.tsx';
import { outdatedClasses, SKELETON_ROWS, VIRTUAL_OVER, type TableView } from './table-view.ts';

/** The narrow form: a list of cards, the first column as title, the others as labelled lines. */
export function DataCards<Row extends RowData>({ view }: { view: TableView<Row> }) {
  const { rows, label, loading, maxHeight } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => cardColumns(view.parts.columns), [view.parts.columns]);
  const virtual = rows.length > VIRTUAL_OVER;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40 + columns.facts.length * 20,
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
              columns={columns}
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
