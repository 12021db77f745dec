export const bankComparisons = {
  title: 'Porównania banków',
  add: 'Zapisz porównanie',
  total_one: '{{count, number}} porównanie',
  total_few: '{{count, number}} porównania',
  total_many: '{{count, number}} porównań',
  total_other: '{{count, number}} porównania',
  totalMore: 'Ponad {{count, number}} porównań',
  search: 'Szukaj porównań',
  columns: {
    title: 'Przedmiot',
    customer: 'Klient',
    banks: 'Banki',
    author: 'Autor',
    createdAt: 'Dodano',
    updatedAt: 'Zmieniono',
  },
  filters: { mine: 'Moje szanse', archived: 'Z archiwalnych szans' },
  empty: {
    title: 'Nie ma jeszcze żadnego porównania',
    hint: 'Porównania powstają w szansie sprzedaży: zaznacz od 2 do 4 ofert na karcie „Oferty”.',
  },
  noMatches: {
    title: 'Nie znaleziono porównań',
    hint: 'Zmień wyszukiwanie albo filtry. Szukać można po przedmiocie, banku, kliencie i numerze szansy.',
  },
  form: {
    createTitle: 'Nowe porównanie banków',
    editTitle: 'Edycja porównania',
    description: 'Od 2 do 4 ofert. Kwoty są netto.',
    created: 'Zapisano porównanie',
    subject: 'Przedmiot',
    startsOn: 'Początek umowy',
    drive: 'Napęd samochodu osobowego',
    driveHint: 'Bez napędu nie pokazujemy limitu podatkowego.',
    co2: 'Emisja CO₂',
    co2Unit: 'g/km',
    switches: 'Co pokazać',
    displaySumOfPayments: 'Suma opłat',
    displayIntrestRateType: 'Rodzaj oprocentowania',
    displayGapPrice: 'Składka GAP',
    basis: 'Wspólne warunki',
    basisHint: 'Bez własnych przyjmujemy warunki pierwszej oferty.',
    ownBasis: 'Własne wspólne warunki',
    quotes: 'Oferty banków',
    quote: 'Oferta {{number}}',
    addQuote: 'Dodaj ofertę',
    removeQuote: 'Usuń ofertę {{number}}',
    promote: 'Polecana, zawsze pierwsza',
    bankName: 'Bank',
    otherBank: 'Wpisz: {{name}}',
    months: 'mies.',
    netSuffix: 'zł netto',
    exemptSuffix: 'zł zw. z VAT',
    preview: 'Podgląd na żywo',
    previewHint: 'Podgląd pojawi się, gdy każda oferta ma bank, wartość pojazdu, liczbę rat i ratę.',
  },
  compared: {
    label: 'Porównanie ofert banków',
    row: 'Pozycja',
    assumed: 'przyjęto',
    marks: 'Strzałka mówi, że wartość jest większa lub mniejsza niż w najlepszej ofercie.',
    basis:
      'Wspólne warunki, netto: wartość pojazdu {{vehicleValue}}, opłata wstępna {{initialPayment}}, liczba rat {{months}}, wykup {{buyoutPrice}}. Początek umowy: {{startsOn}}.',
    basisShort: 'Wartość pojazdu {{vehicleValue}} netto, liczba rat {{months}}',
    taxes:
      'Limit kosztów: art. 23 ust. 1 pkt 4 i 47a ustawy o PIT, art. 16 ust. 1 pkt 4 i 49a ustawy o CIT. Odsetki są kosztem w całości.',
  },
  record: {
    opportunity: 'Szansa #{{number}} · {{customer}}',
    byAt: '{{name}}, {{date}}',
    pdf: 'PDF',
    send: 'Wyślij do klienta',
  },
  pdf: {
    title: 'Porównanie w PDF',
    description: 'Tak zobaczy je klient.',
    language: 'Język dokumentu',
    save: 'Zapisz w dokumentach',
    saved: 'Zapisano PDF w dokumentach szansy',
  },
  mail: {
    title: 'Wyślij porównanie',
    description: '#{{number}} · {{customer}} · PDF w załączniku',
  },
  remove: { title: 'Usunąć porównanie banków?' },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    bankComparisons: typeof bankComparisons;
  }
}
