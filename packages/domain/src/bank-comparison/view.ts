import { taxLimit } from '../leasing/index.ts';
import { toAmount } from '../shared/index.ts';
import { compareQuotes } from './compare.ts';
import type { ComparisonKind } from './comparable.ts';
import type { Assumption, Conditions, Quote } from './compared.ts';
import type { UnsharedCost } from './costs.ts';
import { rentRows } from './rent-rows.ts';
import { compareRents, type RentAssumption, type RentBasis, type RentQuote } from './rents.ts';
import type { ComparisonRow, Shown } from './row-kinds.ts';
import { comparisonRows } from './rows.ts';

/** A quote of either kind, with all possible values. */
export interface AnyQuote extends Omit<Quote, 'vehicleValue'>, RentQuote {}

/** What is compared, and what is shown of it. */
export interface Compared extends Shown {
  readonly kind: ComparisonKind;
  readonly quotes: readonly AnyQuote[];
  /** Of leases alone. */
  readonly basis: Conditions | null;
  /** Of rents alone. */
  readonly rentBasis: RentBasis | null;
}

/** A bank at the head of its column. */
export interface ComparedBank {
  readonly bankName: string;
  readonly isPromoted: boolean;
  readonly isBest: boolean;
  readonly assumed: readonly (Assumption | RentAssumption)[];
}

/** A comparison as the screen and the PDF both show it. */
export interface ShownComparison {
  readonly banks: readonly ComparedBank[];
  readonly rows: readonly ComparisonRow[];
  /** The limit to which the car's value is compared, where rows show taxes. */
  readonly taxLimit: string | null;
  /** What every lease was counted on. */
  readonly basis: Conditions | null;
  /** What every rent was counted on. */
  readonly rentBasis: RentBasis | null;
  /** Costs that some name and others do not. */
  readonly unshared: readonly UnsharedCost[];
}

interface RatedQuote {
  readonly quote: AnyQuote;
  readonly isBest: boolean;
  readonly assumed: ComparedBank['assumed'];
}

const banksOf = (quotes: readonly RatedQuote[]): ComparedBank[] =>
  quotes.map(({ quote: { bankName, isPromoted }, isBest, assumed }) => ({
    bankName,
    isPromoted,
    isBest,
    assumed,
  }));

/** Returns the limit of the first day, where rows show taxes. Rule TX1. */
function limitOf(rows: readonly ComparisonRow[], { drive, co2, startsOn }: Shown): string | null {
  if (drive === null || !rows.some(({ section }) => section === 'taxes')) return null;
  return toAmount(taxLimit({ drive, co2 }, startsOn));
}

/**
 * The banks and the rows of a comparison of leases or of rents.
 * @throws RangeError as `compareQuotes` and `compareRents`
 */
export function shownComparison({ kind, quotes, basis, rentBasis, ...shown }: Compared): ShownComparison {
  if (kind === 'rent') {
    const rents = compareRents(quotes, rentBasis);
    const rows = rentRows(rents, shown);
    return {
      banks: banksOf(rents.quotes),
      rows,
      taxLimit: limitOf(rows, shown),
      basis: null,
      rentBasis: rents.basis,
      unshared: rents.unshared,
    };
  }
  // each lease has a value (rule CO1)
  const leases = quotes.map((quote) => ({ ...quote, vehicleValue: quote.vehicleValue ?? '0.00' }));
  const compared = compareQuotes(leases, shown.startsOn, basis);
  const rows = comparisonRows(compared, shown);
  return {
    banks: banksOf(compared.quotes),
    rows,
    taxLimit: limitOf(rows, shown),
    basis: compared.basis,
    rentBasis: null,
    unshared: compared.unshared,
  };
}
