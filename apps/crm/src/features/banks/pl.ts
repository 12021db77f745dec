import { bank } from '@szansa/domain/bank';

import { recordWords } from '#kit/texts/record-words.ts';

export const banks = {
  ...recordWords(bank, 'pl'),
  total_one: '{{count, number}} bank',
  total_few: '{{count, number}} banki',
  total_many: '{{count, number}} banków',
  total_other: '{{count, number}} banku',
  totalMore: 'Ponad {{count, number}} banków',
  add: 'Dodaj bank',
  search: 'Szukaj banków',
  empty: {
    title: 'Nie ma jeszcze żadnego banku',
    hint: 'Wystarczy nazwa. Bank można też dodać przy ofercie.',
  },
  noMatches: {
    title: 'Nie znaleziono banków',
    hint: 'Zmień wyszukiwanie albo pokaż także nieaktywne. Szukać można po nazwie i NIP-ie.',
  },
  form: {
    createTitle: 'Nowy bank',
    editTitle: 'Edycja danych banku',
    description: 'Wymagana jest tylko nazwa.',
    created: 'Dodano bank',
  },
  tabs: { templates: 'Szablony dokumentów', scoreboard: 'Wyniki' },
  removeLogoHint: 'Przy nazwie banku będą jego inicjały.',
  templates: {
    add: 'Dodaj szablony',
    empty: 'Ten bank nie ma jeszcze szablonów',
    emptyHint: 'Dodaj wnioski, oświadczenia i inne druki, które bank każe wypełnić.',
    name: 'Nazwa szablonu',
    rename: 'Zmień nazwę',
    renameHint: 'Pod tą nazwą szablon jest też pobierany.',
    removeTitle: 'Usunąć szablon?',
    removeDescription: '„{{name}}” zniknie z szablonów banku. Tego nie da się cofnąć.',
  },
  scoreboard: {
    offers: 'Oferty',
    chosen: 'Wybrane',
    closed: 'Zamknięte szanse',
    medianDecisionDays: 'Mediana czasu decyzji',
    hint: 'Od wniosku do zawarcia umowy.',
  },
  remove: { title: 'Usunąć bank?' },
  merge: {
    action: 'Połącz z innym bankiem',
    title: 'Połącz banki',
    description:
      'Przedstawiciele przejdą do wybranego banku razem z ofertami, szablony także, a ten bank zostanie usunięty.',
    into: 'Połącz z bankiem',
    done: 'Połączono banki',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    banks: typeof banks;
  }
}
