import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const operations: Translated<typeof polish.operations> = {
  open: 'Operations under way and ended',
  openWith_one: 'Operations: {{count, number}} under way',
  openWith_other: 'Operations: {{count, number}} under way',
  name: 'Operation',
  cancel: 'Cancel the operation',
  showResult: 'Show the result',
  showExports: 'Show the exports',
  export: {
    completed: 'The export is complete. The file is among the data exports.',
    failed: 'The export failed',
  },
  cancelling: 'Cancelling…',
  progress: '{{done, number}} of {{total, number}}',
  state: {
    waiting: 'Waits to begin',
    running: 'Under way',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  toast: {
    done: 'The operation is done',
    failed: 'The operation failed',
    cancelled: 'The operation was cancelled',
  },
};
