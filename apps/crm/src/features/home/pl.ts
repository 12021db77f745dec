export const home = {
  greeting: 'Dzień dobry, {{name}}',
  subtitle: 'Twoje szanse sprzedaży',
  subtitleTeam: 'Szanse sprzedaży agencji',
  byStatus: 'Twoje szanse według etapu',
  byStatusTeam: 'Szanse agencji według etapu',
  recent: 'Ostatnia aktywność',
  today: 'Do zrobienia dzisiaj',
  todayEmpty: 'Na dziś nic nie zaplanowano.',
  toCalendar: 'Kalendarz',
  subtitleEnquiries: 'Zapytania, na które odpowiadasz',
  openEnquiries: 'Otwórz zapytania',
  awaiting: 'Czekają na ciebie',
  awaitingEmpty: 'Żadne zapytanie nie czeka na ciebie',
  untaken: 'Jeszcze niczyje',
  untakenEmpty: 'Każde zapytanie ma platformowca',
  openBoard: 'Otwórz tablicę',
  addCustomer: 'Dodaj klienta',
  emptyTitle: 'Nie masz jeszcze szans sprzedaży',
  emptyTitleTeam: 'Nie ma jeszcze szans sprzedaży',
  emptyHint: 'Dodaj klienta i utwórz dla niego pierwszą szansę.',
  team: {
    title: 'Handlowcy',
    worker: 'Handlowiec',
    open: 'Otwarte',
    sum: 'Wartość netto',
    stale: 'Zbyt długo w etapie',
    overdue: 'Zaległe działania',
    closed: 'Zamknięte w tym miesiącu',
    empty: 'Nikt nie prowadzi jeszcze szans.',
    unassigned_one: '{{count}} szansa bez opiekuna',
    unassigned_few: '{{count}} szanse bez opiekuna',
    unassigned_many: '{{count}} szans bez opiekuna',
    unassigned_other: '{{count}} szansy bez opiekuna',
  },
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
