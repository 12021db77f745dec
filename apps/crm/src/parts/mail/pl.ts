export const mail = {
  whole: 'Pobierz plik, żeby zobaczyć całość.',
  closed: 'plik tego typu jest tylko w pobranym mailu',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    mail: typeof mail;
  }
}
