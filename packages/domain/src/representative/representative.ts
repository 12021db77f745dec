import { z } from 'zod';

import { excludable } from '../access/index.ts';
import { email, phone } from '../identity/index.ts';
import { line, orEmpty, paragraph } from '../shared/index.ts';

/** The fields of a contact at a bank or at a dealer, each of which may be left out of a change. */
export const representativePatch = z.strictObject({
  firstName: line(100).optional(),
  lastName: line(100).optional(),
  bankId: orEmpty(z.uuid('value_not_allowed')).optional(),
  dealerId: orEmpty(z.uuid('value_not_allowed')).optional(),
  emails: excludable('representative.contact', z.array(email).max(10, 'too_many')),
  phones: excludable('representative.contact', z.array(phone).max(10, 'too_many')),
  note: excludable('representative.note', orEmpty(paragraph(5000))),
});

export type RepresentativePatch = z.output<typeof representativePatch>;

/** Whether a representative belongs to a bank or to a dealer: one of the two, never both. Rule RE1. */
export function belongsToOne({
  bankId,
  dealerId,
}: {
  readonly bankId?: string | null | undefined;
  readonly dealerId?: string | null | undefined;
}): boolean {
  return Boolean(bankId) !== Boolean(dealerId);
}

/** A representative as staff write one down: a name, and the bank or the dealer. Rule RE1. */
export const representativeInput = representativePatch
  .extend({ firstName: line(100), lastName: line(100) })
  .superRefine((representative, context) => {
    if (!belongsToOne(representative)) {
      context.addIssue({ code: 'custom', message: 'bank_or_dealer', path: ['bankId'] });
    }
  });

export type RepresentativeInput = z.output<typeof representativeInput>;
