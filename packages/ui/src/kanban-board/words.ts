import { defineWords } from '../labels/index.ts';

export const kanbanBoardWords = defineWords('kanban-board', {
  pl: {
    board: 'Tablica',
    dragCard: (card: string) => `Przeciągnij: ${card}`,
    moveCard: (card: string) => `Przenieś: ${card}`,
    moveTo: 'Przenieś do',
    collapseColumn: (column: string) => `Zwiń kolumnę ${column}`,
    expandColumn: (column: string) => `Rozwiń kolumnę ${column}`,
    emptyColumn: 'Pusto',
    dropHere: 'Upuść tutaj',
    cardCount: (count: number) => `Karty: ${count}`,
    dragInstructions:
      'Naciśnij spację, aby podnieść kartę. Strzałki w lewo i w prawo wybierają kolumnę, spacja upuszcza kartę, Escape odkłada ją z powrotem.',
    cardLifted: (card: string, column: string) => `Podniesiono: ${card}. Kolumna: ${column}.`,
    cardOver: (card: string, column: string) => `${card}: nad kolumną ${column}.`,
    cardRefused: (card: string, column: string, reason: string) =>
      `${card}: nie można przenieść do kolumny ${column}. ${reason}`,
    cardMoved: (card: string, column: string) => `${card}: przeniesiono do kolumny ${column}.`,
    cardReturned: (card: string, column: string) => `${card}: wraca do kolumny ${column}.`,
  },
  en: {
    board: 'Board',
    dragCard: (card) => `Drag: ${card}`,
    moveCard: (card) => `Move: ${card}`,
    moveTo: 'Move to',
    collapseColumn: (column) => `Collapse the column ${column}`,
    expandColumn: (column) => `Expand the column ${column}`,
    emptyColumn: 'Empty',
    dropHere: 'Drop here',
    cardCount: (count) => `Cards: ${count}`,
    dragInstructions:
      'Press Space to lift the card. The left and right arrows choose the column, Space drops the card, Escape puts it back.',
    cardLifted: (card, column) => `Lifted: ${card}. Column: ${column}.`,
    cardOver: (card, column) => `${card}: over the column ${column}.`,
    cardRefused: (card, column, reason) => `${card}: cannot move to the column ${column}. ${reason}`,
    cardMoved: (card, column) => `${card}: moved to the column ${column}.`,
    cardReturned: (card, column) => `${card}: back in the column ${column}.`,
  },
});

export type KanbanBoardWords = (typeof kanbanBoardWords)['pl'];
