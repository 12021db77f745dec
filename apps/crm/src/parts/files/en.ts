import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const files: Translated<typeof polish.files> = {
  files: 'Files',
  filesRequired: 'Add at least one file.',
  upload: 'Upload',
  stop: 'Stop uploading',
  uploading: 'Uploading files',
  uploaded_one: '{{count}} file added',
  uploaded_other: '{{count}} files added',
  refused: 'Files were not added',
  more: 'More actions: {{name}}',
  by: 'Author: {{name}}',
};
