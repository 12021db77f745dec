import type { RowData } from '@tanstack/react-table';
import { useMemo, useRef } from 'react';

import { Skeleton } from '../skeleton/index.ts';
import { cardColumns } from './card-columns.ts';
import { DataCard } from './data-card.tsx';
import { EndSentinel } from './end-sentinel.tsx';
import { isVirtual, RowWindow, wholeOf, type DrawnWindow } from './row-window.tsx';
import { outdatedClasses, SKELETON_ROWS, type TableView } from './table-view.ts';

/** Replaces cards that are not drawn, so that the scrollbar has the right length. */
function SpacerItem({ height }: { height: number }) {
  return height > 0 ? <li aria-hidden style={{ height }} /> : null;
}

/** The narrow form: a list of cards, the first column as title, the others as labelled lines. */
export function DataCards<Row extends RowData>({ view }: { view: TableView<Row> }) {
  const { rows, label, loading, maxHeight } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => cardColumns(view.parts.columns), [view.parts.columns]);
  const cardsOf = ({ places, before, after, measure }: DrawnWindow) => (
    <>
      <SpacerItem height={before} />
      {places.map((index) => {
        const row = rows[index];
        return row ? (
          <DataCard key={row.id} view={view} columns={columns} row={row} index={index} elementRef={measure} />
        ) : null;
      })}
      <SpacerItem height={after} />
    </>
  );

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
      >
        {isVirtual(rows.length) ? (
          <RowWindow
            count={rows.length}
            getScrollElement={() => scroller.current}
            estimateSize={() => 40 + columns.facts.length * 20}
            overscan={6}
            onRange={(first, last) => view.onRowsInView?.(first, last)}
          >
            {cardsOf}
          </RowWindow>
        ) : (
          cardsOf(wholeOf(rows.length))
        )}
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
