import { defineWords } from '../labels/index.ts';

export const percentFieldWords = defineWords('percent-field', {
  pl: {
    invalidPercent: 'Wpisz procent, np. 7,25',
  },
  en: {
    invalidPercent: 'Enter a percentage, e.g. 7.25',
  },
});
