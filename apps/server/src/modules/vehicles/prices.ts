import type { Stored } from '@szansa/domain/record';
import { settledPrices, type vehicle } from '@szansa/domain/vehicle';

import { invalid, recordTable, type RefusedField } from '#platform';

/** What staff write of a vehicle; `version` is the trim. */
export type VehicleFields = Stored<typeof vehicle>;

/** How vehicles are written. */
export const vehicleTable = recordTable<VehicleFields>('vehicle', 'rowVersion');

const priceNames = ['grossCatalogPrice', 'discount', 'grossSellPrice'] as const;

type Prices = Pick<VehicleFields, (typeof priceNames)[number]>;

/** A vehicle that has no prices yet. */
export const unpriced: Prices = { grossCatalogPrice: null, discount: null, grossSellPrice: null };

/**
 * Returns the prices of a vehicle after a change. Derived prices are stored even where they are hidden from the actor,
 * but are not returned to them. `at` is the path of the prices in the call: `vehicleInfo.`.
 * @throws 422 naming all three where they contradict each other (rule OF5)
 */
export function writtenPrices(
  { grossCatalogPrice, discount, grossSellPrice }: Prices,
  written: { readonly [Name in keyof Prices]?: Prices[Name] | undefined },
  at = '',
): Prices {
  const before = { grossCatalogPrice, discount, grossSellPrice };
  const settled = settledPrices(before, {
    grossCatalogPrice: written.grossCatalogPrice,
    discount: written.discount,
    grossSellPrice: written.grossSellPrice,
  });
  if (settled) return settled;
  throw invalid(
    ...priceNames.map((name): RefusedField => ({ path: `${at}${name}`, code: 'prices_contradict' })),
  );
}
