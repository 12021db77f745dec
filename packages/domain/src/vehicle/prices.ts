import { asPercent, percentOf, toAmount, toGrosz, typedAmount, typedPercent } from '../shared/index.ts';

/** What is paid after a discount in percent: catalogue × (1 − discount), rounded half up. Rule OF5. */
export function sellPrice(catalogPrice: string, discount: string): string {
  const catalog = toGrosz(catalogPrice);
  return toAmount(catalog - percentOf(catalog, discount));
}

/** The discount that leads from the catalogue price to the price paid; `null` when there is none. Rule OF5. */
export function discountOf(catalogPrice: string, grossSellPrice: string): string | null {
  const catalog = toGrosz(catalogPrice);
  return asPercent(catalog - toGrosz(grossSellPrice), catalog);
}

/** Gross prices in zloty and the discount in percent, as they are typed. */
export interface VehiclePrices {
  readonly grossCatalogPrice: string | null;
  readonly discount: string | null;
  readonly grossSellPrice: string | null;
}

/**
 * The prices that follow a typed one: a discount leads to the price paid, a price paid to the discount. A new catalogue
 * price keeps the discount, or, without one, finds it; nothing follows while something cannot be read. Rule OF5.
 */
export function followPrices(
  values: VehiclePrices,
  typed: keyof VehiclePrices,
): Partial<Pick<VehiclePrices, 'discount' | 'grossSellPrice'>> {
  const catalogue = typedAmount(values.grossCatalogPrice);
  const discount = typedPercent(values.discount);
  const sell = typedAmount(values.grossSellPrice);
  if (catalogue === null) return {};
  if (typed !== 'grossSellPrice' && discount !== null) {
    return { grossSellPrice: sellPrice(catalogue, discount) };
  }
  if (typed !== 'discount' && sell !== null) return { discount: discountOf(catalogue, sell) };
  return {};
}
