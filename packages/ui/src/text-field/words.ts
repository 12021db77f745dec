import { defineWords } from '../labels/index.ts';

export const textFieldWords = defineWords('text-field', {
  pl: {
    showPassword: 'Pokaż hasło',
    hidePassword: 'Ukryj hasło',
  },
  en: {
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
  },
});
