import { defineWords } from '../labels/index.ts';

export const barTableWords = defineWords('bar-table', {
  pl: {
    save: 'Pobierz',
    png: 'Pobierz obraz PNG',
    csv: 'Pobierz liczby CSV',
    empty: 'Brak danych w tym zakresie',
  },
  en: {
    save: 'Download',
    png: 'Download the picture as PNG',
    csv: 'Download the numbers as CSV',
    empty: 'No data in this range',
  },
});
