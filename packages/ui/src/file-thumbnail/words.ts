import { defineWords } from '../labels/index.ts';

export const fileThumbnailWords = defineWords('file-thumbnail', {
  pl: {
    preview: (name: string) => `Podgląd: ${name}`,
    download: (name: string) => `Pobierz: ${name}`,
  },
  en: {
    preview: (name) => `Preview: ${name}`,
    download: (name) => `Download: ${name}`,
  },
});
