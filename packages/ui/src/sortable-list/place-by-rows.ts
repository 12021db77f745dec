import type { DragDropManager, Droppable } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/dom/sortable';

/** Pixels by which a middle may lie short of another and still count as having reached it. */
const tolerance = 1;

interface Row {
  readonly element: HTMLElement;
  readonly droppable: Droppable;
}

/** Determines the place of an item dragged by a pointer among the rows of a list. */
export interface RowPlacing {
  readonly start: (manager: DragDropManager) => void;
  readonly follow: (manager: DragDropManager) => void;
  readonly end: () => void;
}

/** Pixels from the top of the window to the middle of a row as it is laid out, wherever it is moved to meanwhile. */
function middleOf(row: HTMLElement, list: HTMLElement): number {
  return list.getBoundingClientRect().top + list.clientTop + row.offsetTop + row.offsetHeight / 2;
}

/** The rows that what is dragged has passed, the furthest last. */
function passedRows(gap: HTMLElement, middle: number, rows: ReadonlyMap<Element, Droppable>): Row[] {
  const list = gap.parentElement;
  if (!list) return [];
  const passed: Row[] = [];
  const walk = (next: (from: Element) => Element | null, isPassed: (of: number) => boolean) => {
    for (let element = next(gap); element; element = next(element)) {
      const droppable = rows.get(element);
      if (!droppable || !(element instanceof HTMLElement)) continue;
      if (!isPassed(middleOf(element, list))) return;
      passed.push({ element, droppable });
    }
  };
  walk(
    (from) => from.nextElementSibling,
    (of) => of <= middle + tolerance,
  );
  if (passed.length > 0) return passed;
  walk(
    (from) => from.previousElementSibling,
    (of) => of >= middle - tolerance,
  );
  return passed;
}

/**
 * Determines the place from the neighbouring rows only. The library would track the position of every visible row, with
 * a new observer for each of them whenever the list scrolls; a drag by keys still uses that, and the library moves the
 * rows for both.
 */
export function createRowPlacing(isAnimated: () => boolean): RowPlacing {
  let rows: ReadonlyMap<Element, Droppable> = new Map();
  let frame: number | undefined;
  let stopWatching: (() => void) | undefined;

  function place(manager: DragDropManager): void {
    frame = undefined;
    const { source, shape, status } = manager.dragOperation;
    if (!status.dragging || !isSortable(source) || !shape) return;
    const gap = source.sortable.element;
    if (!(gap instanceof HTMLElement)) return;
    const passed = passedRows(gap, shape.current.center.y, rows);
    const furthest = passed.at(-1);
    if (!furthest) return;
    // a row glides to its new place from the one it is known to have
    if (isAnimated()) for (const { droppable } of passed) droppable.refreshShape();
    void manager.actions.setDropTarget(furthest.droppable.id).then(() => follow(manager));
  }

  function follow(manager: DragDropManager): void {
    if (rows.size > 0) frame ??= requestAnimationFrame(() => place(manager));
  }

  return {
    start: (manager) => {
      const isByPointer = manager.dragOperation.activatorEvent instanceof PointerEvent;
      const all = [...manager.registry.droppables];
      for (const droppable of all) droppable.disabled = isByPointer;
      if (!isByPointer) return;
      rows = new Map(all.flatMap((droppable) => (droppable.element ? [[droppable.element, droppable]] : [])));
      const scrolled = () => follow(manager);
      document.addEventListener('scroll', scrolled, { capture: true, passive: true });
      stopWatching = () => document.removeEventListener('scroll', scrolled, { capture: true });
    },
    follow,
    end: () => {
      stopWatching?.();
      stopWatching = undefined;
      rows = new Map();
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}
