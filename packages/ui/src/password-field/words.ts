import { defineWords } from '../labels/index.ts';

export const passwordFieldWords = defineWords('password-field', {
  pl: {
    capsLockOn: 'Caps Lock jest włączony',
  },
  en: {
    capsLockOn: 'Caps Lock is on',
  },
});
