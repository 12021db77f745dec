import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const picture: Translated<typeof polish.picture> = {
  title: 'Picture',
  add: 'Add a picture',
  replace: 'Change the picture',
  remove: 'Remove the picture',
  hint: 'After choosing a file you pick the square that is shown. Everybody in the agency sees the picture.',
  removeTitle: 'Remove the picture?',
  removeHint: 'Initials will stand in its place.',
  saved: 'The picture is saved',
  removed: 'The picture is removed',
};
