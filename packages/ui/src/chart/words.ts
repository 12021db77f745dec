import { defineWords } from '../labels/index.ts';

export const chartWords = defineWords('chart', {
  pl: {
    empty: 'Brak danych w tym okresie',
    showTable: 'Pokaż tabelę',
    hideTable: 'Ukryj tabelę',
    point: 'Okres',
    total: 'Razem',
    share: 'Udział',
    value: 'Wartość',
    keys: 'Strzałkami w lewo i w prawo przechodzisz po wykresie.',
  },
  en: {
    empty: 'No data for this period',
    showTable: 'Show table',
    hideTable: 'Hide table',
    point: 'Period',
    total: 'Total',
    share: 'Share',
    value: 'Value',
    keys: 'Use the left and right arrows to move along the chart.',
  },
});
