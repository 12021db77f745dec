import { defineWords } from '../labels/index.ts';

export const bottomNavigationWords = defineWords('bottom-navigation', {
  pl: { places: 'Główne miejsca' },
  en: { places: 'Main places' },
});
