import { useFormats } from '#kit/texts/use-formats.ts';

import type { CarVariant } from './offer.ts';

type Priced = Pick<CarVariant, 'catalogPrice' | 'catalogDiscountPrice'>;

/** What a variant costs, gross: the discounted price, and beside it what it was. */
export function VariantPrice({ variant }: { variant: Priced }) {
  const { wholeMoney } = useFormats();
  const { catalogPrice, catalogDiscountPrice } = variant;
  const isDiscounted = Boolean(catalogDiscountPrice) && catalogDiscountPrice !== catalogPrice;
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2 tabular-nums">
      {isDiscounted && <s className="text-small text-text-muted">{wholeMoney(catalogPrice)}</s>}
      <span>{wholeMoney(catalogDiscountPrice ?? catalogPrice)}</span>
    </span>
  );
}
