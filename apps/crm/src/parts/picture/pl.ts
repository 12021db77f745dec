export const picture = {
  title: 'Zdjęcie',
  add: 'Dodaj zdjęcie',
  replace: 'Zmień zdjęcie',
  remove: 'Usuń zdjęcie',
  hint: 'Po wybraniu pliku wskażesz kwadrat, który będzie widać. Zdjęcie widzą wszyscy w agencji.',
  removeTitle: 'Usunąć zdjęcie?',
  removeHint: 'W jego miejscu będą inicjały.',
  saved: 'Zapisano zdjęcie',
  removed: 'Usunięto zdjęcie',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    picture: typeof picture;
  }
}
