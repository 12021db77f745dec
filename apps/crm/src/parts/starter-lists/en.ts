import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const starterLists: Translated<typeof polish.starterLists> = {
  add: 'Add starter lists',
  added_one: '{{count, number}} entry of the starter lists was added',
  added_other: '{{count, number}} entries of the starter lists were added',
  nothing: 'All entries of the starter lists are there already',
};
