import { bank } from '@szansa/domain/bank';

import { recordWords } from '#kit/texts/record-words.ts';
import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const banks: Translated<typeof polish.banks> = {
  ...recordWords(bank, 'en'),
  total_one: '{{count, number}} bank',
  total_other: '{{count, number}} banks',
  totalMore: 'Over {{count, number}} banks',
  add: 'Add a bank',
  search: 'Search banks',
  empty: {
    title: 'There are no banks yet',
    hint: 'The name is enough. A bank can also be added beside an offer.',
  },
  noMatches: {
    title: 'No banks found',
    hint: 'Change the search or show inactive ones as well. Names and tax IDs are searched.',
  },
  form: {
    createTitle: 'New bank',
    editTitle: 'Edit the bank',
    description: 'Only the name is required.',
    created: 'Bank added',
  },
  tabs: { templates: 'Document templates', scoreboard: 'Results' },
  removeLogoHint: 'Its initials will stand beside its name.',
  templates: {
    add: 'Add templates',
    empty: 'This bank has no templates yet',
    emptyHint: 'Add applications, statements and other forms the bank wants filled in.',
    name: 'Name of the template',
    rename: 'Rename',
    renameHint: 'The template is downloaded under this name, too.',
    removeTitle: 'Remove the template?',
    removeDescription: '“{{name}}” will leave the templates of the bank. This cannot be undone.',
  },
  scoreboard: {
    offers: 'Offers',
    chosen: 'Chosen',
    closed: 'Closed opportunities',
    medianDecisionDays: 'Median time to decide',
    hint: 'From the application to the agreement.',
  },
  remove: { title: 'Remove the bank?' },
  merge: {
    action: 'Merge with another bank',
    title: 'Merge banks',
    description:
      'Representatives move to the chosen bank with their offers, templates do as well, and this bank is removed.',
    into: 'Merge with the bank',
    done: 'Banks merged',
  },
};
