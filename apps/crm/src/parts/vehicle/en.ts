import { vehicle } from '@szansa/domain/vehicle';

import { recordWords } from '#kit/texts/record-words.ts';
import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const vehicleTooltip: Translated<typeof polish.vehicleTooltip> = {
  fields: recordWords(vehicle, 'en').fields,
  vehicleValue: 'Vehicle value, net',
  availability: 'Availability',
  loading: 'Loading the vehicle…',
  failed: 'The vehicle could not be fetched',
};
