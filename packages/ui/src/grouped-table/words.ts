import { defineWords } from '../labels/index.ts';

export const groupedTableWords = defineWords('grouped-table', {
  pl: { total: 'Razem', empty: 'Brak wierszy do pogrupowania' },
  en: { total: 'Total', empty: 'No rows to group' },
});
