import type { FileRules } from '@szansa/ui/file-drop';

/** What a logo may be, as the endpoints allow it; their module would bring every schema into the browser. */
export const logoRules: FileRules = {
  accept: ['.png', '.jpg', '.jpeg'],
  maxBytes: 2 * 1024 * 1024,
  maxFiles: 1,
};
