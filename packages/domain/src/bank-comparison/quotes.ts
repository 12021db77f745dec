import { z } from 'zod';

import { drives, instalmentDues, longestTerm } from '../leasing/index.ts';
import { intrestRateTypes } from '../offer/kinds.ts';
import { calendarDate, line, money, orEmpty, toGrosz, wholeNumber } from '../shared/index.ts';
import { quoteLimits } from './comparable.ts';

/** The most a vehicle of a comparison costs, in zloty: sums of what it leads to are still counted exactly. */
const dearest = 100_000_000;

const amount = money.refine((given) => Number(given) <= dearest, {
  error: 'amount_range',
  params: { min: 0, max: dearest },
});

/** The conditions a lease is quoted on: net amounts and months. */
const conditions = {
  vehicleValue: amount,
  initialPayment: amount,
  numberOfInstallments: wholeNumber({ min: 1, max: longestTerm }, 'installments_range'),
  buyoutPrice: amount,
};

/** The days on which a lease of a comparison may begin: since there are limits to count with. */
const days = { first: '2019-01-01', last: '2099-12-31' } as const;

function refuseNothingFinanced(
  terms: { readonly vehicleValue: string; readonly initialPayment?: string | null | undefined },
  context: z.RefinementCtx,
): void {
  if (toGrosz(terms.initialPayment ?? '0') < toGrosz(terms.vehicleValue)) return;
  context.addIssue({ code: 'custom', message: 'nothing_financed', path: ['initialPayment'] });
}

/** What a bank asks for a lease, net; what it does not say is assumed and told (rule CO3). */
export const quoteInput = z
  .strictObject({
    ...conditions,
    /** The offer it was taken from; it keeps its own numbers afterwards. */
    offerId: z.uuid('value_not_allowed').nullish(),
    bankName: line(120),
    initialPayment: orEmpty(conditions.initialPayment).optional(),
    monthlyAmount: amount,
    buyoutPrice: orEmpty(conditions.buyoutPrice).optional(),
    intrestRateType: orEmpty(z.enum(intrestRateTypes, 'value_not_allowed')).optional(),
    due: orEmpty(z.enum(instalmentDues, 'value_not_allowed')).optional(),
    /** A premium for the whole term, exempt from VAT. */
    gapPrice: orEmpty(amount).optional(),
    isPromoted: z.boolean().default(false),
  })
  .superRefine(refuseNothingFinanced);

export type QuoteInput = z.input<typeof quoteInput>;

/** Two to four quotes, of which one at most is promoted. Rule CO1. */
const quotes = z
  .array(quoteInput)
  .refine((given) => given.length >= quoteLimits.min && given.length <= quoteLimits.max, {
    error: 'quotes_range',
    params: quoteLimits,
  })
  .refine((given) => given.filter(({ isPromoted }) => isPromoted).length <= 1, 'one_promoted_only');

/** What every bank is counted on instead of its own conditions. */
export const basisInput = z.strictObject(conditions).superRefine(refuseNothingFinanced);

/** The fields of a bank comparison that may be changed one by one. Names of the switches are the specification's. */
export const comparisonPatch = z.strictObject({
  title: line(120).optional(),
  quotes: quotes.optional(),
  /** The conditions of the first quote where nothing is given. */
  basis: basisInput.nullish(),
  /** The first day of the lease, from which flows and tax limits are counted. */
  startsOn: calendarDate.refine((day) => day >= days.first && day <= days.last, 'date_invalid').optional(),
  /** What drives the passenger car; without it nothing is said of taxes. */
  drive: orEmpty(z.enum(drives, 'value_not_allowed')).optional(),
  /** g/km */
  co2: wholeNumber({ min: 0, max: 1000 }).nullish(),
  displaySumOfPayments: z.boolean().optional(),
  displayIntrestRateType: z.boolean().optional(),
  displayGapPrice: z.boolean().optional(),
});

export type ComparisonPatch = z.output<typeof comparisonPatch>;

/** A new bank comparison: what it is called, its quotes and its first day are required. */
export const comparisonInput = comparisonPatch.required({ title: true, quotes: true, startsOn: true });

export type ComparisonInput = z.output<typeof comparisonInput>;
