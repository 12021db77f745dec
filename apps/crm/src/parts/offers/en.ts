import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const recordOffers: Translated<typeof polish.recordOffers> = {
  empty: 'There are no offers yet',
  chosen: 'Chosen',
  noVehicle: 'No vehicle',
};
