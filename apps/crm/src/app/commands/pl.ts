export const commands = {
  placeholder: 'Szukaj klienta, szansy, strony…',
  actions: 'Działania',
  pages: 'Strony',
  shortcuts: 'Skróty klawiszowe',
  keys: {
    everywhere: 'Wszędzie',
    palette: 'Szukaj i wykonaj',
    shortcuts: 'Skróty klawiszowe',
    notifications: 'Przejdź do powiadomień',
    go: 'Przejdź do strony',
    begin: 'Zapisz nowe',
    lists: 'Listy',
    search: 'Szukaj na liście',
    nextRow: 'Następny wiersz',
    previousRow: 'Poprzedni wiersz',
    firstRow: 'Pierwszy wiersz',
    lastRow: 'Ostatni wiersz',
    open: 'Otwórz rekord',
    board: 'Tablica szans',
    space: 'Spacja',
    lift: 'Podnieś lub odłóż kartę',
    columnBefore: 'Poprzednia kolumna',
    columnAfter: 'Następna kolumna',
    putBack: 'Wróć na miejsce',
    conversation: 'Rozmowa',
    send: 'Wyślij wiadomość',
    newLine: 'Nowy wiersz',
    mention: 'Wspomnij osobę',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    commands: typeof commands;
  }
}
