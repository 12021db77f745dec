export const leadSources = {
  add: 'Dodaj źródło',
  list: 'Źródła pozyskania klienta w kolejności z formularzy',
  empty: 'Nie ma jeszcze żadnego źródła',
  inactive: 'Nieaktywne',
  files_one: '{{count, number}} szansa',
  files_few: '{{count, number}} szanse',
  files_many: '{{count, number}} szans',
  files_other: '{{count, number}} szansy',
  fields: { slug: 'Identyfikator', isActive: 'Do wyboru w nowych szansach' },
  hints: { slug: 'Tak źródło nazywają raporty i importy.' },
  form: {
    createTitle: 'Nowe źródło pozyskania',
    editTitle: 'Edycja źródła pozyskania',
    description: 'Nieaktywnego źródła nie można wybrać w nowych szansach; te, które je mają, zachowają je.',
  },
  done: { created: 'Dodano źródło', removed: 'Usunięto źródło' },
  editOne: 'Edytuj źródło: {{name}}',
  removeOne: 'Usuń źródło: {{name}}',
  remove: {
    title: 'Usunąć źródło „{{name}}”?',
    deactivate: 'Zamiast usuwać, oznacz źródło jako nieaktywne.',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    leadSources: typeof leadSources;
  }
}
