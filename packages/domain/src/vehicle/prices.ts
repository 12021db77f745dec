import { catalogPriceOf, discountOf, sellPrice } from '../leasing/index.ts';
import { typedAmount, typedPercent, withoutLeftOut } from '../shared/index.ts';

/** Gross prices in zloty and the discount in percent, as they are typed. */
export interface VehiclePrices {
  readonly grossCatalogPrice: string | null;
  readonly discount: string | null;
  readonly grossSellPrice: string | null;
}

/**
 * Returns the prices that follow from an edited one: a discount determines the price paid, a price paid the discount,
 * and clearing one clears the other. A new catalogue price leaves the discount unchanged, or, without one, determines
 * it; nothing follows while a value cannot be parsed. Rule OF5.
 */
export function followPrices(
  values: VehiclePrices,
  written: keyof VehiclePrices,
): Partial<Pick<VehiclePrices, 'discount' | 'grossSellPrice'>> {
  const catalogue = typedAmount(values.grossCatalogPrice);
  const discount = typedPercent(values.discount);
  const sell = typedAmount(values.grossSellPrice);
  if (catalogue === null) return {};
  if (written === 'discount' && !values.discount) return { grossSellPrice: null };
  if (written === 'grossSellPrice' && !values.grossSellPrice) return { discount: null };
  if (written !== 'grossSellPrice' && discount !== null) {
    return { grossSellPrice: sellPrice(catalogue, discount) };
  }
  if (written !== 'discount' && sell !== null) return { discount: discountOf(catalogue, sell) };
  return {};
}

/** Whether the discount leads from the catalogue price to the price paid, as far as rounding allows. */
function agree({ grossCatalogPrice, discount, grossSellPrice }: VehiclePrices): boolean {
  if (grossCatalogPrice === null || grossSellPrice === null) return false;
  if (discount === discountOf(grossCatalogPrice, grossSellPrice)) return true;
  return discount !== null && grossSellPrice === sellPrice(grossCatalogPrice, discount);
}

/** The prices with the third one found from the discount and one more. */
function withThird(prices: VehiclePrices, lead: keyof VehiclePrices): VehiclePrices {
  const { grossCatalogPrice, discount, grossSellPrice } = prices;
  if (grossCatalogPrice !== null) return { ...prices, ...followPrices(prices, lead) };
  if (discount === null || grossSellPrice === null) return prices;
  return { ...prices, grossCatalogPrice: catalogPriceOf(discount, grossSellPrice) };
}

const names = ['discount', 'grossSellPrice', 'grossCatalogPrice'] as const;

/**
 * Returns the prices of a vehicle after a change: two changed ones determine the third, a single one the others as in
 * `followPrices`. An empty price beside two filled ones counts as omitted; clearing the catalogue price alone leaves
 * the other two unchanged. Prices that already agree are unchanged, as the difference in the discount may be rounding.
 * @returns `null` when the change contains all three and they contradict each other. Rule OF5.
 */
export function settledPrices(
  before: VehiclePrices,
  written: { readonly [Field in keyof VehiclePrices]?: string | null | undefined },
): VehiclePrices | null {
  const after: VehiclePrices = { ...before, ...withoutLeftOut(written) };
  const [changed] = names.filter((name) => after[name] !== before[name]);
  if (!changed || agree(after)) return after;
  const [lead, ...others] = names.filter((name) => written[name]);
  if (lead && others.length === 2) return null;
  if (lead && others.length === 1) {
    const third = names.find((name) => !written[name]);
    return withThird(third ? { ...after, [third]: null } : after, lead);
  }
  if (lead) return withThird(after, lead);
  return { ...after, ...followPrices(after, changed) };
}
