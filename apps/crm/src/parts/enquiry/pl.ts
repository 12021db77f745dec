import { labelsPl } from '@szansa/domain/language';

export const enquiry = {
  add: 'Nowe zapytanie',
  status: labelsPl.enquiryStatus,
  category: {
    car_search: 'Wyszukanie samochodu',
    calculation: 'Kalkulacja',
    document_processing: 'Obsługa dokumentów',
    question: 'Pytanie',
  },
  awaited: {
    platformer: 'platformowiec',
    supplier: 'dostawca',
    worker: 'opiekun',
    contact: 'kontakt',
    nobody: '–',
  },
  availability: { immediately: 'Od ręki', production: 'Z produkcji', any: 'Dowolna' },
  grant: {
    not_using: 'Bez dotacji',
    using_100: 'Dotacja 100%',
    using_50: 'Dotacja 50%',
    using_0: 'Dotacja 0%',
  },
  fields: {
    title: 'Temat',
    category: 'Kategoria',
    description: 'Opis',
    extraDescription: 'Opis dodatkowy',
    brand: 'Marka',
    type: 'Typ lub model',
    availability: 'Dostępność',
    ownShare: 'Wkład własny netto',
    numberOfInstallments: 'Liczba rat',
    distanceLimit: 'Limit kilometrów rocznie',
    grant: 'Dotacja',
    workerId: 'Opiekun',
    platformerId: 'Platformowiec',
    customerFileId: 'Szansa sprzedaży',
    offerId: 'Oferta',
  },
  form: {
    createTitle: 'Nowe zapytanie wewnętrzne',
    editTitle: 'Edycja zapytania',
    description: 'Zapytanie trafia do platformowca. Każda kategoria ma swoje pola.',
    create: 'Wyślij zapytanie',
    created: 'Wysłano zapytanie',
    filesHint: 'Dokumenty dodasz po zapisaniu. Bez pliku zapytania nie da się przyjąć.',
    opportunityPlaceholder: 'Klient lub numer szansy',
    opportunityEmpty: 'Nie znaleziono szansy',
    noPlatformer: 'Kto pierwszy przyjmie',
    km: 'km',
  },
  kilometres: '{{value, number}} km',
  unread: 'Nieprzeczytane',
  archived: 'Zarchiwizowane',
  noPlatformer: 'Bez platformowca',
  tab: {
    label: 'Zapytania o tę szansę',
    empty: 'Nie ma jeszcze zapytań',
    waitingFor: 'Czeka na: {{who}}',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    enquiry: typeof enquiry;
  }
}
