import type { RowData } from '@tanstack/react-table';
import type { KeyboardEvent } from 'react';

import { useWords } from '../labels/index.ts';
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './columns.ts';
import type { TableHeader } from './table-features.ts';
import { dataTableWords } from './words.ts';

interface ResizeHandleProps<Row extends RowData> {
  header: TableHeader<Row>;
  tabIndex: 0 | -1;
  onFit: () => void;
}

const STEP = 10;

/** The edge of a heading: dragged, moved by arrows, Home for the usual width, double press to fit the contents. */
export function ResizeHandle<Row extends RowData>({ header, tabIndex, onFit }: ResizeHandleProps<Row>) {
  const words = useWords(dataTableWords);
  const { column, table } = header;
  const size = Math.round(column.getSize());
  const drag = header.getResizeHandler();
  const widen = (pixels: number) =>
    table.setColumnSizing((sizes) => ({ ...sizes, [column.id]: column.getSize() + pixels }));

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'ArrowLeft') widen(-STEP);
    else if (event.key === 'ArrowRight') widen(STEP);
    else if (event.key === 'Home') column.resetSize();
    else if (event.key === 'Enter') onFit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that is focused and moved is a control
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={words.columnWidth(column.columnDef.meta?.header ?? '')}
      aria-valuemin={MIN_COLUMN_WIDTH}
      aria-valuemax={MAX_COLUMN_WIDTH}
      aria-valuenow={size}
      aria-valuetext={words.pixels(size)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that can be moved is focusable
      tabIndex={tabIndex}
      data-heading-control="resize"
      className="group/resize absolute inset-y-0 right-0 z-cell flex w-2 cursor-col-resize touch-none justify-end py-1 outline-none"
      onKeyDown={handleKeyDown}
      onDoubleClick={onFit}
      onMouseDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        drag(event);
      }}
      onTouchStart={drag}
    >
      <span
        aria-hidden
        className="w-px rounded-full bg-border group-hover/resize:w-1 group-hover/resize:bg-accent group-focus-visible/resize:w-1 group-focus-visible/resize:bg-focus"
      />
    </div>
  );
}
