import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const timeline: Translated<typeof polish.timeline> = {
  label: { opportunity: 'Timeline of the opportunity', customer: 'Timeline of the customer' },
  filter: 'Show',
  kinds: {
    all: 'Everything',
    stages: 'Statuses',
    offers: 'Offers',
    documents: 'Documents',
    activities: 'Activities',
    conversation: 'Conversation',
    details: 'Details',
  },
  actor: 'Person',
  everybody: 'Everybody',
  change: '{{from}} → {{to}}',
  fieldChange: '{{field}}: {{from}} → {{to}}',
  more: 'Load more',
  shown: '{{shown}} of {{total}} shown',
  empty: 'Nothing has happened here yet',
  emptyHint: 'Every change that matters will appear here.',
  emptyKind: 'No such events',
  emptyKindHint: 'Choose another kind or person, or show everything.',
  system: 'System',
  fields: 'Changed fields: {{fields}}',
  removed: 'The text was removed',
};
