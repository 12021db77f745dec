import { offerValues } from './offer.ts';
import { captionedOf, paperOf } from './paper.ts';
import { peopleValues } from './people.ts';
import type { ReadValue } from './value.ts';
import { vehicleValues } from './vehicle.ts';
import type { ReadPage } from './words.ts';

/**
 * What the pages of a bank's quote say, each value once, with its place, how far it can be trusted and the rule that found it. It
 * proposes and never decides.
 */
export function readQuote(pages: readonly ReadPage[]): ReadValue[] {
  const lines = paperOf(pages);
  const captioned = captionedOf(lines);
  const all = [
    ...offerValues(lines, captioned),
    ...vehicleValues(lines, captioned),
    ...peopleValues(lines, captioned),
  ];
  return all.filter(({ field }, index) => all.findIndex((one) => one.field === field) === index);
}
