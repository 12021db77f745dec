import { defineWords } from '../labels/index.ts';

export const comparisonTableWords = defineWords('comparison-table', {
  pl: { lower: 'mniej', higher: 'więcej', other: 'inaczej' },
  en: { lower: 'less', higher: 'more', other: 'other' },
});
