import { AutoScroller, Feedback, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider, DragOverlay, useDraggable, useDroppable } from '@dnd-kit/react';
import { Portal } from 'radix-ui';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { moveColumn, type ColumnSettings } from './column-settings.ts';
import { HeaderCell, type HeadingDrag } from './header-cell.tsx';

/** Pixels a heading is pulled before it moves, so that a press still sorts. */
const DISTANCE = 6;
/** Milliseconds a finger rests before a heading moves, so that the table still scrolls. */
const TOUCH_DELAY = 250;

const sensors = [
  PointerSensor.configure({
    activationConstraints: (event) =>
      event.pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: TOUCH_DELAY, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: DISTANCE })],
    // the label may be pulled although it is a button; the menu and the edge answer the press themselves
    preventActivation: ({ target }) =>
      !(target instanceof Element) ||
      target.closest('[data-heading-control="menu"], [data-heading-control="resize"]') !== null,
  }),
];

const plugins = [AutoScroller, Feedback];

interface MovableHeadingsProps {
  /** What a heading says, by the column's id. */
  headings: ReadonlyMap<string, string>;
  settings: ColumnSettings;
  onChange: (settings: ColumnSettings) => void;
  /** Draws the headings, told how the drag concerns a column. */
  children: (dragOf: (column: string) => HeadingDrag) => ReactNode;
}

/** Headings that are pulled to another place. Their menus do the same by keyboard. */
export function MovableHeadings({ headings, settings, onChange, children }: MovableHeadingsProps) {
  const { order } = settings;
  const [moved, setMoved] = useState<string>();
  const [over, setOver] = useState<string>();

  function dragOf(column: string): HeadingDrag {
    if (moved === undefined) return 'none';
    if (column === moved) return 'moved';
    if (column !== over) return 'none';
    return order.indexOf(moved) < order.indexOf(column) ? 'goes-after' : 'goes-before';
  }

  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onDragStart={({ operation }) => setMoved(String(operation.source?.id))}
      onDragOver={({ operation }) => setOver(operation.target ? String(operation.target.id) : undefined)}
      onDragEnd={({ operation: { source, target }, canceled }) => {
        setMoved(undefined);
        setOver(undefined);
        if (canceled || !source || !target || source.id === target.id) return;
        onChange(moveColumn(settings, String(source.id), order.indexOf(String(target.id))));
      }}
    >
      {children(dragOf)}
      <Portal.Root>
        <DragOverlay dropAnimation={null}>
          {({ id }) => (
            <span
              aria-hidden
              data-slot="dragged-heading"
              className="inline-flex h-8 max-w-60 cursor-grabbing items-center truncate rounded-medium border border-border bg-surface px-3 text-small font-medium text-text shadow-floating"
            >
              {headings.get(String(id))}
            </span>
          )}
        </DragOverlay>
      </Portal.Root>
    </DragDropProvider>
  );
}

/** A heading inside `MovableHeadings`. */
export function MovableHeading<Row>(props: ComponentProps<typeof HeaderCell<Row>>) {
  const { id } = props.column;
  const cell = useRef<HTMLTableCellElement>(null);
  useDraggable({ id, element: cell });
  useDroppable({ id, element: cell });
  return <HeaderCell {...props} ref={cell} />;
}
