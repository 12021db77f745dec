import type { Translated } from '#kit/texts/translated.ts';

import { vehicleFieldLabels } from './field-labels.ts';
import type * as polish from './pl.ts';

export const vehicleTooltip: Translated<typeof polish.vehicleTooltip> = {
  fields: vehicleFieldLabels.en,
  vehicleValue: 'Vehicle value, net',
  availability: 'Availability',
  loading: 'Loading the vehicle…',
  failed: 'The vehicle could not be fetched',
};
