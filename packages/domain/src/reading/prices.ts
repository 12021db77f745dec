import { grossOf, sellPrice } from '../leasing/index.ts';
import { toGrosz } from '../shared/index.ts';
import type { ReadingDoubt } from './fields.ts';
import { quotedOf, type Context } from './quotes.ts';
import { percentTolerance, prove, type Settled } from './settling.ts';
import { readValue, type ReadValue, type Source } from './value.ts';

interface Price {
  readonly value: string;
  readonly source: Source;
  readonly trust: number;
  readonly doubts: ReadingDoubt[];
  isProved: boolean;
}

/** A price is gross; one that is quoted net alone is counted up, and left open. */
function grossPrice(context: Context, key: 'grossCatalogPrice' | 'grossSellPrice'): Price | null {
  const [quoted] = quotedOf(context, key);
  if (!quoted) return null;
  const { net, gross, open, source, trust, isAmbiguous } = quoted;
  const doubts: ReadingDoubt[] = isAmbiguous ? ['several_values'] : [];
  if (gross !== null)
    return {
      value: gross,
      source,
      trust,
      doubts,
      isProved: net !== null && !isAmbiguous && Math.abs(toGrosz(grossOf(net)) - toGrosz(gross)) <= 5,
    };
  if (open !== null && context.all !== 'net') {
    if (context.all === null) doubts.push('basis_unknown');
    return { value: open, source, trust, doubts, isProved: false };
  }
  const bare = net ?? open;
  return bare === null
    ? null
    : { value: grossOf(bare), source, trust, doubts: [...doubts, 'guessed'], isProved: false };
}

/** Returns the three prices of the vehicle, checked against each other; differences are reported. Rule RD16. */
export function prices(context: Context, vehicleValue: Settled | null): ReadValue[] {
  const catalog = grossPrice(context, 'grossCatalogPrice');
  const paid = grossPrice(context, 'grossSellPrice');
  const discount = quotedOf(context, 'discount').find(
    ({ percent }) => percent !== null && Number(percent) < 100,
  );
  const percent = discount?.percent ?? null;
  let isShareProved = false;
  if (vehicleValue && paid && Math.abs(toGrosz(grossOf(vehicleValue.value)) - toGrosz(paid.value)) <= 100) {
    paid.isProved = true;
    prove(vehicleValue);
  }
  if (catalog && paid && percent !== null) {
    const isRight =
      Math.abs(toGrosz(sellPrice(catalog.value, percent)) - toGrosz(paid.value)) <=
      percentTolerance(catalog.value, percent);
    for (const price of [catalog, paid]) {
      if (!isRight) price.doubts.push('prices_differ');
      else if (price.doubts.length === 0) price.isProved = true;
    }
    isShareProved = isRight;
  }
  return [
    ...(catalog ? [readValue('vehicle.grossCatalogPrice', catalog.value, catalog.source, catalog)] : []),
    ...(percent !== null && discount?.percentSource
      ? [
          readValue('vehicle.discount', percent, discount.percentSource, {
            trust: discount.trust,
            isProved: isShareProved,
            doubts: catalog && paid && !isShareProved ? ['prices_differ'] : [],
          }),
        ]
      : []),
    ...(paid ? [readValue('vehicle.grossSellPrice', paid.value, paid.source, paid)] : []),
  ];
}
