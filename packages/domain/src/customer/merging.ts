import { z } from 'zod';

import { excludable } from '../access/index.ts';
import { mergeChoices, mergeChoicesOfList, mergedList, mergedValue } from '../shared/index.ts';

const one = z.enum(mergeChoices, 'value_not_allowed');
const some = z.enum(mergeChoicesOfList, 'value_not_allowed');

/**
 * Which values a customer retains when another one is merged into them (rule CU9). First and last name belong together,
 * and so do the parts of an address. Values for omitted choices, such as fields hidden from the caller, are chosen
 * automatically.
 */
export const customerMergeChoices = z.strictObject({
  name: one.optional(),
  taxIdNumber: excludable('customer.taxIdNumber', one),
  personalIdNumber: excludable('customer.personalIdNumber', one),
  emails: excludable('customer.emails', some),
  phones: excludable('customer.phones', some),
  address: excludable('customer.address', one),
  note: excludable('customer.note', some),
  customerOrganizations: some.optional(),
});

export type CustomerMergeChoices = z.output<typeof customerMergeChoices>;

interface MergedFields<Firm> {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly taxIdNumber: string | null;
  readonly personalIdNumber: string | null;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly street: string | null;
  readonly postCode: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly note: string | null;
  readonly customerOrganizations: readonly Firm[];
}

const nameOf = ({ firstName, lastName }: MergedFields<unknown>) =>
  firstName === null && lastName === null ? null : { firstName, lastName };

const addressOf = ({ street, postCode, city, country }: MergedFields<unknown>) =>
  street === null && postCode === null && city === null && country === null
    ? null
    : { street, postCode, city, country };

const noName = { firstName: null, lastName: null };
const noAddress = { street: null, postCode: null, city: null, country: null };

/** The customer that stays when another one is merged into them (rule CU9). */
export function mergedCustomer<Firm extends { readonly id: string }>(
  from: MergedFields<Firm>,
  into: MergedFields<Firm>,
  chosen: CustomerMergeChoices,
) {
  const notes = mergedList(from.note ? [from.note] : [], into.note ? [into.note] : [], chosen.note);
  return {
    ...(mergedValue(nameOf(from), nameOf(into), chosen.name) ?? noName),
    ...(mergedValue(addressOf(from), addressOf(into), chosen.address) ?? noAddress),
    taxIdNumber: mergedValue(from.taxIdNumber, into.taxIdNumber, chosen.taxIdNumber),
    personalIdNumber: mergedValue(from.personalIdNumber, into.personalIdNumber, chosen.personalIdNumber),
    emails: mergedList(from.emails, into.emails, chosen.emails),
    phones: mergedList(from.phones, into.phones, chosen.phones),
    note: notes.join('\n\n') || null,
    customerOrganizations: mergedList(
      from.customerOrganizations,
      into.customerOrganizations,
      chosen.customerOrganizations,
      ({ id }) => id,
    ),
  };
}
