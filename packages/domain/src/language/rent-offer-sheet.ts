import type { Language } from '../account/index.ts';
import {
  kmPerYear,
  rentAmountRows,
  rentServices,
  type CarState,
  type RentAmount,
  type RentOfferFields,
  type RentService,
  type RentType,
} from '../rent-offer/index.ts';
import { formatMoney, formatNumber } from './formats.ts';

export interface SheetLine {
  readonly label: string;
  readonly value: string;
}

/** Every word and number of a rent offer, as its PDF and the preview of its form show them alike. */
export interface RentOfferSheet {
  readonly title: string;
  readonly headings: {
    readonly car: string;
    readonly terms: string;
    readonly services: string;
    readonly information: string;
    readonly amount: string;
    readonly net: string;
    readonly gross: string;
  };
  readonly clientTitle: string;
  readonly carName: string;
  readonly carLines: readonly SheetLine[];
  readonly terms: readonly SheetLine[];
  /** The sum of payments last but for what the car is sold for, which is no payment. */
  readonly amounts: readonly {
    readonly name: RentAmount;
    readonly label: string;
    readonly net: string;
    readonly gross: string;
  }[];
  readonly services: readonly {
    readonly name: RentService;
    readonly label: string;
    readonly isIncluded: boolean;
    /** Whether it is included, in words. */
    readonly value: string;
  }[];
  readonly information: string | null;
}

/** A rent offer to be shown; without `sellValue` where it is hidden from the reader. */
export type ShownRentOffer = Omit<RentOfferFields, 'sellValue'> & { readonly sellValue?: string | null };

interface Words {
  readonly title: Readonly<Record<RentType, string>>;
  readonly headings: RentOfferSheet['headings'];
  readonly version: string;
  readonly variant: string;
  readonly state: string;
  readonly states: Readonly<Record<CarState, string>>;
  readonly period: string;
  readonly months: (count: string) => string;
  readonly limit: string;
  readonly km: (total: string, perYear: string) => string;
  readonly amount: Readonly<Record<RentAmount, string>>;
  readonly service: Readonly<Record<RentService, string>>;
  readonly included: string;
  readonly notIncluded: string;
}

const polish: Words = {
  title: {
    rent_long_term: 'Oferta najmu długoterminowego',
    rent_short_term: 'Oferta najmu krótkoterminowego',
  },
  headings: {
    car: 'Samochód',
    terms: 'Warunki',
    services: 'Usługi',
    information: 'Informacje dodatkowe',
    amount: 'Pozycja',
    net: 'Netto',
    gross: 'Brutto (VAT 23%)',
  },
  version: 'Wersja i silnik',
  variant: 'Wariant',
  state: 'Stan',
  states: { new: 'Nowy', used: 'Używany' },
  period: 'Okres umowy',
  months: (count) => `${count} mies.`,
  limit: 'Limit kilometrów',
  km: (total, perYear) => `${total} km (${perYear} km rocznie)`,
  amount: {
    initialPaymentNet: 'Opłata wstępna',
    monthlyFeeNet: 'Rata miesięczna',
    buyoutPriceNet: 'Wykup',
    sumOfPayments: 'Suma opłat',
    sellValue: 'Wartość sprzedaży',
  },
  service: {
    vehicleInsurance: 'Ubezpieczenie',
    maintenance: 'Serwis',
    replacementCar: 'Samochód zastępczy',
    assistance: 'Assistance',
    damageControl: 'Likwidacja szkód',
  },
  included: 'w cenie',
  notIncluded: 'nie',
};

const english: Words = {
  title: { rent_long_term: 'Long-term rent offer', rent_short_term: 'Short-term rent offer' },
  headings: {
    car: 'Car',
    terms: 'Terms',
    services: 'Services',
    information: 'Additional information',
    amount: 'Item',
    net: 'Net',
    gross: 'Gross (23% VAT)',
  },
  version: 'Version and engine',
  variant: 'Variant',
  state: 'State',
  states: { new: 'New', used: 'Used' },
  period: 'Contract period',
  months: (count) => `${count} months`,
  limit: 'Limit of kilometres',
  km: (total, perYear) => `${total} km (${perYear} km a year)`,
  amount: {
    initialPaymentNet: 'Initial payment',
    monthlyFeeNet: 'Monthly fee',
    buyoutPriceNet: 'Buy-out',
    sumOfPayments: 'Sum of payments',
    sellValue: 'Sell value',
  },
  service: {
    vehicleInsurance: 'Insurance',
    maintenance: 'Maintenance',
    replacementCar: 'Replacement car',
    assistance: 'Assistance',
    damageControl: 'Damage control',
  },
  included: 'included',
  notIncluded: 'no',
};

/** What the services of a rent are called. */
export function rentServiceNames(language: Language): Readonly<Record<RentService, string>> {
  return (language === 'pl' ? polish : english).service;
}

const present = (lines: readonly (readonly [string, string | null])[]): SheetLine[] =>
  lines.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));

/** A rent offer in the words and formats of a language. */
export function rentOfferSheet(offer: ShownRentOffer, language: Language): RentOfferSheet {
  const words = language === 'pl' ? polish : english;
  const number = (value: number) => formatNumber(value, language);
  const { contractMonthsPeriod: months, totalKmLimit, displayMileage } = offer;
  const isLimitShown = displayMileage && totalKmLimit !== null;
  return {
    title: words.title[offer.offerType],
    headings: words.headings,
    clientTitle: offer.clientTitle,
    carName: offer.carBrandAndModel,
    carLines: present([
      [words.version, offer.carVersionAndEngine],
      [words.variant, offer.carVariant],
      [words.state, words.states[offer.carState]],
    ]),
    terms: present([
      [words.period, words.months(number(months))],
      [
        words.limit,
        isLimitShown ? words.km(number(totalKmLimit), number(kmPerYear(totalKmLimit, months))) : null,
      ],
    ]),
    amounts: rentAmountRows(offer).map(({ name, net, gross }) => ({
      name,
      label: words.amount[name],
      net: formatMoney(net, language),
      gross: formatMoney(gross, language),
    })),
    services: rentServices.map((name) => ({
      name,
      label: words.service[name],
      isIncluded: offer[name],
      value: offer[name] ? words.included : words.notIncluded,
    })),
    information: offer.additionalInformation,
  };
}

/** What a state of a car is called. */
export function carStateLabel(state: CarState, language: Language): string {
  return (language === 'pl' ? polish : english).states[state];
}
