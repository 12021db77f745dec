import { defineWords } from '../labels/index.ts';

export const treeWords = defineWords('tree', {
  pl: { loading: 'Wczytuję…', failed: 'Nie udało się wczytać. Rozwiń ponownie.' },
  en: { loading: 'Loading…', failed: 'Could not load. Expand again.' },
});
