import { catalogPriceOf, discountOf, sellPrice } from '../leasing/index.ts';
import { typedAmount, typedPercent, withoutLeftOut } from '../shared/index.ts';

/** Gross prices in zloty and the discount in percent, as they are typed. */
export interface VehiclePrices {
  readonly grossCatalogPrice: string | null;
  readonly discount: string | null;
  readonly grossSellPrice: string | null;
}

/**
 * The prices that follow a written one: a discount leads to the price paid, a price paid to the discount, and emptying
 * one empties the other. A new catalogue price keeps the discount, or, without one, finds it; nothing follows while
 * something cannot be read. Rule OF5.
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
 * The prices of a vehicle after a change: two that it names find the third, one that it names leads as `followPrices`
 * says. An empty price beside two filled ones counts as left out; emptying the catalogue price alone leaves the
 * other two as they are. Prices that agree already stay, as rounding may hide the discount.
 * @returns `null` when the change names all three and they contradict each other. Rule OF5.
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
