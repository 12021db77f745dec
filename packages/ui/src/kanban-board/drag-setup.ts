import {
  Accessibility,
  AutoScroller,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  type DragDropManagerInput,
  type Sensors,
  KeyboardSensor,
  PreventSelection,
  StyleInjector,
  type DragDropManager,
} from '@dnd-kit/dom';

import type { BoardSession } from './board-session.ts';
import { findCard, neighbourColumn } from './board.ts';

/** Rules that are in the page already; they name only what drag and drop itself marks, so they may stay. */
const added = new Set<string>();

function addToPage(rules: string): () => void {
  // rules for every element restyle all of them; cards have their own cursor, and their text cannot be selected
  if (!rules.startsWith('*') && !added.has(rules)) {
    added.add(rules);
    const style = document.createElement('style');
    style.textContent = rules;
    document.head.append(style);
  }
  return () => undefined;
}

/**
 * Prevents selection, and adds the styles of drag and drop to the page once. By default they are added and removed with
 * every drag, before all others: their `@layer` then makes the browser restyle the whole page for 100 ms.
 * Must precede all other plugins, which register their styles when they are created.
 */
class FrozenStyles extends PreventSelection {
  constructor(manager: DragDropManager) {
    const injector = manager.registry.plugins.get(StyleInjector);
    if (injector) injector.register = addToPage;
    super(manager);
  }
}

/** Arrow keys carry a lifted card from column to column, instead of a few pixels at a time. */
class ColumnKeyboardSensor extends KeyboardSensor {
  protected override handleMove(direction: 'up' | 'down' | 'left' | 'right', event: KeyboardEvent): void {
    event.preventDefault();
    if (direction === 'up' || direction === 'down') return;
    const { source, target, position } = this.manager.dragOperation;
    const board = source?.element?.closest('[data-slot="kanban-board"]');
    if (!source || !board) return;

    const columns = [...board.querySelectorAll<HTMLElement>('[data-column-id]')];
    const ids = columns.map((column) => column.dataset['columnId'] ?? '');
    const next = neighbourColumn(ids, String(target?.id ?? source.data['columnId']), direction);
    const element = columns.find((column) => column.dataset['columnId'] === next);
    if (!element) return;

    element.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
    for (const droppable of this.manager.registry.droppables) droppable.refreshShape();
    const { left, top, width } = element.getBoundingClientRect();
    const to = { x: left + width / 2, y: top + 80 };
    // after scrolling, a column may be where the last one was: only a changed position triggers a new check
    const { x, y } = position.current;
    this.manager.actions.move({ event, to: x === to.x && y === to.y ? { x, y: y + 1 } : to });
  }
}

/** Pixels the mouse travels before a press becomes a drag, so that a click still opens the card. */
const MOUSE_DISTANCE = 6;
/** Milliseconds a finger rests before the card lifts, so that the board still scrolls. */
const TOUCH_DELAY = 250;

/** The whole card is lifted by mouse or touch, its handle also by keyboard. */
export const boardSensors: Sensors = [
  PointerSensor.configure({
    activatorElements: (source) => [source.element],
    activationConstraints: (event) =>
      event.pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: TOUCH_DELAY, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: MOUSE_DISTANCE })],
    preventActivation: (event, source) => {
      if (!(event.target instanceof Element)) return true;
      // a link inside a card may start a drag; a button or a field answers its press itself
      const control = event.target.closest('button, input, select, textarea, [role="menu"]');
      return control !== null && control !== source.handle;
    },
  }),
  ColumnKeyboardSensor,
];

interface DragEvent {
  operation: { source: { id: string | number } | null; target: { id: string | number } | null };
}

/** The drag and drop plugins, speaking the board's language. */
export function boardPlugins<Card>(
  session: BoardSession<Card>,
): NonNullable<DragDropManagerInput['plugins']> {
  const about = ({ operation }: DragEvent) => {
    const { columns, cardKey, cardLabel, words } = session.read();
    const key = String(operation.source?.id);
    const place = findCard(columns, cardKey, key);
    if (!place) return undefined;
    const from = place.column;
    const to = columns.find((column) => column.id === operation.target?.id) ?? from;
    const verdict = to === from ? true : session.verdict(key, to.id);
    return {
      name: cardLabel(place.card),
      from,
      to,
      refusal: typeof verdict === 'string' ? verdict : undefined,
      words,
    };
  };
  // a column is announced once, when the card moves over it, and not again with every pixel
  let lastId: string | undefined;
  const announcements = {
    dragstart: (event: DragEvent) => {
      const drag = about(event);
      lastId = drag?.from.id;
      return drag?.words.cardLifted(drag.name, drag.from.title);
    },
    dragover: (event: DragEvent) => {
      const drag = about(event);
      if (!drag || drag.to.id === lastId) return undefined;
      lastId = drag.to.id;
      return drag.refusal === undefined
        ? drag.words.cardOver(drag.name, drag.to.title)
        : drag.words.cardRefused(drag.name, drag.to.title, drag.refusal);
    },
    dragend: (event: DragEvent & { canceled: boolean }) => {
      const drag = about(event);
      if (!drag) return undefined;
      if (event.canceled || drag.to === drag.from) return drag.words.cardReturned(drag.name, drag.from.title);
      return drag.refusal === undefined
        ? drag.words.cardMoved(drag.name, drag.to.title)
        : drag.words.cardRefused(drag.name, drag.to.title, drag.refusal);
    },
  };
  return [
    FrozenStyles,
    Accessibility.configure({
      debounce: 150,
      screenReaderInstructions: { draggable: session.read().words.dragInstructions },
      announcements,
    }),
    AutoScroller,
    Feedback,
  ];
}
