import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const mail: Translated<typeof polish.mail> = {
  whole: 'Download the file to see the whole.',
  closed: 'a file of this type is in the downloaded mail only',
};
