import { legalFormsPl } from '@szansa/domain/customer-organisation';

export const customerOrganisations = {
  title: 'Firmy klientów',
  total_one: '{{count, number}} firma',
  total_few: '{{count, number}} firmy',
  total_many: '{{count, number}} firm',
  total_other: '{{count, number}} firmy',
  totalMore: 'Ponad {{count, number}} firm',
  add: 'Dodaj firmę',
  import: 'Importuj',
  search: 'Szukaj firm',
  filters: {
    mine: 'Dodane przeze mnie',
    legalForm: 'Forma prawna',
    vatStatus: 'Status VAT',
    archived: 'Zarchiwizowane',
  },
  columns: {
    name: 'Firma',
    legalForm: 'Forma prawna',
    city: 'Miejscowość',
    vatStatus: 'Status VAT',
    customers: 'Klienci',
    opportunities: 'Szanse',
    addedBy: 'Dodana przez',
    updatedAt: 'Zmieniono',
  },
  archivedBadge: 'Zarchiwizowana',
  empty: {
    title: 'Nie ma jeszcze żadnej firmy',
    hint: 'Wystarczy NIP: resztę pobierzemy z rejestru. Firmy zapisują się też razem z klientami.',
  },
  noMatches: {
    title: 'Nie znaleziono firm',
    hint: 'Zmień wyszukiwanie albo filtry. Szukać można po nazwie, NIP-ie, numerze REGON i KRS.',
  },
  fields: {
    legalForm: 'Forma prawna',
    regon: 'REGON',
    krs: 'KRS',
    street: 'Ulica i numer',
    postCode: 'Kod pocztowy',
    city: 'Miejscowość',
    country: 'Kraj',
  },
  hints: { country: 'Puste pole oznacza Polskę.' },
  legalForms: legalFormsPl,
  vat: { active: 'Czynny', exempt: 'Zwolniony', unregistered: 'Niezarejestrowany' },
  form: {
    createTitle: 'Nowa firma',
    editTitle: 'Edycja danych firmy',
    description: 'Wymagana jest tylko nazwa.',
    created: 'Dodano firmę',
    data: 'Firma',
    address: 'Adres',
  },
  matches: {
    title: 'Być może ta firma już jest w bazie',
    sameTitle: 'Ta firma już jest w bazie',
    by: {
      taxIdNumber: 'ten sam NIP',
      regon: 'ten sam REGON',
      krs: 'ten sam KRS',
      name: 'podobna nazwa',
    },
    owner: 'dodana przez: {{name}}',
    archived: 'zarchiwizowana',
  },
  register: {
    title: 'Rejestr',
    vatStatus: 'Status VAT',
    checkedAt: 'Sprawdzono',
    status: 'Działalność',
    statuses: { active: 'Aktywna', suspended: 'Zawieszona', closed: 'Wykreślona', unknown: 'Nieznana' },
    name: 'Nazwa w rejestrze',
    address: 'Adres w rejestrze',
    source: 'Źródło',
    ask: 'Sprawdź w rejestrze',
    asked: 'Sprawdzono w rejestrze',
    never: 'Tej firmy nie sprawdzono jeszcze w rejestrze.',
    noTaxId: 'Uzupełnij NIP, aby sprawdzić firmę w rejestrze.',
    unknownVat: 'Brak informacji',
  },
  tabs: { customers: 'Klienci', opportunities: 'Szanse sprzedaży', documents: 'Załączniki' },
  customers: { empty: 'Ta firma nie ma jeszcze klientów' },
  opportunities: { empty: 'Klienci tej firmy nie mają otwartych szans' },
  merge: {
    action: 'Połącz z inną firmą',
    title: 'Połącz firmy',
    description:
      'Klienci przejdą do wybranej firmy, a ta firma zostanie usunięta. Jej adres poprowadzi do wybranej.',
    into: 'Połącz z firmą',
    address: 'Adres',
    done: 'Połączono firmy',
  },
  archive: {
    title: 'Zarchiwizować firmę?',
    description: 'Firma zniknie z domyślnej listy. Jej klienci i szanse pozostaną bez zmian.',
    archived: 'Zarchiwizowano firmę',
    unarchived: 'Przywrócono firmę z archiwum',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    customerOrganisations: typeof customerOrganisations;
  }
}
