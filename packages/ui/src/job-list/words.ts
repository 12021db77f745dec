import { defineWords } from '../labels/index.ts';

export const jobListWords = defineWords('job-list', {
  pl: {
    job: 'Operacja',
    waiting: 'Czeka na rozpoczęcie',
    running: 'W toku',
    cancelling: 'Przerywanie…',
    done: 'Zakończona',
    failed: 'Nie powiodła się',
    cancelled: 'Przerwana',
    cancel: 'Przerwij operację',
    retry: 'Ponów operację',
    download: 'Pobierz',
    progress: (done: string, total: string) => `${done} z ${total}`,
    soFar: (done: string) => `Dotąd: ${done}`,
    empty: 'Nie ma żadnych operacji',
  },
  en: {
    job: 'Operation',
    waiting: 'Waits to begin',
    running: 'Under way',
    cancelling: 'Cancelling…',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
    cancel: 'Cancel the operation',
    retry: 'Run the operation again',
    download: 'Download',
    progress: (done, total) => `${done} of ${total}`,
    soFar: (done) => `So far: ${done}`,
    empty: 'There are no operations',
  },
});
