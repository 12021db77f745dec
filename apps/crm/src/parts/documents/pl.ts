export const documents = {
  title: 'Załączniki',
  add: 'Dodaj pliki',
  empty: 'Nie ma jeszcze załączników',
  emptyHint: 'Dodaj wniosek, umowę lub inny dokument tej transakcji.',
  type: 'Typ dokumentu',
  files: 'Pliki',
  filesRequired: 'Dodaj co najmniej jeden plik.',
  upload: 'Prześlij',
  uploading: 'Przesyłanie plików',
  uploaded_one: 'Dodano {{count}} plik',
  uploaded_few: 'Dodano {{count}} pliki',
  uploaded_many: 'Dodano {{count}} plików',
  uploaded_other: 'Dodano {{count}} pliku',
  refused: 'Nie dodano plików',
  preview: 'Podgląd: {{name}}',
  download: 'Pobierz: {{name}}',
  more: 'Więcej działań: {{name}}',
  removeTitle: 'Usunąć załącznik?',
  removeDescription: '„{{name}}” zniknie z szansy. Tego nie da się cofnąć.',
  by: 'Autor: {{name}}',
  hidden: 'Zawiera dane, których nie możesz zobaczyć',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    documents: typeof documents;
  }
}
