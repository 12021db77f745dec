import { commissionAmount, commissionBase, commissionPercent } from '@szansa/domain/offer';
import { money, percent } from '@szansa/domain/shared';
import { discountOf, sellPrice } from '@szansa/domain/vehicle';

/** An amount that can be counted with; `null` for an empty field and for text that is no amount. */
export function amountOf(value: string | null | undefined): string | null {
  return money.safeParse(value).data ?? null;
}

export function percentOf(value: string | null | undefined): string | null {
  return percent.safeParse(value).data ?? null;
}

interface Commission {
  readonly invoiceChargedPrice: string | null;
  readonly vehicleValue: string | null;
  readonly commisionPercent: string | null;
  readonly commisionAmount: string | null;
}

/** What the commission is counted on, as far as it has been typed. */
export function baseOf(values: Pick<Commission, 'invoiceChargedPrice' | 'vehicleValue'>): string | null {
  return commissionBase({
    invoiceChargedPrice: amountOf(values.invoiceChargedPrice),
    vehicleValue: amountOf(values.vehicleValue),
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
  const share = percentOf(values.commisionPercent);
  const amount = amountOf(values.commisionAmount);
  if (base === null) return {};
  if (typed !== 'commisionAmount' && share !== null)
    return { commisionAmount: commissionAmount(base, share) };
  if (typed !== 'commisionPercent' && amount !== null)
    return { commisionPercent: commissionPercent(base, amount) };
  return {};
}

interface Prices {
  readonly grossCatalogPrice: string | null;
  readonly discount: string | null;
  readonly grossSellPrice: string | null;
}

/** The vehicle's prices that follow a typed one: a discount leads to the price paid, a price paid to the discount. */
export function followPrices(
  values: Prices,
  typed: keyof Prices,
): Partial<Pick<Prices, 'discount' | 'grossSellPrice'>> {
  const catalogue = amountOf(values.grossCatalogPrice);
  const discount = percentOf(values.discount);
  const sell = amountOf(values.grossSellPrice);
  if (catalogue === null) return {};
  if (typed !== 'grossSellPrice' && discount !== null)
    return { grossSellPrice: sellPrice(catalogue, discount) };
  if (typed !== 'discount' && sell !== null) return { discount: discountOf(catalogue, sell) };
  return {};
}
