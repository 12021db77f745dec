import { canBe, withClaims } from './forms.ts';
import { offerValues } from './offer.ts';
import { captionedOf, paperOf, type PaperLine } from './paper.ts';
import { peopleValues } from './people.ts';
import type { ReadValue } from './value.ts';
import { variantsOf } from './variants.ts';
import { vehicleValues } from './vehicle.ts';
import type { ReadPage } from './words.ts';

function valuesOf(lines: readonly PaperLine[]): ReadValue[] {
  const captioned = captionedOf(lines);
  const all = [
    ...offerValues(lines, captioned),
    ...vehicleValues(lines, captioned),
    ...peopleValues(lines, captioned),
  ];
  const possible = all.filter(canBe);
  return withClaims(
    possible.filter(({ field }, index) => possible.findIndex((one) => one.field === field) === index),
  );
}

const isSame = (one: ReadValue, other: ReadValue) => one.field === other.field && one.value === other.value;

/**
 * Extracts the values of a bank's quote from its pages, with their places, their confidence and the rules that found
 * them. They are proposals only; a user decides. Each field comes once, or once for each variant of the offer in which
 * its value differs.
 */
export function readQuote(pages: readonly ReadPage[]): ReadValue[] {
  const variants = variantsOf(paperOf(pages)).map(valuesOf);
  const [first = [], ...others] = variants;
  if (others.length === 0) return first;
  const common = first.filter((one) => others.every((values) => values.some((other) => isSame(one, other))));
  return [
    ...common,
    ...variants.flatMap((values, at) =>
      values
        .filter((one) => !common.some((other) => other.field === one.field))
        .map((one) => ({ ...one, variant: at + 1 })),
    ),
  ];
}
