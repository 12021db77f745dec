import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const collision: Translated<typeof polish.collision> = {
  description: 'Compare the values and decide what to save.',
  yours: 'Your value',
  theirs: 'Current value',
  chooseMine: 'Save mine',
  applyTheirs: 'Load the current ones',
};
