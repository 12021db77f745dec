export const labelsAdmin = {
  title: 'Etykiety',
  add: 'Dodaj etykietę',
  list: 'Etykiety szans sprzedaży',
  empty: {
    title: 'Nie ma jeszcze żadnej etykiety',
    hint: 'Etykiety wyróżniają szanse sprzedaży w listach i na tablicy.',
  },
  bears_one: '{{count, number}} szansa',
  bears_few: '{{count, number}} szanse',
  bears_many: '{{count, number}} szans',
  bears_other: '{{count, number}} szansy',
  fields: {
    title: 'Nazwa',
    color: 'Kolor etykiety',
    textColor: 'Kolor tekstu',
    description: 'Opis',
  },
  textColors: {
    automatic: 'Automatyczny',
    automaticHint: 'W odcieniu etykiety, na jej jasnym tle, zawsze czytelny',
    custom: 'Własny',
    customHint: 'Wybierz kolor tekstu',
  },
  contrast: 'Kontrast {{ratio}}',
  readable: 'tekst jest czytelny',
  unreadable: 'tekst może być nieczytelny, zalecane co najmniej 4,5:1',
  sample: 'Nazwa etykiety',
  form: {
    createTitle: 'Nowa etykieta',
    editTitle: 'Edycja etykiety',
    description: 'Wymagane są nazwa i kolor.',
  },
  done: {
    created: 'Dodano etykietę',
    removed: 'Usunięto etykietę',
  },
  editOne: 'Edytuj etykietę: {{title}}',
  removeOne: 'Usuń etykietę: {{title}}',
  remove: {
    title: 'Usunąć etykietę „{{title}}”?',
    unused: 'Nie ma jej żadna szansa. Tego nie można cofnąć.',
    used_one: 'Ma ją {{count, number}} szansa. Etykieta zostanie z niej zdjęta. Tego nie można cofnąć.',
    used_few: 'Mają ją {{count, number}} szanse. Etykieta zostanie z nich zdjęta. Tego nie można cofnąć.',
    used_many: 'Ma ją {{count, number}} szans. Etykieta zostanie z nich zdjęta. Tego nie można cofnąć.',
    used_other: 'Ma ją {{count, number}} szansy. Etykieta zostanie z nich zdjęta. Tego nie można cofnąć.',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    labelsAdmin: typeof labelsAdmin;
  }
}
