import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const documents: Translated<typeof polish.documents> = {
  title: 'Attachments',
  add: 'Add files',
  downloadAll: 'Download all',
  readQuote: 'Read as a bank offer',
  empty: 'There are no attachments yet',
  emptyHint: 'Add an application, an agreement or another document of this deal.',
  type: 'Document type',
  removeTitle: 'Remove the attachment?',
  removeDescription: '“{{name}}” will leave the opportunity.',
  template: {
    open: 'From a template',
    title: 'Document from a template',
    hint: 'A form of a bank filled with what the opportunity, its customer and offer say.',
    template: 'Template',
    save: 'Save to attachments',
    saved: 'Added the document from the template',
    fileName: 'template',
    failed: 'This template cannot be filled in',
    none: 'There are no templates yet',
    noneHint: 'Templates are added to a bank: PDF forms or Word files with fields.',
    noFields: 'This template has no fields to fill in. It can be downloaded or saved as it is.',
    empty: 'Not known',
    unknown_one: 'Field to fill in by hand: {{count}}',
    unknown_other: 'Fields to fill in by hand: {{count}}',
  },
  hidden: 'Shows data that is hidden from you',
};
