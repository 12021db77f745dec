export const home = {
  greeting: 'Dzień dobry, {{name}}',
  subtitle: 'Twoje szanse sprzedaży',
  byStatus: 'Twoje szanse według etapu',
  recent: 'Ostatnia aktywność',
  today: 'Do zrobienia dzisiaj',
  todayEmpty: 'Na dziś nic nie zaplanowano.',
  toCalendar: 'Kalendarz',
  openBoard: 'Otwórz tablicę',
  addCustomer: 'Dodaj klienta',
  emptyTitle: 'Nie masz jeszcze szans sprzedaży',
  emptyHint: 'Dodaj klienta i utwórz dla niego pierwszą szansę.',
  open_one: '{{count}} otwarta szansa',
  open_few: '{{count}} otwarte szanse',
  open_many: '{{count}} otwartych szans',
  open_other: '{{count}} otwartej szansy',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    home: typeof home;
  }
}
