import type { z } from 'zod';

import { inputOf, patchOf } from '../record/schemas.ts';
import { typedText } from '../shared/index.ts';
import { leadSource, longestSlug } from './lead-source.ts';

export { leadSource, slugOf } from './lead-source.ts';

/** What reports and imports call a lead source: small letters, digits and underscores. */
const slug = typedText()
  .trim()
  .min(1, 'required')
  .max(longestSlug, 'text_too_long')
  .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'slug_invalid');

/** The fields of a lead source, each of which may be left out of a change. */
export const leadSourcePatch = patchOf(leadSource).extend({ slug: slug.optional() });

export type LeadSourcePatch = z.output<typeof leadSourcePatch>;

/** A lead source as staff write it down. */
export const leadSourceInput = inputOf(leadSource).extend({ slug });

export type LeadSourceInput = z.output<typeof leadSourceInput>;
