export const calendar = {
  title: 'Kalendarz',
  label: 'Kalendarz aktywności',
  whose: 'Czyje aktywności',
  own: 'Moje',
  everybody: 'Wszystkich',
  types: 'Rodzaj',
  allTypes: 'Wszystkie rodzaje',
  moved: 'Przeniesiono aktywność',
  stretched: 'Zmieniono czas trwania aktywności',
  limited:
    'Pokazujemy pierwszych {{count, number}} aktywności. Wybierz osobę albo rodzaj, żeby zobaczyć resztę.',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    calendar: typeof calendar;
  }
}
