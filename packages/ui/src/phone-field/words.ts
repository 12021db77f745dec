import { defineWords } from '../labels/index.ts';

export const phoneFieldWords = defineWords('phone-field', {
  pl: {
    country: (label: string) => `${label}: kraj`,
    noCountry: 'Nie ma takiego kraju na liście',
  },
  en: {
    country: (label) => `${label}: country`,
    noCountry: 'There is no such country on the list',
  },
});
