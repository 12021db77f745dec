import { promotedFirst, type ComparisonInput, type ComparisonPatch } from '@szansa/domain/bank-comparison';

import { invalid, type StaffWork } from '#platform';
import { offersAmong, type ComparisonFields, type ComparisonRow } from './queries.ts';
import type { KeptQuote } from './tables.ts';

type WrittenQuote = ComparisonInput['quotes'][number];

/** A quote as it is kept, with nothing left out. */
function wholeQuote(quote: WrittenQuote): KeptQuote {
  const { offerId = null, initialPayment = null, buyoutPrice = null } = quote;
  const { intrestRateType = null, due = null, gapPrice = null } = quote;
  return {
    offerId,
    bankName: quote.bankName,
    vehicleValue: quote.vehicleValue,
    initialPayment,
    numberOfInstallments: quote.numberOfInstallments,
    monthlyAmount: quote.monthlyAmount,
    buyoutPrice,
    intrestRateType,
    due,
    gapPrice,
    isPromoted: quote.isPromoted,
  };
}

const nothing: Omit<ComparisonFields, 'title' | 'quotes' | 'startsOn'> = {
  basis: null,
  drive: null,
  co2: null,
  displaySumOfPayments: true,
  displayIntrestRateType: true,
  displayGapPrice: true,
};

/** The fields of a stored comparison. */
export function fieldsOf(row: ComparisonRow): ComparisonFields {
  const { title, quotes, basis, startsOn, drive, co2 } = row;
  const { displaySumOfPayments, displayIntrestRateType, displayGapPrice } = row;
  return {
    title,
    quotes,
    basis,
    startsOn,
    drive,
    co2,
    displaySumOfPayments,
    displayIntrestRateType,
    displayGapPrice,
  };
}

/** What a comparison becomes when a change goes on top of it. */
export function changedFields(
  before: ComparisonFields,
  { quotes, ...changes }: ComparisonPatch,
): ComparisonFields {
  const {
    title = before.title,
    basis = before.basis,
    startsOn = before.startsOn,
    drive = before.drive,
    co2 = before.co2,
    displaySumOfPayments = before.displaySumOfPayments,
    displayIntrestRateType = before.displayIntrestRateType,
    displayGapPrice = before.displayGapPrice,
  } = changes;
  return {
    title,
    quotes: quotes ? promotedFirst(quotes.map(wholeQuote)) : before.quotes,
    basis,
    startsOn,
    drive,
    co2,
    displaySumOfPayments,
    displayIntrestRateType,
    displayGapPrice,
  };
}

/** The fields of a new comparison. */
export function newFields({ title, quotes, startsOn, ...input }: ComparisonInput): ComparisonFields {
  return changedFields({ ...nothing, title, quotes: [], startsOn }, { ...input, quotes });
}

/**
 * Refuses quotes taken from offers of other opportunities. An offer that was named before may be gone by now.
 * @throws 422
 */
export async function refuseForeignOffers(
  work: StaffWork,
  customerFileId: string,
  quotes: readonly WrittenQuote[],
  before: readonly KeptQuote[] = [],
): Promise<void> {
  const known = new Set(before.map(({ offerId }) => offerId));
  const named = quotes.flatMap(({ offerId }, index) =>
    offerId && !known.has(offerId) ? [{ offerId, index }] : [],
  );
  const ids = named.map(({ offerId }) => offerId);
  const own = new Set(await offersAmong(work.db, customerFileId, ids));
  const foreign = named.filter(({ offerId }) => !own.has(offerId));
  if (foreign.length === 0) return;
  throw invalid(
    ...foreign.map(({ index }) => ({ path: `quotes.${index}.offerId`, code: 'value_not_allowed' as const })),
  );
}
