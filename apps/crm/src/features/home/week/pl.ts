export const week = {
  title: 'Kalendarz',
  toCalendar: 'Otwórz kalendarz',
  today: 'Dziś',
  previous: 'Poprzedni tydzień',
  next: 'Następny tydzień',
  days: 'Dni tygodnia',
  ofDay: 'Aktywności: {{day}}',
  isToday: 'dziś',
  isDone: 'wykonane',
  continued: 'trwa',
  opportunity: 'Szansa sprzedaży: {{name}}',
  open_one: '{{count}} do wykonania',
  open_few: '{{count}} do wykonania',
  open_many: '{{count}} do wykonania',
  open_other: '{{count}} do wykonania',
  hidden: 'Pokaż resztę w kalendarzu ({{count}}): {{day}}',
  empty: 'Na ten tydzień nic nie zaplanowano.',
  emptyDay: 'Na ten dzień nic nie zaplanowano.',
  nothingOverdue: 'Nic nie zalega sprzed tego tygodnia.',
  overdue_one: '{{count}} zaległa aktywność sprzed tego tygodnia',
  overdue_few: '{{count}} zaległe aktywności sprzed tego tygodnia',
  overdue_many: '{{count}} zaległych aktywności sprzed tego tygodnia',
  overdue_other: '{{count}} zaległej aktywności sprzed tego tygodnia',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    week: typeof week;
  }
}
