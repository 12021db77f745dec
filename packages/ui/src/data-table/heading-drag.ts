import {
  AutoScroller,
  DragDropManager,
  Draggable,
  Droppable,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
} from '@dnd-kit/dom';

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

/** Callbacks of a heading's drag; columns are named by their ids. */
export interface HeadingDragging {
  readonly onStart: (moved: string) => void;
  readonly onOver: (over: string | undefined) => void;
  /** `to` is undefined when the heading was let go where there is none, or given back. */
  readonly onEnd: (moved: string, to: string | undefined) => void;
}

const idOf = (part: { readonly id: string | number } | null) => (part ? String(part.id) : undefined);

/**
 * Lets the headings in a row of a table be dragged over each other.
 * @param row - the row, or its container; its headings have `data-column`. It has `data-movable` while they can be
 * dragged.
 * @param columns - the ids of those that can be.
 * @param overlay - the element that follows the pointer.
 * @returns how to end it.
 */
export function dragHeadings(
  row: Element,
  columns: readonly string[],
  overlay: Element,
  dragging: HeadingDragging,
): () => void {
  const manager = new DragDropManager({ sensors, plugins });
  const feedback = manager.plugins.find((plugin) => plugin instanceof Feedback);
  if (feedback) {
    feedback.overlay = overlay;
    feedback.dropAnimation = null;
  }
  for (const id of columns) {
    const element = row.querySelector(`[data-column="${CSS.escape(id)}"]`);
    if (!element) continue;
    // they register themselves, and go with the manager
    void new Draggable({ id, element }, manager);
    void new Droppable({ id, element }, manager);
  }
  manager.monitor.addEventListener('dragstart', ({ operation }) => {
    const moved = idOf(operation.source);
    if (moved !== undefined) dragging.onStart(moved);
  });
  manager.monitor.addEventListener('dragover', ({ operation }) => dragging.onOver(idOf(operation.target)));
  manager.monitor.addEventListener('dragend', ({ operation, canceled }) => {
    const moved = idOf(operation.source);
    if (moved !== undefined) dragging.onEnd(moved, canceled ? undefined : idOf(operation.target));
  });
  row.setAttribute('data-movable', '');
  return () => {
    row.removeAttribute('data-movable');
    manager.destroy();
  };
}
