export const mail = {
  label: 'Mail',
  noSubject: 'Bez tematu',
  empty: 'Ten mail nie ma treści.',
  frame: 'Treść maila',
  from: 'Od',
  to: 'Do',
  copies: 'DW',
  date: 'Data',
  more_one: 'i jeszcze {{count, number}} osoba',
  more_few: 'i jeszcze {{count, number}} osoby',
  more_many: 'i jeszcze {{count, number}} osób',
  more_other: 'i jeszcze {{count, number}} osoby',
  pictures_one: 'Mail ma {{count, number}} obraz na innym serwerze. Nie jest pobierany.',
  pictures_few: 'Mail ma {{count, number}} obrazy na innych serwerach. Nie są pobierane.',
  pictures_many: 'Mail ma {{count, number}} obrazów na innych serwerach. Nie są pobierane.',
  pictures_other: 'Mail ma {{count, number}} obrazu na innych serwerach. Nie są pobierane.',
  notWhole: 'Nie wszystko udało się odczytać. Pobierz plik, żeby zobaczyć całość.',
  attachments: 'Załączniki maila',
  closed: 'plik tego typu jest tylko w pobranym mailu',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    mail: typeof mail;
  }
}
