import { defineWords } from '../labels/index.ts';

export const fieldWords = defineWords('field', {
  pl: {
    required: 'wymagane',
  },
  en: {
    required: 'required',
  },
});
