import { z } from 'zod';

import { excludable } from '../access/index.ts';
import { mergeChoices, mergedValue } from '../shared/index.ts';
import type { LegalForm } from './legal-form.ts';

const one = z.enum(mergeChoices, 'value_not_allowed');

/**
 * Which values a firm retains when another one is merged into it (rule CO7). The parts of an address belong together.
 * Values for omitted choices, such as fields hidden from the caller, are chosen automatically.
 */
export const organisationMergeChoices = z.strictObject({
  name: one.optional(),
  taxIdNumber: excludable('customer.taxIdNumber', one),
  legalForm: one.optional(),
  regon: one.optional(),
  krs: one.optional(),
  address: excludable('customer.address', one),
});

export type OrganisationMergeChoices = z.output<typeof organisationMergeChoices>;

interface MergedFields {
  readonly name: string;
  readonly taxIdNumber: string | null;
  readonly legalForm: LegalForm | null;
  readonly regon: string | null;
  readonly krs: string | null;
  readonly street: string | null;
  readonly postCode: string | null;
  readonly city: string | null;
  readonly country: string | null;
}

const addressOf = ({ street, postCode, city, country }: MergedFields) =>
  street === null && postCode === null && city === null && country === null
    ? null
    : { street, postCode, city, country };

const noAddress = { street: null, postCode: null, city: null, country: null };

/** The firm that stays when another one is merged into it (rule CO7). */
export function mergedOrganisation(
  from: MergedFields,
  into: MergedFields,
  chosen: OrganisationMergeChoices,
): MergedFields {
  return {
    name: chosen.name === 'from' ? from.name : into.name,
    taxIdNumber: mergedValue(from.taxIdNumber, into.taxIdNumber, chosen.taxIdNumber),
    legalForm: mergedValue(from.legalForm, into.legalForm, chosen.legalForm),
    regon: mergedValue(from.regon, into.regon, chosen.regon),
    krs: mergedValue(from.krs, into.krs, chosen.krs),
    ...(mergedValue(addressOf(from), addressOf(into), chosen.address) ?? noAddress),
  };
}
