import type { RowData } from '@tanstack/react-table';
import { Portal } from 'radix-ui';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';

import { lazyCode } from '../lazy/index.ts';
import { moveColumn, type ColumnSettings } from './column-settings.ts';
import type { HeadingDrag } from './header-cell.tsx';
import type { TableColumn } from './table-features.ts';
import { useStableHandler } from './use-stable-handler.ts';

const headingDrag = lazyCode(() => import('./heading-drag.ts'));

interface MovableHeadingsInput<Row extends RowData> {
  /** The row of headings. */
  row: RefObject<HTMLElement | null>;
  columns: readonly TableColumn<Row>[];
  settings: ColumnSettings;
  /** Undefined where the columns stay as they are. */
  onChange: ((settings: ColumnSettings) => void) | undefined;
}

interface MovableHeadings {
  /** How a heading on its way concerns a column. */
  dragOf: (column: string) => HeadingDrag;
  /** The element that follows the pointer; may be rendered anywhere. */
  overlay: ReactNode;
}

/** Headings that are pulled to another place, once the code of it is there. Their menus do the same by keyboard. */
export function useMovableHeadings<Row extends RowData>(input: MovableHeadingsInput<Row>): MovableHeadings {
  const { row, columns, settings, onChange } = input;
  const { order } = settings;
  const [moved, setMoved] = useState<string>();
  const [over, setOver] = useState<string>();
  // the portal puts it into the page a moment after the table
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  const move = useStableHandler((from: string, to: string | undefined) => {
    setMoved(undefined);
    setOver(undefined);
    if (to !== undefined && to !== from) onChange?.(moveColumn(settings, from, order.indexOf(to)));
  });
  const isMovable = onChange !== undefined;
  const shown = columns.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (!isMovable || !overlay) return undefined;
    let isOver = false;
    let stop = () => {};
    const start = (code: typeof import('./heading-drag.ts')) => {
      if (isOver || !row.current) return;
      stop = code.dragHeadings(row.current, shown.split(' '), overlay, {
        onStart: setMoved,
        onOver: setOver,
        onEnd: move,
      });
    };
    // without it the menus still move columns
    headingDrag.whenThere(start);
    return () => {
      isOver = true;
      stop();
    };
  }, [isMovable, shown, overlay, row, move]);

  function dragOf(column: string): HeadingDrag {
    if (moved === undefined) return 'none';
    if (column === moved) return 'moved';
    if (column !== over) return 'none';
    return order.indexOf(moved) < order.indexOf(column) ? 'goes-after' : 'goes-before';
  }

  return {
    dragOf,
    overlay: isMovable ? (
      <Portal.Root>
        <div ref={setOverlay} data-dnd-overlay className="szansa-ui bg-transparent">
          {moved === undefined ? null : (
            <span
              aria-hidden
              data-slot="dragged-heading"
              className="inline-flex h-8 max-w-60 cursor-grabbing items-center truncate rounded-medium border level-overlay px-3 text-small font-medium text-text shadow-floating"
            >
              {columns.find(({ id }) => id === moved)?.columnDef.meta?.header}
            </span>
          )}
        </div>
      </Portal.Root>
    ) : null,
  };
}
