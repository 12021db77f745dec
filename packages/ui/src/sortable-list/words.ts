import { defineWords } from '../labels/index.ts';

export const sortableListWords = defineWords('sortable-list', {
  pl: {
    drag: (item: string) => `Przeciągnij: ${item}`,
    moveUp: (item: string) => `Przenieś wyżej: ${item}`,
    moveDown: (item: string) => `Przenieś niżej: ${item}`,
    sortInstructions:
      'Naciśnij spację, aby podnieść pozycję. Strzałki w górę i w dół wybierają miejsce, spacja upuszcza pozycję, Escape odkłada ją z powrotem.',
    itemLifted: (item: string, position: number, count: number) =>
      `Podniesiono: ${item}. Miejsce ${position} z ${count}.`,
    itemMoved: (item: string, position: number, count: number) => `${item}: miejsce ${position} z ${count}.`,
    itemReturned: (item: string, position: number, count: number) =>
      `${item}: wraca na miejsce ${position} z ${count}.`,
  },
  en: {
    drag: (item) => `Drag: ${item}`,
    moveUp: (item) => `Move up: ${item}`,
    moveDown: (item) => `Move down: ${item}`,
    sortInstructions:
      'Press Space to lift the item. The up and down arrows choose the place, Space drops the item, Escape puts it back.',
    itemLifted: (item, position, count) => `Lifted: ${item}. Place ${position} of ${count}.`,
    itemMoved: (item, position, count) => `${item}: place ${position} of ${count}.`,
    itemReturned: (item, position, count) => `${item}: back at place ${position} of ${count}.`,
  },
});

export type SortableListWords = (typeof sortableListWords)['pl'];
