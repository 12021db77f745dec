import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const mail: Translated<typeof polish.mail> = {
  label: 'Mail',
  noSubject: 'No subject',
  empty: 'This mail has no text.',
  frame: 'Text of the mail',
  from: 'From',
  to: 'To',
  copies: 'Cc',
  date: 'Date',
  more_one: 'and {{count, number}} more person',
  more_other: 'and {{count, number}} more people',
  pictures_one: 'The mail has {{count, number}} picture on another server. It is not fetched.',
  pictures_other: 'The mail has {{count, number}} pictures on other servers. They are not fetched.',
  notWhole: 'Not all of it could be read. Download the file to see the whole.',
  attachments: 'Attachments of the mail',
  closed: 'a file of this type is in the downloaded mail only',
};
