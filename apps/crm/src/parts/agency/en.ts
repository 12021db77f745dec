import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const agency: Translated<typeof polish.agency> = {
  fields: {
    name: 'Name of the agency',
    taxIdNumber: 'Tax id (NIP)',
    street: 'Street and number',
    postCode: 'Post code',
    city: 'City',
    phone: 'Phone',
    email: 'E-mail',
    website: 'Website',
  },
  removeLogoHint: 'New PDF offers will be without it. Those saved before stay as they are.',
};
