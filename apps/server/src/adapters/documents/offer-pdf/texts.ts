import type { Language } from '@szansa/domain/account';
import type { OfferType } from '@szansa/domain/offer';

interface PdfTexts {
  readonly titles: Readonly<Record<OfferType, string>>;
  readonly vehicle: string;
  readonly noVehicle: string;
  readonly engine: string;
  readonly shifter: string;
  readonly body: string;
  readonly bodyColor: string;
  readonly yearOfProduction: string;
  readonly grossCatalogPrice: string;
  readonly discount: string;
  readonly grossSellPrice: string;
  readonly terms: string;
  readonly bank: string;
  readonly period: string;
  readonly months: (count: number) => string;
  readonly intrestRateType: string;
  readonly orderType: string;
  readonly deposit: string;
  readonly yes: string;
  readonly position: string;
  readonly share: string;
  readonly net: string;
  readonly gross: (vat: number) => string;
  readonly monthlyFee: string;
  readonly smallPrint: string;
}

const polishMonths = {
  one: 'miesiąc',
  few: 'miesiące',
  many: 'miesięcy',
  other: 'miesiąca',
  zero: '',
  two: '',
};
const polishPlurals = new Intl.PluralRules('pl');

export const pdfTexts: Readonly<Record<Language, PdfTexts>> = {
  pl: {
    titles: {
      leasing: 'Oferta leasingu',
      rent_long_term: 'Oferta najmu długoterminowego',
      rent_short_term: 'Oferta najmu krótkoterminowego',
    },
    vehicle: 'Pojazd',
    noVehicle: 'Pojazd do uzgodnienia',
    engine: 'Silnik',
    shifter: 'Skrzynia biegów',
    body: 'Nadwozie',
    bodyColor: 'Kolor nadwozia',
    yearOfProduction: 'Rok produkcji',
    grossCatalogPrice: 'Cena katalogowa brutto',
    discount: 'Rabat',
    grossSellPrice: 'Cena sprzedaży brutto',
    terms: 'Warunki',
    bank: 'Finansujący',
    period: 'Okres umowy',
    months: (count) => `${count} ${polishMonths[polishPlurals.select(count)]}`,
    intrestRateType: 'Oprocentowanie',
    orderType: 'Dostępność',
    deposit: 'Kaucja',
    yes: 'tak',
    position: 'Pozycja',
    share: '% wartości',
    net: 'Netto',
    gross: (vat) => `Brutto (VAT ${vat}%)`,
    monthlyFee: 'Czynsz miesięczny',
    smallPrint:
      'Kalkulacja ma charakter informacyjny i nie stanowi oferty w rozumieniu art. 66 Kodeksu cywilnego. Ostateczne warunki ustala finansujący po ocenie wniosku.',
  },
  en: {
    titles: {
      leasing: 'Leasing offer',
      rent_long_term: 'Long-term rental offer',
      rent_short_term: 'Short-term rental offer',
    },
    vehicle: 'Vehicle',
    noVehicle: 'Vehicle to be agreed',
    engine: 'Engine',
    shifter: 'Gearbox',
    body: 'Body',
    bodyColor: 'Body colour',
    yearOfProduction: 'Year of production',
    grossCatalogPrice: 'Catalogue price, gross',
    discount: 'Discount',
    grossSellPrice: 'Sale price, gross',
    terms: 'Terms',
    bank: 'Financed by',
    period: 'Contract period',
    months: (count) => (count === 1 ? '1 month' : `${count} months`),
    intrestRateType: 'Interest rate',
    orderType: 'Availability',
    deposit: 'Deposit',
    yes: 'yes',
    position: 'Item',
    share: '% of value',
    net: 'Net',
    gross: (vat) => `Gross (VAT ${vat}%)`,
    monthlyFee: 'Monthly fee',
    smallPrint:
      'This calculation is for information and is not an offer within the meaning of art. 66 of the Polish Civil Code. The final terms are set by the lessor after assessing the application.',
  },
};
