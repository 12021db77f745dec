import type {
  Assumption,
  ComparisonKind,
  ComparisonSection,
  RentAssumption,
  RowName,
  RowUnit,
} from '../bank-comparison/index.ts';
import type { Drive, InstalmentDue } from '../leasing/index.ts';

type FixedRow = Exclude<RowName, `${string}.${string}`>;

/** Texts shared by the screen and the PDF of a bank comparison, in one language. */
export interface ComparisonTexts {
  readonly kind: Readonly<Record<ComparisonKind, string>>;
  readonly section: Readonly<Record<Exclude<ComparisonSection, 'taxes'>, string>>;
  /** The section of taxes, by the limit that counts. */
  readonly taxes: (limit: string) => string;
  readonly rows: Readonly<Record<FixedRow, string>>;
  readonly share: Readonly<Record<string, string>>;
  readonly taxCost: Readonly<Record<string, string>>;
  readonly carShare: Readonly<Record<string, string>>;
  readonly points: string;
  readonly included: string;
  readonly unit: Readonly<Record<RowUnit, string>>;
  readonly assumption: Readonly<Record<Assumption | RentAssumption, string>>;
  readonly drive: Readonly<Record<Drive, string>>;
  readonly due: Readonly<Record<InstalmentDue, string>>;
  /** Of the best bank on one basis. */
  readonly best: string;
  readonly promoted: string;
  readonly rentBasis: (months: string, mileage: string | null) => string;
  /** What the tax limit means for rentals, and what it does not. */
  readonly rentTaxes: string;
}

const polish: ComparisonTexts = {
  kind: { leasing: 'Leasing', rent: 'Najem' },
  rows: {
    vehicleValue: 'Wartość pojazdu',
    initialPayment: 'Opłata wstępna',
    numberOfInstallments: 'Liczba rat',
    monthlyAmount: 'Rata miesięczna',
    grossMonthlyAmount: 'Rata miesięczna',
    buyoutPrice: 'Wykup',
    due: 'Płatność raty',
    intrestRateType: 'Oprocentowanie',
    gapPrice: 'Składka GAP',
    sumOfPayments: 'Suma opłat',
    sumShare: 'Suma opłat do wartości pojazdu',
    nominalRate: 'Stopa nominalna roczna',
    effectiveRate: 'Stopa efektywna roczna',
    financedInstalment: 'Rata bez zawartych w niej kosztów',
    costs: 'Koszty razem',
    sumWithCosts: 'Suma opłat z kosztami',
    allInRate: 'Stopa efektywna roczna z kosztami',
    basisMonthlyAmount: 'Rata na wspólnych warunkach',
    basisCosts: 'Koszty na wspólnych warunkach',
    basisSumOfPayments: 'Suma opłat na wspólnych warunkach',
    difference: 'Różnica do najlepszej oferty',
    fromRate: 'w tym z oprocentowania',
    fromCosts: 'w tym z kosztów',
    fromConditions: 'w tym z warunków',
    yearlyMileage: 'Limit kilometrów rocznie',
    excessKmPrice: 'Cena dodatkowego kilometra',
    unusedKmPrice: 'Zwrot za niewykorzystany kilometr',
    monthlyCost: 'Koszt na miesiąc z opłatą wstępną',
    monthlyCostWithCosts: 'Koszt na miesiąc z opłatą wstępną i kosztami',
    basisMonthlyCost: 'Koszt na miesiąc na wspólnych warunkach',
    monthlyDifference: 'Różnica na miesiąc do najlepszej oferty',
  },
  section: {
    quoted: 'Warunki banków',
    costs: 'Koszty dodatkowe, za cały okres umowy',
    basis: 'Na wspólnych warunkach',
    stripMonthly: 'Rata przy zmianie oprocentowania zmiennego',
    stripSum: 'Suma opłat przy zmianie oprocentowania zmiennego',
  },
  taxes: (limit) => `Koszt podatkowy opłat (limit dla auta: ${limit})`,
  share: {
    full: 'Część kapitału w kosztach, odliczenie VAT 100%',
    mixed: 'Część kapitału w kosztach, odliczenie VAT 50%',
    none: 'Część kapitału w kosztach, bez odliczenia VAT',
  },
  taxCost: {
    full: 'Opłaty w kosztach, odliczenie VAT 100%',
    mixed: 'Opłaty w kosztach, odliczenie VAT 50%',
    none: 'Opłaty w kosztach, bez odliczenia VAT',
  },
  carShare: {
    full: 'Część opłat za pojazd w kosztach, odliczenie VAT 100%',
    mixed: 'Część opłat za pojazd w kosztach, odliczenie VAT 50%',
    none: 'Część opłat za pojazd w kosztach, bez odliczenia VAT',
  },
  points: 'pkt proc.',
  included: 'W cenie',
  rentBasis: (months, mileage) =>
    `Wspólne warunki: okres ${months} mies.${mileage === null ? '' : `, ${mileage} km rocznie`}. Koszt na miesiąc to raty z opłatą wstępną rozłożoną na okres umowy, netto${mileage === null ? '' : '; kilometry ponad limit oferty liczone są po jej cenie, niewykorzystane po jej zwrocie'}.`,
  rentTaxes:
    'Limit kosztów: art. 23 ust. 1 pkt 4 i 47a ustawy o PIT, art. 16 ust. 1 pkt 4 i 49a ustawy o CIT. Dotyczy tej części opłat, która spłaca wartość pojazdu, w najmie na 6 miesięcy lub dłużej; oferta najmu nie mówi, jaka to część.',
  unit: {
    net: 'netto',
    gross: 'brutto',
    partly: 'netto + 50% VAT',
    exempt: 'zw. z VAT',
    percent: '',
    months: '',
    km: 'km',
    word: '',
  },
  assumption: {
    initialPayment: 'Oferta nie podaje opłaty wstępnej: przyjęto, że jej nie ma.',
    buyoutPrice: 'Oferta nie podaje wykupu: przyjęto 0,00 zł.',
    due: 'Oferta nie mówi, kiedy płatna jest rata: przyjęto z dołu.',
    rate: 'Z takiej raty nie da się policzyć oprocentowania: bez porównania na wspólnych warunkach.',
    yearlyMileage: 'Oferta nie podaje limitu kilometrów: przyjęto wspólny.',
    otherTerm: 'Oferta jest na inny okres: koszt na miesiąc policzono z jej okresu.',
    noRefund: 'Oferta ma większy limit i nie podaje zwrotu za kilometr: przyjęto, że go nie ma.',
    noKmPrice: 'Oferta ma mniejszy limit i nie podaje ceny kilometra: bez porównania na wspólnych warunkach.',
  },
  drive: {
    electric: 'Elektryczny',
    hydrogen: 'Wodorowy',
    plug_in_hybrid: 'Hybryda plug-in',
    hybrid: 'Hybryda',
    combustion: 'Spalinowy',
  },
  due: { arrears: 'Z dołu', advance: 'Z góry' },
  best: 'Najlepsza na wspólnych warunkach',
  promoted: 'Polecana',
};

const english: ComparisonTexts = {
  kind: { leasing: 'Leasing', rent: 'Rent' },
  rows: {
    vehicleValue: 'Vehicle value',
    initialPayment: 'Initial payment',
    numberOfInstallments: 'Instalments',
    monthlyAmount: 'Monthly instalment',
    grossMonthlyAmount: 'Monthly instalment',
    buyoutPrice: 'Buy-out',
    due: 'Instalments due',
    intrestRateType: 'Interest rate',
    gapPrice: 'GAP premium',
    sumOfPayments: 'Sum of payments',
    sumShare: 'Sum of payments to vehicle value',
    nominalRate: 'Nominal rate a year',
    effectiveRate: 'Effective rate a year',
    financedInstalment: 'Instalment without the costs in it',
    costs: 'All costs',
    sumWithCosts: 'Sum of payments with costs',
    allInRate: 'Effective rate a year with costs',
    basisMonthlyAmount: 'Instalment on the same conditions',
    basisCosts: 'Costs on the same conditions',
    basisSumOfPayments: 'Sum of payments on the same conditions',
    difference: 'Difference to the best offer',
    fromRate: 'of which from the rate',
    fromCosts: 'of which from the costs',
    fromConditions: 'of which from the conditions',
    yearlyMileage: 'Kilometres a year',
    excessKmPrice: 'Price of one more kilometre',
    unusedKmPrice: 'Refund for a kilometre not driven',
    monthlyCost: 'Cost a month with the initial payment',
    monthlyCostWithCosts: 'Cost a month with the initial payment and costs',
    basisMonthlyCost: 'Cost a month on the same conditions',
    monthlyDifference: 'Difference a month to the best offer',
  },
  section: {
    quoted: 'What the banks offer',
    costs: 'Additional costs over the whole term',
    basis: 'On the same conditions',
    stripMonthly: 'Instalment when a variable rate moves',
    stripSum: 'Sum of payments when a variable rate moves',
  },
  taxes: (limit) => `Fees as a tax cost (limit for this car: ${limit})`,
  share: {
    full: 'Capital as a cost, 100% VAT deducted',
    mixed: 'Capital as a cost, 50% VAT deducted',
    none: 'Capital as a cost, no VAT deducted',
  },
  taxCost: {
    full: 'Fees as a cost, 100% VAT deducted',
    mixed: 'Fees as a cost, 50% VAT deducted',
    none: 'Fees as a cost, no VAT deducted',
  },
  carShare: {
    full: 'Part of fees for the car as a cost, 100% VAT deducted',
    mixed: 'Part of fees for the car as a cost, 50% VAT deducted',
    none: 'Part of fees for the car as a cost, no VAT deducted',
  },
  points: 'pp',
  included: 'Included',
  rentBasis: (months, mileage) =>
    `The same conditions: a term of ${months} months${mileage === null ? '' : `, ${mileage} km a year`}. The cost a month is the instalments with the initial payment spread over the term, net${mileage === null ? '' : '; kilometres above those of the offer are counted at its price, those not driven at its refund'}.`,
  rentTaxes:
    'Limit of costs: art. 23(1)(4) and (47a) of the Polish PIT act, art. 16(1)(4) and (49a) of the CIT act. It is of the part of the fees that pays the value of the car, in rents of 6 months and longer; an offer of a rent does not say which part that is.',
  unit: {
    net: 'net',
    gross: 'gross',
    partly: 'net + 50% VAT',
    exempt: 'VAT-exempt',
    percent: '',
    months: '',
    km: 'km',
    word: '',
  },
  assumption: {
    initialPayment: 'The offer names no initial payment: taken as none.',
    buyoutPrice: 'The offer names no buy-out: taken as 0.00 zł.',
    due: 'The offer does not say when instalments are due: taken in arrears.',
    rate: 'No rate makes such an instalment: not compared on the same conditions.',
    yearlyMileage: 'The offer names no kilometres a year: taken as the common ones.',
    otherTerm: 'The offer is for another term: its cost a month is counted over its own.',
    noRefund: 'The offer has more kilometres and names no refund: taken as none.',
    noKmPrice:
      'The offer has fewer kilometres and names no price of more: not compared on the same conditions.',
  },
  drive: {
    electric: 'Electric',
    hydrogen: 'Hydrogen',
    plug_in_hybrid: 'Plug-in hybrid',
    hybrid: 'Hybrid',
    combustion: 'Combustion',
  },
  due: { arrears: 'In arrears', advance: 'In advance' },
  best: 'Best on the same conditions',
  promoted: 'Recommended',
};

export const comparisonTexts = { pl: polish, en: english } as const;
