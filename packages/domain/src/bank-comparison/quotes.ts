import { z } from 'zod';

import { drives, instalmentDues, longestTerm } from '../leasing/index.ts';
import { intrestRateTypes } from '../offer/kinds.ts';
import { rentServices } from '../rent-offer/kinds.ts';
import { calendarDate, line, orEmpty, toGrosz, wholeNumber } from '../shared/index.ts';
import { comparedAmount as amount, costInput, costLimit, repeatedCosts } from './cost-input.ts';
import { financedInstalment, namedCosts } from './costs.ts';
import { comparisonKinds, quoteLimits, type ComparisonKind } from './comparable.ts';

/** The conditions a lease is quoted on: net amounts and months. */
const conditions = {
  vehicleValue: amount,
  initialPayment: amount,
  numberOfInstallments: wholeNumber({ min: 1, max: longestTerm }, 'installments_range'),
  buyoutPrice: amount,
};

/** Kilometres a year. */
const mileage = wholeNumber({ min: 1, max: 500_000 });

/** The days on which a lease of a comparison may start: tax limits are known from the first one. */
const days = { first: '2019-01-01', last: '2099-12-31' } as const;

function financesNothing(terms: {
  readonly vehicleValue: string;
  readonly initialPayment?: string | null | undefined;
}): boolean {
  return toGrosz(terms.initialPayment ?? '0') >= toGrosz(terms.vehicleValue);
}

/** What a bank charges for a lease or a rental, net; missing values are assumed and marked so (rules CO3, CO11). */
export const quoteInput = z.strictObject({
  /** The offer it was copied from; its numbers do not change with the offer. */
  offerId: z.uuid('value_not_allowed').nullish(),
  bankName: line(120),
  /** Required for a lease, optional for a rental. */
  vehicleValue: orEmpty(conditions.vehicleValue).optional(),
  initialPayment: orEmpty(conditions.initialPayment).optional(),
  numberOfInstallments: conditions.numberOfInstallments,
  monthlyAmount: amount,
  // of leases alone
  buyoutPrice: orEmpty(conditions.buyoutPrice).optional(),
  intrestRateType: orEmpty(z.enum(intrestRateTypes, 'value_not_allowed')).optional(),
  due: orEmpty(z.enum(instalmentDues, 'value_not_allowed')).optional(),
  /** A premium for the whole term, exempt from VAT. */
  gapPrice: orEmpty(amount).optional(),
  // of rents alone
  yearlyMileage: mileage.nullish(),
  /** Of one more kilometre. */
  excessKmPrice: orEmpty(amount).optional(),
  /** What is paid back for one that is not driven. */
  unusedKmPrice: orEmpty(amount).optional(),
  services: z.array(z.enum(rentServices, 'value_not_allowed')).max(rentServices.length).default([]),
  /** What is paid beside the vehicle (rule CO13). */
  costs: z
    .array(costInput)
    .max(costLimit)
    .superRefine((costs, context) => {
      for (const index of repeatedCosts(costs)) {
        context.addIssue({ code: 'custom', message: 'cost_twice', path: [index, 'kind'] });
      }
    })
    .default([]),
  isPromoted: z.boolean().default(false),
});

export type QuoteInput = z.input<typeof quoteInput>;

/** Two to four quotes, of which at most one is promoted; no more costs than fit on a page. Rules CO1, CO13. */
const quotes = z
  .array(quoteInput)
  .refine((given) => given.length >= quoteLimits.min && given.length <= quoteLimits.max, {
    error: 'quotes_range',
    params: quoteLimits,
  })
  .refine((given) => given.filter(({ isPromoted }) => isPromoted).length <= 1, 'one_promoted_only')
  .refine((given) => namedCosts(given).length <= costLimit, {
    error: 'costs_range',
    params: { max: costLimit },
  });

/** What every bank is counted on instead of its own conditions. */
export const basisInput = z.strictObject(conditions).superRefine((basis, context) => {
  if (!financesNothing(basis)) return;
  context.addIssue({ code: 'custom', message: 'nothing_financed', path: ['initialPayment'] });
});

/** The term and the mileage every rent is counted on instead of those of the first. Rule CO17. */
export const rentBasisInput = z.strictObject({
  numberOfInstallments: conditions.numberOfInstallments,
  yearlyMileage: mileage,
});

/** The fields of a bank comparison that may be changed one by one. Names of the switches are the specification's. */
export const comparisonPatch = z.strictObject({
  title: line(120).optional(),
  quotes: quotes.optional(),
  /** The conditions of the first quote where nothing is given. */
  basis: basisInput.nullish(),
  /** Of rents: the term of the first quote and the first mileage that is named where nothing is given. */
  rentBasis: rentBasisInput.nullish(),
  /** The first day of the lease, from which flows and tax limits are counted. */
  startsOn: calendarDate.refine((day) => day >= days.first && day <= days.last, 'date_invalid').optional(),
  /** The drive of the passenger car; without it the comparison shows no taxes. */
  drive: orEmpty(z.enum(drives, 'value_not_allowed')).optional(),
  /** g/km */
  co2: wholeNumber({ min: 0, max: 1000 }).nullish(),
  displaySumOfPayments: z.boolean().optional(),
  displayIntrestRateType: z.boolean().optional(),
  displayGapPrice: z.boolean().optional(),
});

export type ComparisonPatch = z.output<typeof comparisonPatch>;

/** What is wrong with a field of a comparison's quotes, or with its basis. */
export interface QuoteProblem {
  readonly path: readonly (string | number)[];
  readonly code: 'required' | 'nothing_financed' | 'costs_above_instalment' | 'kinds_mixed';
}

type GivenQuote = z.output<typeof quoteInput>;

const leaseFields = ['buyoutPrice', 'intrestRateType', 'due', 'gapPrice'] as const;
const rentOnly = ['yearlyMileage', 'excessKmPrice', 'unusedKmPrice'] as const;

type Problem = readonly [path: readonly (string | number)[], code: QuoteProblem['code']];

function problemsOf(kind: ComparisonKind, quote: GivenQuote): Problem[] {
  const isGiven = (field: keyof GivenQuote) => (quote[field] ?? null) !== null;
  const mixed = (fields: readonly (keyof GivenQuote)[]) =>
    fields.filter(isGiven).map((field): Problem => [[field], 'kinds_mixed']);
  const { vehicleValue = null, initialPayment, services, costs } = quote;
  if (kind === 'rent') {
    // what the fee of a rent includes are its services
    const included = costs.flatMap(({ paid }, index): Problem[] =>
      paid === 'inInstalment' ? [[['costs', index, 'paid'], 'kinds_mixed']] : [],
    );
    return [...mixed(leaseFields), ...included];
  }
  const refused: Problem[] = [
    ...mixed(rentOnly),
    ...(services.length > 0 ? ([[['services'], 'kinds_mixed']] as const) : []),
    ...(financedInstalment(quote) < 0 ? ([[['monthlyAmount'], 'costs_above_instalment']] as const) : []),
  ];
  if (vehicleValue === null) return [[['vehicleValue'], 'required'], ...refused];
  return financesNothing({ vehicleValue, initialPayment })
    ? [[['initialPayment'], 'nothing_financed'], ...refused]
    : refused;
}

/** What a kind of comparison does not allow of the fields given: leases and rents are not mixed. Rules CO1, CO10, CO13. */
export function quoteProblems(
  kind: ComparisonKind,
  { quotes: given = [], basis, rentBasis }: Pick<ComparisonPatch, 'quotes' | 'basis' | 'rentBasis'>,
): QuoteProblem[] {
  return [
    ...given.flatMap((quote, index) =>
      problemsOf(kind, quote).map(([path, code]) => ({ path: ['quotes', index, ...path], code })),
    ),
    ...(kind === 'rent' && basis ? [{ path: ['basis'], code: 'kinds_mixed' } as const] : []),
    ...(kind === 'leasing' && rentBasis ? [{ path: ['rentBasis'], code: 'kinds_mixed' } as const] : []),
  ];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the indexes of lease quotes without a vehicle value, even if the comparison has other errors. */
function leasesWithoutValue(comparison: unknown): number[] {
  if (!isRecord(comparison) || comparison['kind'] === 'rent' || !Array.isArray(comparison['quotes']))
    return [];
  return comparison['quotes'].flatMap((quote: unknown, index) =>
    isRecord(quote) && (quote['vehicleValue'] ?? null) === null ? [index] : [],
  );
}

/** A new bank comparison: what it is called, its quotes and its first day are required. What it is of stays so. */
export const comparisonInput = comparisonPatch
  .required({ title: true, quotes: true, startsOn: true })
  .extend({ kind: z.enum(comparisonKinds, 'value_not_allowed').default('leasing') })
  .superRefine(({ kind, ...fields }, context) => {
    for (const { path, code } of quoteProblems(kind, fields)) {
      context.addIssue({ code: 'custom', message: code, path: [...path] });
    }
  })
  .check(
    // requirements of a kind are checked only once all else is valid, but missing values are all reported together
    z.superRefine(
      (comparison, context) => {
        for (const index of leasesWithoutValue(comparison)) {
          context.addIssue({ code: 'custom', message: 'required', path: ['quotes', index, 'vehicleValue'] });
        }
      },
      { when: ({ issues }) => issues.some((issue) => issue.continue !== true) },
    ),
  );

export type ComparisonInput = z.output<typeof comparisonInput>;
