import type { FileRules } from '@szansa/ui/file-drop';

/** What may be uploaded, as the endpoints allow it; their module would bring every schema into the browser. */
export const uploadRules: FileRules = {
  accept: [
    '.pdf',
    '.doc',
    '.docx',
    '.xls',
    '.xlsx',
    '.csv',
    '.txt',
    '.png',
    '.jpg',
    '.jpeg',
    '.webp',
    '.eml',
    '.ics',
    '.zip',
  ],
  maxBytes: 25 * 1024 * 1024,
  maxFiles: 10,
};
