import { defineWords } from '../labels/index.ts';

/** Apart from those of the bar, for editors load when one is opened. */
export const filterEditorsWords = defineWords('filter-editors', {
  pl: {
    condition: 'Warunek',
    is: 'Jest',
    isNot: 'Nie jest',
    numberFrom: 'Od',
    numberTo: 'Do',
    backwards: 'Liczba „od” jest większa niż „do”',
    searchFailed: 'Nie udało się wyszukać.',
  },
  en: {
    condition: 'Condition',
    is: 'Is',
    isNot: 'Is not',
    numberFrom: 'From',
    numberTo: 'To',
    backwards: 'The “from” number is larger than “to”',
    searchFailed: 'The search failed.',
  },
});
