import { defineWords } from '../labels/index.ts';

export const inlineEditWords = defineWords('inline-edit', {
  pl: {
    change: (label: string) => `Zmień: ${label}`,
    saving: 'Zapisuję…',
    notSaved: 'Nie udało się zapisać. Spróbuj ponownie.',
  },
  en: {
    change: (label) => `Change: ${label}`,
    saving: 'Saving…',
    notSaved: 'Could not save. Try again.',
  },
});
