import { toAmount, type Grosz } from '../shared/index.ts';
import { costLike, costOver, costRow, isInsurance, namedCosts, type QuoteCost } from './costs.ts';
import { deviation } from './deviations.ts';
import type { ComparisonRow, Shown } from './row-kinds.ts';

interface CostedQuote {
  readonly costs: readonly QuoteCost[];
  readonly numberOfInstallments: number;
}

/** Returns what a quote charges for the cost of a row over its own term; null where it does not contain that cost. */
function costOf(quote: CostedQuote, named: QuoteCost): Grosz | null {
  const own = costLike(quote, named);
  return own ? costOver(own, quote.numberOfInstallments) : null;
}

/** A row for each cost that a quote names. A premium of GAP follows its switch. Rules CO13, CO15. */
export function costRows(
  quotes: readonly CostedQuote[],
  best: CostedQuote | undefined,
  { displayGapPrice }: Pick<Shown, 'displayGapPrice'>,
): ComparisonRow[] {
  const named = namedCosts(quotes).filter(({ kind }) => kind !== 'gap' || displayGapPrice);
  return named.map((cost) => ({
    section: 'costs',
    name: costRow(cost),
    unit: isInsurance(cost.kind) ? 'exempt' : 'net',
    cells: quotes.map((quote) => {
      const value = costOf(quote, cost);
      return {
        value: value === null ? null : toAmount(value),
        deviation: best ? deviation(costOf(best, cost), value) : null,
        isAssumed: false,
        paid: costLike(quote, cost)?.paid ?? null,
      };
    }),
  }));
}
