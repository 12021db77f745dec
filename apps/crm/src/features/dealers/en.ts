import { dealer } from '@szansa/domain/dealer';

import { recordWords } from '#kit/texts/record-words.ts';
import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const dealers: Translated<typeof polish.dealers> = {
  ...recordWords(dealer, 'en'),
  total_one: '{{count, number}} dealer',
  total_other: '{{count, number}} dealers',
  totalMore: 'Over {{count, number}} dealers',
  add: 'Add a dealer',
  search: 'Search dealers',
  filters: {
    show_supplier: 'Suppliers',
    show_intermediary: 'Intermediaries',
    show_type_missing: 'Kind missing',
  },
  empty: {
    title: 'There are no dealers yet',
    hint: 'The name is enough. A dealer can also be added beside an offer.',
  },
  noMatches: {
    title: 'No dealers found',
    hint: 'Change the search or the filters. Names, aliases and tax IDs are searched.',
  },
  copyFrom: 'Copy: {{from}}',
  copyFromTo: 'Copy: {{from}} → {{to}}',
  form: {
    createTitle: 'New dealer',
    editTitle: 'Edit the dealer',
    description: 'Only the name is required.',
    created: 'Dealer added',
  },
  tabs: { vehicles: 'Vehicles' },
  vehicles: {
    empty: 'No vehicles have been offered with this dealer yet',
    lastOffer: 'last offer {{date}}',
    offers_one: '{{count, number}} offer',
    offers_other: '{{count, number}} offers',
  },
  remove: { title: 'Remove the dealer?' },
  merge: {
    action: 'Merge with another dealer',
    title: 'Merge dealers',
    description: 'Representatives move to the chosen dealer with their offers, and this dealer is removed.',
    into: 'Merge with the dealer',
    done: 'Dealers merged',
  },
};
