import type { ComparisonInput } from '@szansa/domain/bank-comparison';
import { toAmount, toGrosz } from '@szansa/domain/shared';

type GivenQuote = ComparisonInput['quotes'][number];
type GivenCost = GivenQuote['costs'][number];

/** A cost without VAT, paid at signing unless another time is given. */
export const demoCost = (
  kind: GivenCost['kind'],
  amount: string,
  paid: GivenCost['paid'] = 'signing',
): GivenCost => ({
  kind,
  name: null,
  amount,
  isGross: false,
  paid,
});

/** What the insurance of a vehicle costs a month: three and a half percent of its value a year. */
export const premiumOf = (value: string) => toAmount(Math.round((toGrosz(value) * 350) / 12 / 10_000));

/**
 * Returns the same quotes with costs: the first bank charges the insurance separately, the others include it in their
 * instalment, slightly cheaper; each has fees of its own.
 */
export function withCosts([own, ...others]: readonly GivenQuote[]): GivenQuote[] {
  if (!own) return [];
  const premium = premiumOf(own.vehicleValue ?? '0');
  const included = toAmount(Math.round(toGrosz(premium) * 0.95));
  return [
    {
      ...own,
      costs: [demoCost('carInsurance', premium, 'besideInstalment'), demoCost('handling', '900.00')],
    },
    ...others.map((quote, index) => ({
      ...quote,
      monthlyAmount: toAmount(toGrosz(quote.monthlyAmount) + toGrosz(included)),
      costs: [
        demoCost('carInsurance', included, 'inInstalment'),
        demoCost('registration', '320.00'),
        index === 0
          ? { ...demoCost('handling', '1476.00'), isGross: true }
          : demoCost('tracker', '39.00', 'besideInstalment'),
      ],
    })),
  ];
}
