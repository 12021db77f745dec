import { defineWords } from '../labels/index.ts';

const fields = new Intl.PluralRules('pl-PL');

export const formErrorsWords = defineWords('form-errors', {
  pl: {
    errorSummary: (count: number) =>
      fields.select(count) === 'one'
        ? 'Błąd walidacji formularza: popraw 1 pole'
        : `Błąd walidacji formularza: popraw ${count} ${fields.select(count) === 'few' ? 'pola' : 'pól'}`,
  },
  en: {
    errorSummary: (count) =>
      count === 1
        ? 'The form is not valid: correct 1 field'
        : `The form is not valid: correct ${count} fields`,
  },
});
