import type { z } from 'zod';

import { inputOf, patchOf } from '../record/schemas.ts';
import { belongsToOne, representative } from './representative.ts';

export { belongsToOne, representative } from './representative.ts';

/** The fields of a contact, each of which may be left out of a change. */
export const representativePatch = patchOf(representative);

/** A contact as staff write one down: a name, and the bank or the dealer. Rule RE1. */
export const representativeInput = inputOf(representative).superRefine((written, context) => {
  if (!belongsToOne(written)) {
    context.addIssue({ code: 'custom', message: 'bank_or_dealer', path: ['bankId'] });
  }
});

export type RepresentativeInput = z.output<typeof representativeInput>;
