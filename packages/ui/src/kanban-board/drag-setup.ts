import {
  Accessibility,
  AutoScroller,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  type DragDropManagerInput,
  type Sensors,
} from '@dnd-kit/dom';

import type { BoardSession } from './board-session.ts';
import { findCard } from './board.ts';
import { ColumnKeyboardSensor } from './column-keyboard-sensor.ts';
import { FrozenStyles } from './frozen-styles.ts';

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
