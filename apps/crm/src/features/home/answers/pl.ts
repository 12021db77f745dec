export const answers = {
  title: 'Bieżący miesiąc',
  answered: 'Odpowiedzi',
  time: 'Mediana odpowiedzi',
  offers: 'Oferty z twoich odpowiedzi',
  hours: '{{hours, number}} godz.',
  byMonth: 'Zapytania z odpowiedzią według miesięcy',
  median: 'mediana {{hours, number}} godz.',
  offersMade_one: '{{count}} oferta',
  offersMade_few: '{{count}} oferty',
  offersMade_many: '{{count}} ofert',
  offersMade_other: '{{count}} oferty',
  empty: 'W ostatnich dwunastu miesiącach nie było odpowiedzi na zapytania.',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    answers: typeof answers;
  }
}
