import { defineWords } from '../labels/index.ts';

export const words = defineWords('inline-edit', {
  pl: {
    change: (label: string) => `Zmień: ${label}`,
    saving: 'Zapisuję…',
    notSaved: 'Nie udało się zapisać. Spróbuj ponownie.',
  },
  en: {
    change: (label: string) => `Change: ${label}`,
    saving: 'Saving…',
    notSaved: 'Could not save. Try again.',
  },
});
