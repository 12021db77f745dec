import { vehicle } from '@szansa/domain/vehicle';

import { recordWords } from '#kit/texts/record-words.ts';

export const vehicles = {
  ...recordWords(vehicle, 'pl'),
  total_one: '{{count, number}} pojazd',
  total_few: '{{count, number}} pojazdy',
  total_many: '{{count, number}} pojazdów',
  total_other: '{{count, number}} pojazdu',
  totalMore: 'Ponad {{count, number}} pojazdów',
  add: 'Dodaj pojazd',
  search: 'Szukaj pojazdów',
  empty: {
    title: 'Nie ma jeszcze żadnego pojazdu',
    hint: 'Wystarczą producent i model. Pojazd można też opisać w ofercie.',
  },
  noMatches: {
    title: 'Nie znaleziono pojazdów',
    hint: 'Zmień wyszukiwanie albo filtr producenta. Szukać można po nazwie, wersji i numerze zamówienia.',
  },
  sections: { vehicle: 'Pojazd', production: 'Produkcja', prices: 'Ceny' },
  sameOrderNo: 'Ten numer zamówienia jest już w bazie',
  form: {
    createTitle: 'Nowy pojazd',
    editTitle: 'Edycja danych pojazdu',
    description: 'Wymagane są tylko producent i model.',
    created: 'Dodano pojazd',
  },
  remove: { title: 'Usunąć pojazd?' },
  merge: {
    action: 'Połącz z innym pojazdem',
    title: 'Połącz pojazdy',
    description: 'Oferty przejdą na wybrany pojazd, a ten pojazd zostanie usunięty.',
    into: 'Połącz z pojazdem',
    done: 'Połączono pojazdy',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    vehicles: typeof vehicles;
  }
}
