export const documents = {
  title: 'Załączniki',
  add: 'Dodaj pliki',
  downloadAll: 'Pobierz wszystkie',
  empty: 'Nie ma jeszcze załączników',
  emptyHint: 'Dodaj wniosek, umowę lub inny dokument tej transakcji.',
  type: 'Typ dokumentu',
  removeTitle: 'Usunąć załącznik?',
  removeDescription: '„{{name}}” zniknie z szansy. Tego nie da się cofnąć.',
  hidden: 'Zawiera dane, których nie możesz zobaczyć',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    documents: typeof documents;
  }
}
