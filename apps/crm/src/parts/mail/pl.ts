export const mail = {
  whole: 'Pobierz plik, żeby zobaczyć całość.',
  closed: 'plik tego typu jest tylko w pobranym mailu',
  invitation: {
    invitation: 'Zaproszenie',
    cancellation: 'Odwołane spotkanie',
    reply: 'Odpowiedź na zaproszenie',
    untitled: 'Spotkanie bez tytułu',
    when: 'Kiedy',
    repeated: 'powtarza się',
    where: 'Gdzie',
    organiser: 'Organizator',
    people: 'Uczestnicy',
    add: 'Dodaj do kalendarza',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    mail: typeof mail;
  }
}
