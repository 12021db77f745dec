import { z } from 'zod';

import { fold, line, typedText } from '../shared/index.ts';

const longestSlug = 60;

/** What reports and imports call a lead source: small letters, digits and underscores. */
const slug = typedText()
  .trim()
  .min(1, 'required')
  .max(longestSlug, 'text_too_long')
  .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'slug_invalid');

/** The fields of a lead source (specification, section 3), each of which may be left out of a change. */
export const leadSourcePatch = z.strictObject({
  name: line(100).optional(),
  slug: slug.optional(),
  /** Inactive ones are not offered for opportunities any more. */
  isActive: z.boolean().optional(),
});

export type LeadSourcePatch = z.output<typeof leadSourcePatch>;

/** A lead source as staff write it down. */
export const leadSourceInput = leadSourcePatch.extend({ name: line(100), slug });

export type LeadSourceInput = z.output<typeof leadSourceInput>;

/** Returns the slug of a name: `Targi / wydarzenie` becomes `targi_wydarzenie`. */
export function slugOf(name: string): string {
  return fold(name)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, longestSlug)
    .replaceAll(/^_+|_+$/g, '');
}
