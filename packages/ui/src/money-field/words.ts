import { defineWords } from '../labels/index.ts';

export const moneyFieldWords = defineWords('money-field', {
  pl: {
    currency: 'zł',
    invalidAmount: 'Wpisz kwotę, np. 1 234,50',
    noPercent: 'Wpisz kwotę w złotych, nie procent',
    noBase: 'Nie można policzyć tego procentu. Wpisz kwotę w złotych.',
  },
  en: {
    currency: 'zł',
    invalidAmount: 'Enter an amount, e.g. 1,234.50',
    noPercent: 'Enter an amount in zloty, not a percentage',
    noBase: 'This percentage cannot be computed. Enter an amount in zloty.',
  },
});
