import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const documents: Translated<typeof polish.documents> = {
  title: 'Attachments',
  add: 'Add files',
  empty: 'There are no attachments yet',
  emptyHint: 'Add an application, an agreement or another document of this deal.',
  type: 'Document type',
  files: 'Files',
  filesRequired: 'Add at least one file.',
  upload: 'Upload',
  uploading: 'Uploading files',
  uploaded_one: '{{count}} file added',
  uploaded_other: '{{count}} files added',
  refused: 'Files were not added',
  preview: 'Preview: {{name}}',
  download: 'Download: {{name}}',
  more: 'More actions: {{name}}',
  removeTitle: 'Remove the attachment?',
  removeDescription: '“{{name}}” will leave the opportunity. This cannot be undone.',
  by: 'Author: {{name}}',
  hidden: 'Shows data that is hidden from you',
};
