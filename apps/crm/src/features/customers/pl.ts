export const customers = {
  title: 'Klienci',
  total_one: '{{count, number}} klient',
  total_few: '{{count, number}} klientów',
  total_many: '{{count, number}} klientów',
  total_other: '{{count, number}} klienta',
  totalMore: 'Ponad {{count, number}} klientów',
  add: 'Dodaj klienta',
  import: 'Importuj',
  search: 'Szukaj klientów',
  filters: { mine: 'Dodani przeze mnie', withFirm: 'Z firmą', archived: 'Zarchiwizowani' },
  columns: {
    name: 'Klient',
    firms: 'Firmy',
    taxIdNumber: 'NIP',
    phones: 'Telefony',
    emails: 'Adresy e-mail',
    city: 'Miejscowość',
    opportunities: 'Szanse',
    addedBy: 'Dodany przez',
    updatedAt: 'Zmieniono',
  },
  archivedBadge: 'Zarchiwizowany',
  empty: {
    title: 'Nie ma jeszcze żadnego klienta',
    hint: 'Wystarczy NIP: nazwę i adres firmy pobierzemy z rejestru.',
  },
  noMatches: {
    title: 'Nie znaleziono klientów',
    hint: 'Zmień wyszukiwanie albo wyczyść filtry. Szukać można po dowolnym fragmencie nazwiska, firmy, NIP-u, telefonu lub e-maila.',
  },
  form: {
    createTitle: 'Nowy klient',
    editTitle: 'Edycja danych klienta',
    description: 'Podaj firmę, PESEL lub adres e-mail klienta.',
    company: 'Firma',
    person: 'Osoba',
    contact: 'Kontakt',
    address: 'Adres',
    personalIdHint: 'Aby zmienić numer, najpierw go pokaż. Odczyt zostanie zapisany w dzienniku.',
    countryHint: 'Puste pole oznacza Polskę.',
    created: 'Dodano klienta',
  },
  detail: {
    details: 'Dane klienta',
    address: 'Adres',
    contact: 'Kontakt',
    next: 'Najbliższe działania',
    nothingNext: 'Nic nie zaplanowano.',
    firms: 'Firmy',
    addedBy: 'Dodany przez',
    createdAt: 'Dodano',
    updatedAt: 'Zmieniono',
    reveal: 'Pokaż PESEL',
    hide: 'Ukryj PESEL',
    revealLogged: 'Odczyt numeru PESEL został zapisany w dzienniku.',
    note: 'Notatka',
    newOpportunity: 'Nowa szansa',
    archiveTitle: 'Zarchiwizować klienta?',
    archiveDescription: 'Klient zniknie z domyślnej listy. Jego szanse pozostaną bez zmian.',
    archived: 'Zarchiwizowano klienta',
    unarchived: 'Przywrócono klienta z archiwum',
  },
  merge: {
    action: 'Połącz z innym klientem',
    title: 'Połącz klientów',
    description:
      'Szanse z komentarzami i dokumentami przejdą do wybranego klienta, a ten klient zostanie usunięty. Jego adres poprowadzi do wybranego.',
    into: 'Połącz z klientem',
    name: 'Imię i nazwisko',
    done: 'Połączono klientów',
  },
  tabs: { opportunities: 'Szanse sprzedaży', timeline: 'Oś czasu', documents: 'Załączniki' },
  opportunities: {
    all: 'Wszystkie w liście',
    empty: 'Ten klient nie ma otwartych szans.',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    customers: typeof customers;
  }
}
