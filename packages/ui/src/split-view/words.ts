import { defineWords } from '../labels/index.ts';

export const splitViewWords = defineWords('split-view', {
  pl: { divider: 'Szerokość listy', back: 'Wróć do listy' },
  en: { divider: 'Width of the list', back: 'Back to the list' },
});
