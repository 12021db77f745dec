import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const answers: Translated<typeof polish.answers> = {
  title: 'This month',
  answered: 'Answers',
  time: 'Median answer',
  offers: 'Offers made of your answers',
  hours: '{{hours, number}} h',
  byMonth: 'Answered enquiries by month',
  median: 'median {{hours, number}} h',
  offersMade_one: '{{count}} offer',
  offersMade_other: '{{count}} offers',
  empty: 'No enquiries were answered in the last twelve months.',
};
