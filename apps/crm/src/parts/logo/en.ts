import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const logo: Translated<typeof polish.logo> = {
  add: 'Add a logo',
  replace: 'Change the logo',
  remove: 'Remove the logo',
  hint: 'Saved as soon as you choose a file.',
  removeTitle: 'Remove the logo?',
  saved: 'Logo saved',
  removed: 'Logo removed',
};
