import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const documents: Translated<typeof polish.documents> = {
  title: 'Attachments',
  add: 'Add files',
  downloadAll: 'Download all',
  empty: 'There are no attachments yet',
  emptyHint: 'Add an application, an agreement or another document of this deal.',
  type: 'Document type',
  removeTitle: 'Remove the attachment?',
  removeDescription: '“{{name}}” will leave the opportunity. This cannot be undone.',
  hidden: 'Shows data that is hidden from you',
};
