import { z } from 'zod';

import { excludable } from '../access/index.ts';
import { isPolishAddress } from '../customer/index.ts';
import { isPostCode, krs, nip, normalisePostCode, regon } from '../identity/index.ts';
import { line, orEmpty } from '../shared/index.ts';
import { legalForms } from './legal-form.ts';

/**
 * The fields of a customer's firm, all optional in a change. Its tax id and address are hidden together with those of
 * customers: either would reveal the other (rule CO4 in RULES.md).
 */
export const organisationPatch = z.strictObject({
  taxIdNumber: excludable('customer.taxIdNumber', orEmpty(nip)),
  name: line(200).optional(),
  legalForm: orEmpty(z.enum(legalForms, 'value_not_allowed')).optional(),
  regon: orEmpty(regon).optional(),
  krs: orEmpty(krs).optional(),
  street: excludable('customer.address', orEmpty(line(200))),
  postCode: excludable('customer.address', orEmpty(line(20))),
  city: excludable('customer.address', orEmpty(line(100))),
  country: excludable('customer.address', orEmpty(line(60))),
});

export type OrganisationPatch = z.output<typeof organisationPatch>;

interface Address {
  readonly postCode?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/** Returns whether a post code is valid for its address: 00-000 in Poland, anything abroad (rule CO2). */
export function hasFittingPostCode({ postCode, country }: Address): boolean {
  return !postCode || !isPolishAddress(country) || isPostCode(normalisePostCode(postCode));
}

/** A post code as it is stored: with the dash that was not typed. */
export function settledPostCode({ postCode, country }: Address): string | null {
  if (!postCode) return null;
  return isPolishAddress(country) ? normalisePostCode(postCode) : postCode;
}

/** A firm as staff write it down: its name is enough (rule CO1). */
export const organisationInput = organisationPatch
  .extend({ name: line(200) })
  .refine(hasFittingPostCode, { message: 'post_code_format', path: ['postCode'] });

export type OrganisationInput = z.output<typeof organisationInput>;
