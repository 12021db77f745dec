export const documents = {
  title: 'Załączniki',
  add: 'Dodaj pliki',
  downloadAll: 'Pobierz wszystkie',
  readQuote: 'Odczytaj ofertę banku',
  empty: 'Nie ma jeszcze załączników',
  emptyHint: 'Dodaj wniosek, umowę lub inny dokument tej transakcji.',
  type: 'Typ dokumentu',
  removeTitle: 'Usunąć załącznik?',
  removeDescription: '„{{name}}” zniknie z szansy.',
  template: {
    open: 'Z szablonu',
    title: 'Dokument z szablonu',
    hint: 'Formularz banku wypełniony danymi szansy, klienta i oferty.',
    template: 'Szablon',
    save: 'Zapisz w załącznikach',
    saved: 'Dodano dokument z szablonu',
    fileName: 'szablon',
    failed: 'Nie można wypełnić tego szablonu',
    none: 'Nie ma jeszcze szablonów',
    noneHint: 'Szablony dodaje się na karcie banku: formularze PDF albo pliki Worda z polami.',
    noFields: 'Ten szablon nie ma pól do wypełnienia. Można go pobrać albo zapisać bez zmian.',
    empty: 'Brak danych',
    unknown_one: 'Pole do wypełnienia ręcznie: {{count}}',
    unknown_few: 'Pola do wypełnienia ręcznie: {{count}}',
    unknown_many: 'Pola do wypełnienia ręcznie: {{count}}',
    unknown_other: 'Pola do wypełnienia ręcznie: {{count}}',
  },
  hidden: 'Zawiera dane, których nie możesz zobaczyć',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    documents: typeof documents;
  }
}
