import { z } from 'zod';

import { excludable } from '../access/index.ts';
import { email, nip, normalisePostCode, pesel, phone, postCode } from '../identity/index.ts';
import { line, orEmpty, paragraph, personName } from '../shared/index.ts';

/**
 * A firm as a customer names it: one there is by its `id` alone, or by its name the firm with that tax id, the customer's
 * firm of that name, or a new one.
 */
export const customerOrganisationInput = z
  .strictObject({
    id: z.uuid('value_not_allowed').optional(),
    name: line(200).optional(),
    taxIdNumber: excludable('customer.taxIdNumber', orEmpty(nip)),
  })
  .refine(({ id, name }) => id !== undefined || name !== undefined, { message: 'required', path: ['name'] })
  .refine(({ id, name }) => id === undefined || name === undefined, {
    message: 'value_not_allowed',
    path: ['name'],
  });

export type CustomerOrganisationInput = z.output<typeof customerOrganisationInput>;

/** How a customer is reached, as answers give it. */
export const contactsOf = (plain: {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}) => ({
  emails: plain.emails.map((one) => ({ email: one })),
  phones: plain.phones.map((one) => ({ phone: one })),
});

/** Contacts as answers give them, or plain. */
const emailGiven = z.strictObject({ email: z.string() }).transform((one) => one.email);
const phoneGiven = z.strictObject({ phone: z.string() }).transform((one) => one.phone);
const someEmails = z.array(z.union([email, emailGiven.pipe(email)]));
const somePhones = z.array(z.union([phone, phoneGiven.pipe(phone)]));

/** The fields of a customer, each of which may be left out of a change. */
export const customerPatch = z.strictObject({
  firstName: orEmpty(line(100)).optional(),
  lastName: orEmpty(line(100)).optional(),
  street: excludable('customer.address', orEmpty(line(200))),
  postCode: excludable('customer.address', orEmpty(line(20))),
  city: excludable('customer.address', orEmpty(line(100))),
  country: excludable('customer.address', orEmpty(line(60))),
  personalIdNumber: excludable('customer.personalIdNumber', orEmpty(pesel)),
  taxIdNumber: excludable('customer.taxIdNumber', orEmpty(nip)),
  emails: excludable('customer.emails', someEmails.max(10, 'too_many')),
  phones: excludable('customer.phones', somePhones.max(10, 'too_many')),
  customerOrganizations: z.array(customerOrganisationInput).max(20, 'too_many').optional(),
  note: excludable('customer.note', orEmpty(paragraph(5000))),
});

export type CustomerPatch = z.output<typeof customerPatch>;

function complete(patch: CustomerPatch) {
  return {
    firstName: patch.firstName ?? null,
    lastName: patch.lastName ?? null,
    street: patch.street ?? null,
    postCode: patch.postCode ?? null,
    city: patch.city ?? null,
    country: patch.country ?? null,
    personalIdNumber: patch.personalIdNumber ?? null,
    taxIdNumber: patch.taxIdNumber ?? null,
    emails: patch.emails ?? [],
    phones: patch.phones ?? [],
    customerOrganizations: patch.customerOrganizations ?? [],
    note: patch.note ?? null,
  };
}

type Fields = ReturnType<typeof complete>;

/** Whether an address with this country is one in Poland; an empty country is Poland (rule CU3). */
export function isPolishAddress(country: unknown): boolean {
  return typeof country !== 'string' || /^(polska|poland|pl|\s*)$/i.test(country);
}

/** A customer before its fields are validated: the rules of the whole record are checked all the same. */
type Written = Readonly<Partial<Record<keyof CustomerPatch, unknown>>>;

function isWritten(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';
}

function hasIdentity({ customerOrganizations, personalIdNumber, emails }: Written): boolean {
  return isWritten(customerOrganizations) || isWritten(personalIdNumber) || isWritten(emails);
}

function hasName({ customerOrganizations, lastName }: Written): boolean {
  return isWritten(customerOrganizations) || isWritten(lastName);
}

function hasFittingPostCode({ postCode: code, country }: Written): boolean {
  return !isWritten(code) || !isPolishAddress(country) || postCode.safeParse(code).success;
}

/** Checks a rule even when single fields are invalid, so that all problems are reported at once. */
const problemAt = (message: string, field: keyof CustomerPatch) => ({
  message,
  path: [field],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
});

function normaliseAddress(customer: Fields): Fields {
  if (!customer.postCode || !isPolishAddress(customer.country)) return customer;
  return { ...customer, postCode: normalisePostCode(customer.postCode) };
}

/** The rules of the whole (CU1–CU3 in RULES.md). */
const rules = [
  z.refine<Written>(hasIdentity, problemAt('customer_needs_identity', 'emails')),
  z.refine<Written>(hasName, problemAt('required', 'lastName')),
  z.refine<Written>(hasFittingPostCode, problemAt('post_code_format', 'postCode')),
] as const;

/** A whole customer as staff write it down (rules CU1–CU4 in RULES.md). */
export const customerInput = customerPatch
  .check(...rules)
  .transform((customer) => normaliseAddress(complete(customer)));

export type CustomerInput = z.output<typeof customerInput>;

/** Sent after a refusal: the customer with the same firm is another person, and both are to be customers (rule CU7). */
export const anotherPerson = z.boolean().optional();

/** A customer who is about to be written down. */
export const newCustomer = customerPatch
  .extend({ isAnotherPerson: anotherPerson })
  .check(...rules)
  .transform(({ isAnotherPerson = false, ...customer }) => ({
    customer: normaliseAddress(complete(customer)),
    isAnotherPerson,
  }));

/** The tax ids of a customer's firms, and the customer's own, each once. */
export function taxIdsOf({
  taxIdNumber,
  customerOrganizations,
}: {
  readonly taxIdNumber: string | null;
  readonly customerOrganizations: readonly { readonly taxIdNumber: string | null }[];
}): string[] {
  const all = [taxIdNumber, ...customerOrganizations.map((firm) => firm.taxIdNumber)];
  return [...new Set(all.filter((one) => one !== null))];
}

/** How a customer is called: the person, else their first firm. */
export function customerName(customer: {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly customerOrganizations?: readonly { readonly name: string }[];
}): string {
  return personName(customer) || (customer.customerOrganizations?.[0]?.name ?? '');
}

/** Of how many customers one person may see the personal id within an hour (rule CU6). */
export const revealsAnHour = 20;

/** Whether one more may be seen, by those seen within the last hour; one of them may be seen again. */
export function mayReveal(seen: readonly string[], customerId: string): boolean {
  return seen.includes(customerId) || new Set(seen).size < revealsAnHour;
}
