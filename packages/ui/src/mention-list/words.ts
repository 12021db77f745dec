import { defineWords } from '../labels/index.ts';

export const mentionListWords = defineWords('mention-list', {
  pl: {
    people: 'Kogo wspomnieć',
    count: (count: number) => `Wyniki: ${count}`,
  },
  en: {
    people: 'People to mention',
    count: (count) => `Results: ${count}`,
  },
});
