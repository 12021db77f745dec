import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const mail: Translated<typeof polish.mail> = {
  whole: 'Download the file to see the whole.',
  closed: 'a file of this type is in the downloaded mail only',
  invitation: {
    invitation: 'Invitation',
    cancellation: 'Cancelled meeting',
    reply: 'Answer to an invitation',
    untitled: 'Meeting without a title',
    when: 'When',
    repeated: 'repeats',
    where: 'Where',
    organiser: 'Organiser',
    people: 'Attendees',
    add: 'Add to calendar',
  },
};
