import { dealer } from '@szansa/domain/dealer';

import { recordWords } from '#kit/texts/record-words.ts';

export const dealers = {
  ...recordWords(dealer, 'pl'),
  total_one: '{{count, number}} salon',
  total_few: '{{count, number}} salony',
  total_many: '{{count, number}} salonów',
  total_other: '{{count, number}} salonu',
  totalMore: 'Ponad {{count, number}} salonów',
  add: 'Dodaj salon',
  search: 'Szukaj salonów',
  filters: {
    show_supplier: 'Dostawcy',
    show_intermediary: 'Pośrednicy',
    show_type_missing: 'Bez rodzaju',
  },
  empty: {
    title: 'Nie ma jeszcze żadnego salonu',
    hint: 'Wystarczy nazwa. Salon można też dodać przy ofercie.',
  },
  noMatches: {
    title: 'Nie znaleziono salonów',
    hint: 'Zmień wyszukiwanie albo filtry. Szukać można po nazwie, aliasie i NIP-ie.',
  },
  copyFrom: 'Skopiuj: {{from}}',
  copyFromTo: 'Skopiuj: {{from}} → {{to}}',
  form: {
    createTitle: 'Nowy salon',
    editTitle: 'Edycja danych salonu',
    description: 'Wymagana jest tylko nazwa.',
    created: 'Dodano salon',
  },
  tabs: { vehicles: 'Pojazdy' },
  vehicles: {
    empty: 'Nie ma jeszcze pojazdów w ofertach tego salonu',
    lastOffer: 'ostatnia oferta {{date}}',
    offers_one: '{{count, number}} oferta',
    offers_few: '{{count, number}} oferty',
    offers_many: '{{count, number}} ofert',
    offers_other: '{{count, number}} oferty',
  },
  remove: { title: 'Usunąć salon?' },
  merge: {
    action: 'Połącz z innym salonem',
    title: 'Połącz salony',
    description:
      'Przedstawiciele przejdą do wybranego salonu razem z ofertami, a ten salon zostanie usunięty.',
    into: 'Połącz z salonem',
    done: 'Połączono salony',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    dealers: typeof dealers;
  }
}
