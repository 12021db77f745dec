import { representative } from '@szansa/domain/representative';

import { recordWords } from '#kit/texts/record-words.ts';
import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const pickers: Translated<typeof polish.pickers> = {
  choose: 'Choose',
  change: 'Change',
  clear: 'Remove: {{label}}',
  titleBank: 'Choose a bank representative',
  titleDealer: 'Choose a dealer representative',
  search: 'Search representatives',
  empty: 'No representatives found',
  emptyHint: 'Change the search or add a new person.',
  emptyHintOfReaders: 'Change the search.',
  list: 'Representatives',
  shown: '{{shown}} of {{total}} shown. Narrow the search.',
  add: 'Add a representative',
  none: 'There are no representatives yet',
};

export const representatives: Translated<typeof polish.representatives> = {
  ...recordWords(representative, 'en'),
  total_one: '{{count, number}} representative',
  total_other: '{{count, number}} representatives',
  totalMore: 'Over {{count, number}} representatives',
  add: 'Add a representative',
  search: 'Search representatives',
  filters: { show_banks: 'Of banks', show_dealers: 'Of dealers' },
  empty: {
    title: 'There are no representatives yet',
    hint: 'A representative belongs to a bank or a dealer. One can also be added beside an offer.',
  },
  noMatches: {
    title: 'No representatives found',
    hint: 'Change the search or the filters. First and last names, banks and dealers are searched.',
  },
  form: {
    createTitle: 'New representative',
    editTitle: 'Edit the representative',
    description: 'First name, last name, and a bank or a dealer are required.',
    created: 'Representative added',
  },
  remove: { title: 'Remove the representative?' },
  merge: {
    action: 'Merge with another person',
    title: 'Merge representatives',
    description: 'Offers move to the chosen person, and this representative is removed.',
    into: 'Merge with',
    done: 'Representatives merged',
  },
};
