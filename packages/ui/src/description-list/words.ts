import { defineWords } from '../labels/index.ts';

export const descriptionListWords = defineWords('description-list', {
  pl: {
    edit: (label: string) => `Zmień: ${label}`,
    noValue: 'brak',
  },
  en: {
    edit: (label) => `Change: ${label}`,
    noValue: 'none',
  },
});
