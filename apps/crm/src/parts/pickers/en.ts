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
  list: 'Representatives',
  shown: '{{shown}} of {{total}} shown. Narrow the search.',
  add: 'Add a representative',
  newTitleBank: 'New bank representative',
  newTitleDealer: 'New dealer representative',
  bank: 'Bank',
  dealer: 'Dealer',
  addBank: 'Add the bank: {{name}}',
  addDealer: 'Add the dealer: {{name}}',
  backToList: 'Back to the list',
  none: 'There are no representatives yet',
  created: 'Representative added',
};
