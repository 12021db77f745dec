export const logo = {
  add: 'Dodaj logo',
  replace: 'Zmień logo',
  remove: 'Usuń logo',
  hint: 'Zapisuje się od razu po wybraniu pliku.',
  removeTitle: 'Usunąć logo?',
  saved: 'Zapisano logo',
  removed: 'Usunięto logo',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    logo: typeof logo;
  }
}
