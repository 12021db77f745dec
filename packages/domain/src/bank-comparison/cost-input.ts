import { z } from 'zod';

import { line, money, orEmpty } from '../shared/index.ts';
import { costKey, costKinds, costPayments, isInsurance, type QuoteCost } from './costs.ts';

/** The most an amount of a comparison is, in zloty: sums of what it leads to are still counted exactly. */
const dearest = 100_000_000;

export const comparedAmount = money.refine((given) => Number(given) <= dearest, {
  error: 'amount_range',
  params: { min: 0, max: dearest },
});

/** The maximum number of costs in all quotes of a comparison together: they still fit on one page. */
export const costLimit = 8;

/** A cost beside what is financed; only another one has a name, and no premium has VAT. Rule CO13. */
export const costInput = z
  .strictObject({
    kind: z.enum(costKinds, 'value_not_allowed'),
    name: orEmpty(line(60)).optional(),
    amount: comparedAmount,
    isGross: z.boolean().default(false),
    paid: z.enum(costPayments, 'value_not_allowed'),
  })
  .superRefine(({ kind, name = null }, context) => {
    if (kind !== 'other' || name !== null) return;
    context.addIssue({ code: 'custom', message: 'required', path: ['name'] });
  })
  .transform(({ kind, name = null, isGross, ...cost }): QuoteCost => ({
    ...cost,
    kind,
    name: kind === 'other' ? name : null,
    isGross: isGross && !isInsurance(kind),
  }));

/** Where a quote names a cost that it has named before. */
export function repeatedCosts(costs: readonly QuoteCost[]): number[] {
  const keys = costs.map(costKey);
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []));
}
