import { defineWords } from '../labels/index.ts';

export const moneyFieldWords = defineWords('money-field', {
  pl: {
    currency: 'zł',
    invalidAmount: 'Wpisz kwotę, np. 1 234,50',
  },
  en: {
    currency: 'zł',
    invalidAmount: 'Enter an amount, e.g. 1,234.50',
  },
});
