import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const operations: Translated<typeof polish.operations> = {
  open: 'Operations under way and ended',
  openWith_one: 'Operations: {{count, number}} under way',
  openWith_other: 'Operations: {{count, number}} under way',
  showResult: 'Show the result',
  showExports: 'Show the exports',
  export: {
    done: 'The export is complete. The file is among the data exports.',
    failed: 'The export failed',
    interrupted: 'The server interrupted the export before its end',
  },
  toast: {
    done: 'The operation is done',
    failed: 'The operation failed',
    cancelled: 'The operation was cancelled',
    interrupted: 'The server interrupted the operation before its end',
  },
};
