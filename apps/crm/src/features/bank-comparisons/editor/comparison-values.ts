import {
  comparisonFields,
  comparisonKindOf,
  comparisonInput,
  newComparison,
  type Compared,
  type ComparisonInput,
  type ComparisonKind,
  type ComparisonPatch,
  type CostKind,
  type CostPayment,
} from '@szansa/domain/bank-comparison';
import type { RentService } from '@szansa/domain/rent-offer';
import { vehicleName } from '@szansa/domain/vehicle';

import type { Offer } from '#parts/opportunity/records.ts';

import type { Comparison } from '../comparison.ts';

/** A cost as it is typed. */
export interface CostValues {
  kind: CostKind;
  name: string | null;
  amount: string | null;
  isGross: boolean;
  paid: CostPayment;
}

/** A quote as it is typed: empty fields are null. */
export interface QuoteValues {
  offerId: string | null;
  bankName: string;
  vehicleValue: string | null;
  initialPayment: string | null;
  numberOfInstallments: number | null;
  monthlyAmount: string | null;
  buyoutPrice: string | null;
  intrestRateType: string | null;
  due: string | null;
  gapPrice: string | null;
  yearlyMileage: number | null;
  excessKmPrice: string | null;
  unusedKmPrice: string | null;
  services: RentService[];
  costs: CostValues[];
  isPromoted: boolean;
}

export interface BasisValues {
  vehicleValue: string | null;
  initialPayment: string | null;
  numberOfInstallments: number | null;
  buyoutPrice: string | null;
}

export interface RentBasisValues {
  numberOfInstallments: number | null;
  yearlyMileage: number | null;
}

/** The form of a comparison as it is typed. */
export interface ComparisonValues {
  kind: ComparisonKind;
  title: string;
  startsOn: string | null;
  drive: string | null;
  co2: number | null;
  displaySumOfPayments: boolean;
  displayIntrestRateType: boolean;
  displayGapPrice: boolean;
  basis: BasisValues | null;
  rentBasis: RentBasisValues | null;
  quotes: QuoteValues[];
}

export const emptyQuote: QuoteValues = {
  offerId: null,
  bankName: '',
  vehicleValue: null,
  initialPayment: null,
  numberOfInstallments: null,
  monthlyAmount: null,
  buyoutPrice: null,
  intrestRateType: null,
  due: null,
  gapPrice: null,
  yearlyMileage: null,
  excessKmPrice: null,
  unusedKmPrice: null,
  services: [],
  costs: [],
  isPromoted: false,
};

/** Returns a quote without the values that only the other kind of comparison has. */
export function quoteOfKind(quote: QuoteValues, kind: ComparisonKind): QuoteValues {
  return kind === 'rent'
    ? {
        ...quote,
        buyoutPrice: null,
        intrestRateType: null,
        due: null,
        gapPrice: null,
        costs: quote.costs.filter(({ paid }) => paid !== 'inInstalment'),
      }
    : { ...quote, yearlyMileage: null, excessKmPrice: null, unusedKmPrice: null, services: [] };
}

function quoteOf(offer: Offer): QuoteValues {
  const quote = {
    ...emptyQuote,
    offerId: offer.id,
    bankName: offer.bankRepresentative?.bank?.name ?? '',
    vehicleValue: offer.vehicleValue,
    initialPayment: offer.initialPayment,
    numberOfInstallments: offer.numberOfInstallments,
    monthlyAmount: offer.monthlyAmount,
    buyoutPrice: offer.buyoutPrice,
    intrestRateType: offer.intrestRateType,
  };
  return quoteOfKind(quote, comparisonKindOf(offer.offerType));
}

/**
 * Returns the initial values of a new comparison: the ticked offers, which are of one kind, else empty quotes of
 * leases.
 */
export function newValues(offers: readonly Offer[], startsOn: string): ComparisonValues {
  const quotes = offers.map(quoteOf);
  const missing = Math.max(0, 2 - quotes.length);
  const vehicle = offers.find((offer) => offer.vehicle !== null)?.vehicle;
  const [first] = offers;
  return {
    kind: first ? comparisonKindOf(first.offerType) : 'leasing',
    title: vehicle ? vehicleName(vehicle) : '',
    startsOn,
    drive: null,
    co2: null,
    displaySumOfPayments: true,
    displayIntrestRateType: true,
    displayGapPrice: true,
    basis: null,
    rentBasis: null,
    quotes: [...quotes, ...Array.from({ length: missing }, () => emptyQuote)],
  };
}

/** Returns the initial values of the form of a saved comparison. */
export function valuesOf(saved: Comparison): ComparisonValues {
  return {
    ...comparisonFields(saved),
    quotes: saved.quotes.map(({ services, costs, ...quote }) => ({
      ...quote,
      services: [...services],
      costs: [...costs],
    })),
  };
}

/** What of the typed fields a change names. */
export function changesOf(
  output: ComparisonInput,
  _saved: Comparison,
  dirty: Partial<Record<keyof ComparisonValues, unknown>>,
): ComparisonPatch {
  const isTouched = (value: unknown): boolean =>
    typeof value === 'object' && value !== null ? Object.values(value).some(isTouched) : value === true;
  const touched = Object.entries(output).filter(
    ([name]) => name in dirty && isTouched(Reflect.get(dirty, name)),
  );
  return Object.fromEntries(touched);
}

/** What is typed, as far as it can be compared; null while something is missing or cannot be read. */
export function typedTerms(values: ComparisonValues): Compared | null {
  // a title is of no use to the comparison
  const typed = comparisonInput.safeParse({ ...values, title: values.title || '–' }).data;
  return typed ? newComparison(typed) : null;
}
