import { defineWords } from '../labels/index.ts';

export const fileDropWords = defineWords('file-drop', {
  pl: {
    retry: (name: string) => `Wyślij ponownie plik ${name}`,
    cancel: (name: string) => `Przerwij wysyłanie pliku ${name}`,
  },
  en: {
    retry: (name) => `Send the file ${name} again`,
    cancel: (name) => `Stop sending the file ${name}`,
  },
});
