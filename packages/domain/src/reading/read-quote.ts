import { offerValues } from './offer.ts';
import { captionedOf, paperOf } from './paper.ts';
import { peopleValues } from './people.ts';
import type { ReadValue } from './value.ts';
import { vehicleValues } from './vehicle.ts';
import type { ReadPage } from './words.ts';

/**
 * Extracts the values of a bank's quote from its pages, each once, with its place, its confidence and the rule that
 * found it. They are proposals only; a user decides.
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
