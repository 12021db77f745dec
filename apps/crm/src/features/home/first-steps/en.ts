import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const firstSteps: Translated<typeof polish.firstSteps> = {
  title: 'First steps',
  progress: '{{done}} of {{all}} done',
  done: '(done)',
  dismiss: 'Hide',
  dismissed: 'The first steps are hidden for all administrators',
  undo: 'Undo, so that the list is on the dashboard again.',
  steps: {
    setup: { name: 'Finish the set-up', hint: 'The agency’s data, two-step verification, a mailbox.' },
    starter_lists: { name: 'Starter lists', hint: 'Brands with models, fuels, body types, lead sources.' },
    people: { name: 'Invite your team', hint: 'Everyone gets a link to their account by mail.' },
    banks: { name: 'Add banks', hint: 'An offer names the one that finances it.' },
    customers: { name: 'Import customers', hint: 'From a CSV or XLSX file.' },
    documents: { name: 'Look of offers and comparisons', hint: 'Colour, logo and footer of PDF documents.' },
  },
};
