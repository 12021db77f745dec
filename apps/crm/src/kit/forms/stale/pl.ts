export const collision = {
  description: 'Porównaj wartości i zdecyduj, co zapisać.',
  yours: 'Twoja wartość',
  theirs: 'Obecna wartość',
  chooseMine: 'Zapisz moje',
  applyTheirs: 'Wczytaj obecne',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    collision: typeof collision;
  }
}
