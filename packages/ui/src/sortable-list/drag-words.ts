import {
  Accessibility,
  AutoScroller,
  Feedback,
  type DragDropManagerInput,
  type Draggable,
} from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/dom/sortable';

import type { SortableListWords } from './words.ts';

/** What the announcements need while an item is dragged. */
export interface SortableNames {
  readonly words: SortableListWords;
  readonly count: number;
  readonly nameOf: (id: string) => string;
}

/** The names as they were last drawn, for those who live longer than a drawing. */
export interface LatestNames {
  readonly read: () => SortableNames;
  readonly update: (names: SortableNames) => void;
}

export function createLatestNames(names: SortableNames): LatestNames {
  let latest = names;
  return {
    read: () => latest,
    update: (next) => {
      latest = next;
    },
  };
}

interface DragEvent {
  operation: { source: Draggable | null };
}

/** The drag and drop plugins of a list, speaking its language. */
export function listPlugins({ read }: LatestNames): NonNullable<DragDropManagerInput['plugins']> {
  const about = ({ operation }: DragEvent) => {
    const { source } = operation;
    if (!isSortable(source)) return undefined;
    const { words, count, nameOf } = read();
    const { id, index, initialIndex } = source;
    return { words, count, name: nameOf(String(id)), index, initialIndex };
  };
  // a place is announced once, not again with every pixel
  let lastIndex = -1;
  return [
    Accessibility.configure({
      debounce: 150,
      screenReaderInstructions: { draggable: read().words.sortInstructions },
      announcements: {
        dragstart: (event: DragEvent) => {
          const drag = about(event);
          lastIndex = drag?.index ?? -1;
          return drag?.words.itemLifted(drag.name, drag.index + 1, drag.count);
        },
        dragover: (event: DragEvent) => {
          const drag = about(event);
          if (!drag || drag.index === lastIndex) return undefined;
          lastIndex = drag.index;
          return drag.words.itemMoved(drag.name, drag.index + 1, drag.count);
        },
        dragend: (event: DragEvent & { canceled: boolean }) => {
          const drag = about(event);
          if (!drag) return undefined;
          return event.canceled
            ? drag.words.itemReturned(drag.name, drag.initialIndex + 1, drag.count)
            : drag.words.itemMoved(drag.name, drag.index + 1, drag.count);
        },
      },
    }),
    AutoScroller,
    Feedback,
  ];
}
