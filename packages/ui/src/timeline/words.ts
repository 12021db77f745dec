import { defineWords } from '../labels/index.ts';

export const timelineWords = defineWords('timeline', {
  pl: {
    timeline: 'Historia',
  },
  en: {
    timeline: 'History',
  },
});
