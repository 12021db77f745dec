import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const exportList: Translated<typeof polish.exportList> = {
  title: 'Data exports',
  search: 'Search by person',
  total_one: '{{count, number}} export',
  total_other: '{{count, number}} exports',
  columns: {
    source: 'List',
    user: 'Who',
    status: 'Status',
    format: 'Format',
    rowCount: 'Rows',
    createdAt: 'Asked for',
    completedAt: 'Ended',
    actions: 'Actions',
  },
  filters: { source: 'List', status: 'Status', mine: 'My exports' },
  empty: {
    title: 'There are no exports yet',
    hint: 'Any list can be exported by the button beside its filters. Files are kept here for 7 days.',
  },
  noMatches: {
    title: 'No export matches the filters',
    hint: 'Change the filters or clear them.',
  },
  status: { pending: 'Waits', processing: 'Under way', completed: 'Completed', failed: 'Failed' },
  problem: {
    cancelled: 'Cancelled',
    refused: 'No right to it when it was made',
    too_many_rows: 'Too many rows for a sheet. Choose CSV.',
    no_room: 'No room for the file',
    broken: 'Something went wrong. Try again.',
  },
  progress: 'Progress of the export: {{name}}',
  download: 'Download',
  downloadNamed: 'Download: {{name}}',
  cancelNamed: 'Cancel: {{name}}',
  removeNamed: 'Remove: {{name}}',
  removeTitle: 'Remove the export?',
  removeHint: 'Its file goes with it. The list can be exported again.',
};
