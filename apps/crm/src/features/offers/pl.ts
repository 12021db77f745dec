export const offerList = {
  title: 'Oferty',
  total_one: '{{count, number}} oferta',
  total_few: '{{count, number}} oferty',
  total_many: '{{count, number}} ofert',
  total_other: '{{count, number}} oferty',
  totalMore: 'Ponad {{count, number}} ofert',
  search: 'Szukaj ofert',
  columns: {
    customer: 'Klient',
    offerType: 'Rodzaj',
    vehicle: 'Pojazd',
    bank: 'Bank',
    dealer: 'Salon',
    vehicleValue: 'Wartość pojazdu netto',
    numberOfInstallments: 'Liczba rat',
    monthlyAmount: 'Rata netto',
    sumOfPayments: 'Suma opłat netto',
    commisionAmount: 'Prowizja netto',
    status: 'Status szansy',
    number: 'Szansa',
    worker: 'Opiekun',
    bookingDate: 'Rezerwacja do',
    createdAt: 'Dodano',
  },
  chosen: 'Wybrana',
  filters: {
    show_leasing_offers: 'Leasing',
    show_longterm_offers: 'Najem długoterminowy',
    show_shortterm_offers: 'Najem krótkoterminowy',
    mine: 'Moje szanse',
    chosen: 'Tylko wybrane',
    worker: 'Opiekun',
    bank: 'Bank',
    dealer: 'Salon',
    status: 'Status szansy',
    period: 'Dodano',
    vehicleValue: 'Wartość pojazdu',
    commission: 'Prowizja',
    archived: 'Z archiwalnych szans',
  },
  sums: { title: 'Suma ofert z listy', count: 'Liczba ofert', all: 'Razem' },
  empty: {
    title: 'Nie ma jeszcze żadnej oferty',
    hint: 'Oferty dodaje się w szansie sprzedaży, na karcie „Oferty”.',
  },
  noMatches: {
    title: 'Nie znaleziono ofert',
    hint: 'Zmień wyszukiwanie albo filtry. Szukać można po kliencie, numerze szansy i pojeździe.',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    offerList: typeof offerList;
  }
}
