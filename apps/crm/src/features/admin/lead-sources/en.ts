import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const leadSources: Translated<typeof polish.leadSources> = {
  add: 'Add source',
  list: 'Lead sources in the order of forms',
  empty: 'There are no lead sources yet',
  inactive: 'Inactive',
  files_one: '{{count, number}} opportunity',
  files_other: '{{count, number}} opportunities',
  fields: { slug: 'Identifier', isActive: 'Offered for new opportunities' },
  hints: { slug: 'What reports and imports call the source.' },
  form: {
    createTitle: 'New lead source',
    editTitle: 'Edit the lead source',
    description: 'An inactive source cannot be chosen for new opportunities; those that have it keep it.',
  },
  done: { created: 'Source added', removed: 'Source removed' },
  editOne: 'Edit the source: {{name}}',
  removeOne: 'Remove the source: {{name}}',
  remove: {
    title: 'Remove the source “{{name}}”?',
    deactivate: 'Instead of removing it, make the source inactive.',
  },
};
