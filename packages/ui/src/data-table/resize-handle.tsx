import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

import { useWords } from '../labels/index.ts';
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './columns.ts';
import { dataTableWords } from './words.ts';

interface ResizeHandleProps {
  column: string;
  /** Pixels as drawn now. */
  width: number;
  tabIndex: 0 | -1;
  onPreview: (width: number) => void;
  /** Undefined asks for the usual width. */
  onCommit: (width: number | undefined) => void;
  onFit: () => void;
}

const STEP = 10;

/** The edge of a heading: dragged, moved by arrows, Home for the usual width, double press to fit the contents. */
export function ResizeHandle({ column, width, tabIndex, onPreview, onCommit, onFit }: ResizeHandleProps) {
  const words = useWords(dataTableWords);
  const drag = useRef<{ x: number; width: number }>(undefined);
  const dragged = (event: PointerEvent) =>
    drag.current ? drag.current.width + event.clientX - drag.current.x : undefined;

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'ArrowLeft') onCommit(width - STEP);
    else if (event.key === 'ArrowRight') onCommit(width + STEP);
    else if (event.key === 'Home') onCommit(undefined);
    else if (event.key === 'Enter') onFit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // a separator that is focused and moved is a control
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={words.columnWidth(column)}
      aria-valuemin={MIN_COLUMN_WIDTH}
      aria-valuemax={MAX_COLUMN_WIDTH}
      aria-valuenow={Math.round(width)}
      aria-valuetext={words.pixels(Math.round(width))}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={tabIndex}
      data-heading-control="resize"
      className="group/resize absolute inset-y-0 right-0 z-cell flex w-2 cursor-col-resize touch-none justify-end py-1 outline-none"
      onKeyDown={handleKeyDown}
      onDoubleClick={onFit}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => {
        const next = dragged(event);
        if (next !== undefined) onPreview(next);
      }}
      onPointerUp={(event) => {
        const next = dragged(event);
        const moved = drag.current?.x !== event.clientX;
        drag.current = undefined;
        if (moved) onCommit(next);
      }}
      onPointerCancel={(event) => {
        if (drag.current) onPreview(drag.current.width);
        drag.current = undefined;
        event.currentTarget.releasePointerCapture(event.pointerId);
      }}
    >
      <span
        aria-hidden
        className="w-px rounded-full bg-border group-hover/resize:w-1 group-hover/resize:bg-accent group-focus-visible/resize:w-1 group-focus-visible/resize:bg-focus"
      />
    </div>
  );
}
