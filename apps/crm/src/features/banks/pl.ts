export const banks = {
  title: 'Banki',
  total_one: '{{count, number}} bank',
  total_few: '{{count, number}} banki',
  total_many: '{{count, number}} banków',
  total_other: '{{count, number}} banku',
  totalMore: 'Ponad {{count, number}} banków',
  add: 'Dodaj bank',
  search: 'Szukaj banków',
  filters: { withInactive: 'Także nieaktywne' },
  columns: {
    name: 'Bank',
    shortName: 'Nazwa skrócona',
    taxIdNumber: 'NIP',
    phone: 'Telefon',
    email: 'E-mail',
    offers: 'Oferty',
    isActive: 'Stan',
    createdAt: 'Dodano',
  },
  active: 'Aktywny',
  inactive: 'Nieaktywny',
  empty: {
    title: 'Nie ma jeszcze żadnego banku',
    hint: 'Wystarczy nazwa. Bank można też dodać przy ofercie.',
  },
  noMatches: {
    title: 'Nie znaleziono banków',
    hint: 'Zmień wyszukiwanie albo pokaż także nieaktywne. Szukać można po nazwie i NIP-ie.',
  },
  fields: {
    name: 'Nazwa',
    shortName: 'Nazwa skrócona',
    taxIdNumber: 'NIP',
    color: 'Kolor',
    email: 'E-mail',
    phone: 'Telefon',
    website: 'Strona internetowa',
    address: 'Adres',
    note: 'Notatka o banku',
    isActive: 'Bank aktywny',
  },
  form: {
    createTitle: 'Nowy bank',
    editTitle: 'Edycja danych banku',
    description: 'Wymagana jest tylko nazwa.',
    created: 'Dodano bank',
    activeHint: 'Nieaktywny bank nie jest proponowany w nowych ofertach.',
    sameTaxId: 'Bank o tym numerze NIP już jest w bazie',
  },
  tabsLabel: 'Dane banku',
  tabs: {
    data: 'Dane',
    representatives: 'Przedstawiciele',
    offers: 'Oferty',
    scoreboard: 'Wyniki',
  },
  representatives: { empty: 'Ten bank nie ma przedstawicieli' },
  offers: { empty: 'Nie ma ofert tego banku', chosen: 'Wybrana', noVehicle: 'Bez pojazdu' },
  scoreboard: {
    offers: 'Oferty',
    chosen: 'Wybrane',
    closed: 'Zamknięte szanse',
    medianDecisionDays: 'Mediana czasu decyzji',
    hint: 'Od wniosku do zawarcia umowy.',
    days_one: '{{count, number}} dzień',
    days_few: '{{count, number}} dni',
    days_many: '{{count, number}} dni',
    days_other: '{{count, number}} dnia',
  },
  remove: {
    title: 'Usunąć bank?',
    description: 'Tego nie można cofnąć.',
    inUse: '{{kind}}: {{count, number}}',
  },
  merge: {
    action: 'Połącz z innym bankiem',
    title: 'Połącz banki',
    description:
      'Przedstawiciele przejdą do wybranego banku razem ze swoimi ofertami, a ten bank zostanie usunięty.',
    into: 'Połącz z bankiem',
    preview: '{{from}} → {{into}}',
    confirm: 'Połącz banki',
    done: 'Połączono banki',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    banks: typeof banks;
  }
}
