import { defineWords } from '../labels/index.ts';

export const fileDropWords = defineWords('file-drop', {
  pl: {
    dropFiles: 'Przeciągnij pliki tutaj, wklej je lub',
    chooseFiles: 'wybierz z dysku',
    dropNow: 'Upuść pliki, aby je dodać',
    addedFiles: 'Dodane pliki',
    removeFile: (name: string) => `Usuń plik ${name}`,
    uploadOf: (name: string) => `Wysyłanie pliku ${name}`,
    filesNotAdded: 'Nie dodano niektórych plików',
    fileWrongType: (name: string, accepted: string) =>
      `${name}: niedozwolony rodzaj pliku. Dozwolone: ${accepted}`,
    fileTooLarge: (name: string, limit: string) => `${name} jest za duży. Limit: ${limit}`,
    fileTooSmall: (name: string) => `${name} jest pusty lub za mały`,
    tooManyFiles: (name: string, limit: number) => `${name}: przekroczono limit plików (${limit})`,
    fileRules: (accepted: string, limit: string) => `${accepted} · do ${limit}`,
    retry: (name: string) => `Wyślij ponownie plik ${name}`,
    cancel: (name: string) => `Przerwij wysyłanie pliku ${name}`,
  },
  en: {
    dropFiles: 'Drag files here, paste them or',
    chooseFiles: 'choose from disk',
    dropNow: 'Drop the files to add them',
    addedFiles: 'Added files',
    removeFile: (name) => `Remove the file ${name}`,
    uploadOf: (name) => `Uploading ${name}`,
    filesNotAdded: 'Some files were not added',
    fileWrongType: (name, accepted) => `${name}: this type of file is not allowed. Allowed: ${accepted}`,
    fileTooLarge: (name, limit) => `${name} is too large. Limit: ${limit}`,
    fileTooSmall: (name) => `${name} is empty or too small`,
    tooManyFiles: (name, limit) => `${name}: over the limit of files (${limit})`,
    fileRules: (accepted, limit) => `${accepted} · up to ${limit}`,
    retry: (name) => `Send the file ${name} again`,
    cancel: (name) => `Stop sending the file ${name}`,
  },
});

export type FileDropWords = (typeof fileDropWords)['pl'];
