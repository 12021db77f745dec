export const offerFields = {
  monthlyFee: 'Czynsz miesięczny',
  offerType: 'Rodzaj oferty',
  intrestRateType: 'Rodzaj oprocentowania',
  isDeposit: 'Z kaucją',
  registrationCity: 'Miejsce rejestracji',
  commisionPercent: 'Prowizja (%)',
  bookingDate: 'Data rezerwacji',
  closingDate: 'Data zamknięcia',
  note: 'Notatka do oferty',
  manufacturer: 'Producent',
  model: 'Model',
  version: 'Wersja',
  engine: 'Silnik',
  shifter: 'Skrzynia biegów',
  body: 'Nadwozie',
  bodyColor: 'Kolor nadwozia',
  orderNo: 'Numer zamówienia',
  yearOfProduction: 'Rok produkcji',
  grossCatalogPrice: 'Cena katalogowa brutto',
  discount: 'Rabat',
  grossSellPrice: 'Cena sprzedaży brutto',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    offerFields: typeof offerFields;
  }
}
