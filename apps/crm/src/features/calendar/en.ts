import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const calendar: Translated<typeof polish.calendar> = {
  title: 'Calendar',
  label: 'Calendar of activities',
  whose: 'Whose activities',
  own: 'Mine',
  everybody: 'Everybody’s',
  types: 'Kind',
  allTypes: 'All kinds',
  moved: 'Activity moved',
  stretched: 'Activity duration changed',
  limited: 'The first {{count, number}} activities are shown. Choose a person or a kind to see the rest.',
};
