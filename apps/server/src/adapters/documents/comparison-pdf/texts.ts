import type { Language } from '@szansa/domain/account';
import type { ComparisonKind } from '@szansa/domain/bank-comparison';

interface ComparisonPdfTexts {
  readonly title: Readonly<Record<ComparisonKind, string>>;
  readonly basis: (conditions: {
    readonly vehicleValue: string;
    readonly initialPayment: string;
    readonly months: number;
    readonly buyoutPrice: string;
    readonly startsOn: string;
  }) => string;
  /** What marks a cell. */
  readonly marks: string;
  readonly taxes: string;
  readonly smallPrint: Readonly<Record<ComparisonKind, string>>;
}

export const comparisonPdfTexts: Readonly<Record<Language, ComparisonPdfTexts>> = {
  pl: {
    title: { leasing: 'Porównanie ofert leasingu', rent: 'Porównanie ofert najmu' },
    basis: ({ vehicleValue, initialPayment, months, buyoutPrice, startsOn }) =>
      `Wspólne warunki (netto): wartość pojazdu ${vehicleValue}, opłata wstępna ${initialPayment}, liczba rat ${months}, wykup ${buyoutPrice}; początek umowy ${startsOn}. Różnice liczone są do oferty najtańszej na wspólnych warunkach.`,
    marks: 'Pogrubione wartości różnią się od najlepszej oferty.',
    taxes:
      'Limit kosztów samochodu osobowego: art. 23 ust. 1 pkt 4 i 47a ustawy o PIT, art. 16 ust. 1 pkt 4 i 49a ustawy o CIT. Odsetki są kosztem w całości; wykup nie jest opłatą leasingową.',
    smallPrint: {
      leasing:
        'Porównanie ma charakter informacyjny i nie stanowi oferty w rozumieniu art. 66 Kodeksu cywilnego ani porady podatkowej. Ostateczne warunki ustala finansujący po ocenie wniosku.',
      rent: 'Porównanie ma charakter informacyjny i nie stanowi oferty w rozumieniu art. 66 Kodeksu cywilnego ani porady podatkowej. Ostateczne warunki ustala wynajmujący po ocenie wniosku.',
    },
  },
  en: {
    title: { leasing: 'Comparison of leasing offers', rent: 'Comparison of rent offers' },
    basis: ({ vehicleValue, initialPayment, months, buyoutPrice, startsOn }) =>
      `The same conditions (net): vehicle value ${vehicleValue}, initial payment ${initialPayment}, ${months} instalments, buy-out ${buyoutPrice}; the lease begins on ${startsOn}. Differences are to the offer that costs least on the same conditions.`,
    marks: 'Values in bold differ from the best offer.',
    taxes:
      'Limit of the cost of a passenger car: art. 23(1)(4) and (47a) of the Polish PIT act, art. 16(1)(4) and (49a) of the CIT act. Interest is a cost in whole; the buy-out is no leasing fee.',
    smallPrint: {
      leasing:
        'This comparison is for information; it is neither an offer within the meaning of art. 66 of the Polish Civil Code nor tax advice. The final terms are set by the lessor after assessing the application.',
      rent: 'This comparison is for information; it is neither an offer within the meaning of art. 66 of the Polish Civil Code nor tax advice. The final terms are set by the rental company after assessing the application.',
    },
  },
};
