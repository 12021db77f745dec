import { defineWords } from '../labels/index.ts';

export const colorFieldWords = defineWords('color-field', {
  pl: {
    pickColor: (label: string) => `${label}: wybierz z palety`,
  },
  en: {
    pickColor: (label) => `${label}: choose from the palette`,
  },
});
