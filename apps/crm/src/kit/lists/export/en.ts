import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const exportRequests: Translated<typeof polish.exportRequests> = {
  createSuccess: 'Export requested. We will tell you when the file is ready.',
  removeSuccess: 'Export removed',
  dialogTitle: 'Export the list',
  dialogHint_one:
    'The file will have the rows and the order of this list, under its filters, and the {{count, number}} column you see.',
  dialogHint_other:
    'The file will have the rows and the order of this list, under its filters, and the {{count, number}} columns you see.',
  format: 'File format',
  formats: {
    csv: { name: 'CSV', hint: 'Opens in Polish Excel.' },
    xlsx: { name: 'XLSX', hint: 'A workbook with amounts and dates.' },
  },
  submit: 'Export',
};
