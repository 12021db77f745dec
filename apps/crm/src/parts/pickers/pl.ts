import { representative } from '@szansa/domain/representative';

import { recordWords } from '#kit/texts/record-words.ts';

export const pickers = {
  choose: 'Wybierz',
  change: 'Zmień',
  clear: 'Usuń: {{label}}',
  titleBank: 'Wybierz przedstawiciela banku',
  titleDealer: 'Wybierz przedstawiciela salonu',
  search: 'Szukaj przedstawicieli',
  empty: 'Nie znaleziono przedstawicieli',
  emptyHint: 'Zmień wyszukiwanie albo dodaj nową osobę.',
  emptyHintOfReaders: 'Zmień wyszukiwanie.',
  list: 'Przedstawiciele',
  shown: 'Pokazano {{shown}} z {{total}}. Zawęź wyszukiwanie.',
  add: 'Dodaj przedstawiciela',
  none: 'Nie ma jeszcze przedstawicieli',
} as const;

export const representatives = {
  ...recordWords(representative, 'pl'),
  total_one: '{{count, number}} przedstawiciel',
  total_few: '{{count, number}} przedstawicieli',
  total_many: '{{count, number}} przedstawicieli',
  total_other: '{{count, number}} przedstawiciela',
  totalMore: 'Ponad {{count, number}} przedstawicieli',
  add: 'Dodaj przedstawiciela',
  search: 'Szukaj przedstawicieli',
  filters: { show_banks: 'Z banków', show_dealers: 'Z salonów' },
  empty: {
    title: 'Nie ma jeszcze żadnego przedstawiciela',
    hint: 'Przedstawiciel należy do banku albo do salonu. Można go też dodać przy ofercie.',
  },
  noMatches: {
    title: 'Nie znaleziono przedstawicieli',
    hint: 'Zmień wyszukiwanie albo filtry. Szukać można po imieniu, nazwisku, banku i salonie.',
  },
  form: {
    createTitle: 'Nowy przedstawiciel',
    editTitle: 'Edycja danych przedstawiciela',
    description: 'Wymagane są imię, nazwisko oraz bank albo salon.',
    created: 'Dodano przedstawiciela',
  },
  remove: { title: 'Usunąć przedstawiciela?' },
  merge: {
    action: 'Połącz z inną osobą',
    title: 'Połącz przedstawicieli',
    description: 'Oferty przejdą do wybranej osoby, a ten przedstawiciel zostanie usunięty.',
    into: 'Połącz z osobą',
    done: 'Połączono przedstawicieli',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    pickers: typeof pickers;
    representatives: typeof representatives;
  }
}
