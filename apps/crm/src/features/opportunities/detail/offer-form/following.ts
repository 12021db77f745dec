import { commissionAmount, commissionBase, commissionPercent } from '@szansa/domain/offer';
import { typedAmount, typedPercent } from '@szansa/domain/shared';

interface Commission {
  readonly invoiceChargedPrice: string | null;
  readonly vehicleValue: string | null;
  readonly commisionPercent: string | null;
  readonly commisionAmount: string | null;
}

/** What the commission is counted on, as far as it has been typed. */
export function baseOf(values: Pick<Commission, 'invoiceChargedPrice' | 'vehicleValue'>): string | null {
  return commissionBase({
    invoiceChargedPrice: typedAmount(values.invoiceChargedPrice),
    vehicleValue: typedAmount(values.vehicleValue),
  });
}

/**
 * The fields of the commission that follow a typed one. A new base keeps the percent, or, without one, finds it;
 * nothing follows while something cannot be read.
 */
export function followCommission(
  values: Commission,
  typed: 'base' | 'commisionPercent' | 'commisionAmount',
): Partial<Pick<Commission, 'commisionPercent' | 'commisionAmount'>> {
  const base = baseOf(values);
  const share = typedPercent(values.commisionPercent);
  const amount = typedAmount(values.commisionAmount);
  if (base === null) return {};
  if (typed !== 'commisionAmount' && share !== null)
    return { commisionAmount: commissionAmount(base, share) };
  if (typed !== 'commisionPercent' && amount !== null)
    return { commisionPercent: commissionPercent(base, amount) };
  return {};
}
