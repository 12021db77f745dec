import { promotedFirst } from './compare.ts';
import type { ComparisonInput, ComparisonPatch } from './quotes.ts';
import type { AnyQuote, Compared } from './view.ts';

/** A quote with the offer it came from. */
export interface CopiedQuote extends AnyQuote {
  readonly offerId: string | null;
}

/** The fields of a bank comparison with nothing left out. */
export interface ComparisonFields extends Compared {
  readonly title: string;
  /** The promoted one first (rule CO2). */
  readonly quotes: readonly CopiedQuote[];
}

function wholeQuote(quote: ComparisonInput['quotes'][number]): CopiedQuote {
  const { offerId = null, vehicleValue = null, initialPayment = null, buyoutPrice = null } = quote;
  const { intrestRateType = null, due = null, gapPrice = null } = quote;
  const { yearlyMileage = null, excessKmPrice = null, unusedKmPrice = null } = quote;
  return {
    ...quote,
    offerId,
    vehicleValue,
    initialPayment,
    buyoutPrice,
    intrestRateType,
    due,
    gapPrice,
    yearlyMileage,
    excessKmPrice,
    unusedKmPrice,
  };
}

/** The fields of a comparison alone, of a record that has more. */
export function comparisonFields(one: ComparisonFields): ComparisonFields {
  const { kind, title, quotes, basis, rentBasis, startsOn, drive, co2 } = one;
  const { displaySumOfPayments, displayIntrestRateType, displayGapPrice } = one;
  return {
    kind,
    title,
    quotes,
    basis,
    rentBasis,
    startsOn,
    drive,
    co2,
    displaySumOfPayments,
    displayIntrestRateType,
    displayGapPrice,
  };
}

/** What a comparison becomes when a change goes on top of it. */
export function changedComparison(before: ComparisonFields, changes: ComparisonPatch): ComparisonFields {
  const { quotes, title = before.title, basis = before.basis, startsOn = before.startsOn } = changes;
  const { rentBasis = before.rentBasis, drive = before.drive, co2 = before.co2 } = changes;
  const {
    displaySumOfPayments = before.displaySumOfPayments,
    displayIntrestRateType = before.displayIntrestRateType,
    displayGapPrice = before.displayGapPrice,
  } = changes;
  return {
    kind: before.kind,
    title,
    quotes: quotes ? promotedFirst(quotes.map(wholeQuote)) : before.quotes,
    basis,
    rentBasis,
    startsOn,
    drive,
    co2,
    displaySumOfPayments,
    displayIntrestRateType,
    displayGapPrice,
  };
}

/** Returns a new comparison: missing values are null, and everything is shown. */
export function newComparison(input: ComparisonInput): ComparisonFields {
  const { kind, title, startsOn } = input;
  const nothing: ComparisonFields = {
    kind,
    title,
    startsOn,
    quotes: [],
    basis: null,
    rentBasis: null,
    drive: null,
    co2: null,
    displaySumOfPayments: true,
    displayIntrestRateType: true,
    displayGapPrice: true,
  };
  return changedComparison(nothing, input);
}
