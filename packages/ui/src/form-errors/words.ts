import { defineWords } from '../labels/index.ts';

const fields = new Intl.PluralRules('pl-PL');

export const formErrorsWords = defineWords('form-errors', {
  pl: {
    errorSummary: (count: number) =>
      fields.select(count) === 'one'
        ? 'Popraw 1 pole'
        : `Popraw ${count} ${fields.select(count) === 'few' ? 'pola' : 'pól'}`,
  },
  en: {
    errorSummary: (count) => (count === 1 ? 'Correct 1 field' : `Correct ${count} fields`),
  },
});
