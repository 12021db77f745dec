import { vehicle } from '@szansa/domain/vehicle';

import { recordWords } from '#kit/texts/record-words.ts';
import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const vehicles: Translated<typeof polish.vehicles> = {
  ...recordWords(vehicle, 'en'),
  total_one: '{{count, number}} vehicle',
  total_other: '{{count, number}} vehicles',
  totalMore: 'Over {{count, number}} vehicles',
  add: 'Add a vehicle',
  search: 'Search vehicles',
  empty: {
    title: 'There are no vehicles yet',
    hint: 'The manufacturer and the model are enough. A vehicle can also be described in an offer.',
  },
  noMatches: {
    title: 'No vehicles found',
    hint: 'Change the search or the manufacturer. Names, versions and order numbers are searched.',
  },
  sections: { vehicle: 'Vehicle', production: 'Production', prices: 'Prices' },
  sameOrderNo: 'This order number is already in use',
  form: {
    createTitle: 'New vehicle',
    editTitle: 'Edit the vehicle',
    description: 'Only the manufacturer and the model are required.',
    created: 'Vehicle added',
  },
  remove: { title: 'Remove the vehicle?' },
  merge: {
    action: 'Merge with another vehicle',
    title: 'Merge vehicles',
    description: 'Offers move to the chosen vehicle, and this vehicle is removed.',
    into: 'Merge with the vehicle',
    done: 'Vehicles merged',
  },
};
