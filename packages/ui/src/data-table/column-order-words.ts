import { defineWords } from '../labels/index.ts';

/** Of the panel that arranges columns, which loads when it is opened. */
export const columnOrderWords = defineWords('column-order', {
  pl: {
    pinColumn: (column: string) => `Przypnij z lewej: ${column}`,
    showColumn: (column: string) => `Pokaż kolumnę: ${column}`,
    columnOrder: 'Kolejność kolumn',
    leftOut: 'wszędzie to samo',
  },
  en: {
    pinColumn: (column) => `Pin to the left: ${column}`,
    showColumn: (column) => `Show column: ${column}`,
    columnOrder: 'Order of columns',
    leftOut: 'the same in every row',
  },
});
