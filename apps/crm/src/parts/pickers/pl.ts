export const pickers = {
  choose: 'Wybierz',
  change: 'Zmień',
  clear: 'Usuń: {{label}}',
  titleBank: 'Wybierz przedstawiciela banku',
  titleDealer: 'Wybierz przedstawiciela salonu',
  search: 'Szukaj przedstawicieli',
  empty: 'Nie znaleziono przedstawicieli',
  emptyHint: 'Zmień wyszukiwanie albo dodaj nową osobę.',
  list: 'Przedstawiciele',
  shown: 'Pokazano {{shown}} z {{total}}. Zawęź wyszukiwanie.',
  add: 'Dodaj przedstawiciela',
  newTitleBank: 'Nowy przedstawiciel banku',
  newTitleDealer: 'Nowy przedstawiciel salonu',
  bank: 'Bank',
  dealer: 'Salon',
  addBank: 'Dodaj bank: {{name}}',
  addDealer: 'Dodaj salon: {{name}}',
  backToList: 'Wróć do listy',
  none: 'Nie ma jeszcze przedstawicieli',
  created: 'Dodano przedstawiciela',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    pickers: typeof pickers;
  }
}
