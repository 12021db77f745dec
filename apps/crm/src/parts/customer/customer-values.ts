import type { Data, Endpoints, Input } from '@szansa/api-client/client';
import { anotherPerson, customerPatch, isPolishAddress, newCustomer } from '@szansa/domain/customer';
import { formatEmail, normalisePostCode } from '@szansa/domain/identity';
import { z } from 'zod';

import { filledRows } from '#kit/forms/filled-rows.ts';
import { plainPostCode } from '#kit/forms/identifier-formats.ts';

export type Customer = Data<Endpoints['customers']['get']>;
export type CreateBody = NonNullable<Input<Endpoints['customers']['create']>['body']>;

/** A firm as it is typed; one there is, by its id, is changed on its own screen. */
export interface FirmValues {
  id?: string;
  name: string;
  taxIdNumber: string;
}

/**
 * A customer as typed, with numbers without grouping characters; `personalIdNumber` is the masked number until the user
 * reveals it.
 */
export interface CustomerValues {
  taxIdNumber: string;
  customerOrganizations: FirmValues[];
  firstName: string;
  lastName: string;
  personalIdNumber: string;
  emails: string[];
  phones: string[];
  street: string;
  postCode: string;
  city: string;
  country: string;
  note: string;
  /** The numbers (`numbersOf`) for which the user has confirmed that this is another person of the same firm. */
  anotherPersonFor: string;
}

/** Returns the numbers a customer is refused for, as one text: a confirmation is valid until one of them changes. */
export function numbersOf(
  values: Pick<CustomerValues, 'taxIdNumber' | 'customerOrganizations' | 'personalIdNumber'>,
): string {
  return JSON.stringify([values.taxIdNumber, values.customerOrganizations, values.personalIdNumber]);
}

export const customerFields = [
  'taxIdNumber',
  'customerOrganizations',
  'firstName',
  'lastName',
  'personalIdNumber',
  'emails',
  'phones',
  'street',
  'postCode',
  'city',
  'country',
  'note',
] as const satisfies readonly Exclude<keyof CustomerValues, 'anotherPersonFor'>[];

/** Fields that a form's draft never stores. */
export const customerSecrets = ['personalIdNumber'] as const satisfies readonly CustomerField[];

export type CustomerField = (typeof customerFields)[number];

/** The id of a field's control, for summaries that lead to it. */
export function fieldId(field: CustomerField): string {
  return `customer-${field}`;
}

export function valuesOf(customer?: Customer): CustomerValues {
  const postCode = customer?.postCode ?? '';
  return {
    taxIdNumber: customer?.taxIdNumber ?? '',
    customerOrganizations: (customer?.customerOrganizations ?? []).map((firm) => ({
      id: firm.id,
      name: firm.name,
      taxIdNumber: firm.taxIdNumber ?? '',
    })),
    firstName: customer?.firstName ?? '',
    lastName: customer?.lastName ?? '',
    personalIdNumber: customer?.personalIdNumber ?? '',
    emails: (customer?.emails ?? []).map(({ email }) => formatEmail(email)),
    phones: (customer?.phones ?? []).map(({ phone }) => phone),
    street: customer?.street ?? '',
    postCode: isPolishAddress(customer?.country) ? plainPostCode(postCode) : postCode,
    city: customer?.city ?? '',
    country: customer?.country ?? '',
    note: customer?.note ?? '',
    anotherPersonFor: '',
  };
}

export function isBlankFirm(firm: FirmValues): boolean {
  return firm.name.trim() === '' && firm.taxIdNumber.trim() === '';
}

export function isMasked(personalIdNumber: string): boolean {
  return personalIdNumber.includes('*');
}

/** What is sent of what was typed: no empty rows, and no number that is only shown masked. */
function typedOnly(values: unknown): unknown {
  const { personalIdNumber, anotherPersonFor, ...rest } = values as CustomerValues;
  return {
    ...rest,
    postCode: isPolishAddress(rest.country) ? normalisePostCode(rest.postCode) : rest.postCode,
    emails: filledRows(rest.emails),
    phones: filledRows(rest.phones),
    customerOrganizations: rest.customerOrganizations
      .filter((firm) => !isBlankFirm(firm))
      .map(({ id, name, taxIdNumber }) => (id === undefined ? { name, taxIdNumber } : { id })),
    ...(isMasked(personalIdNumber) ? {} : { personalIdNumber }),
    ...(anotherPersonFor === numbersOf(values as CustomerValues) ? { isAnotherPerson: true } : {}),
  };
}

export const newCustomerSchema = z.preprocess(typedOnly, newCustomer);

export type NewCustomer = z.output<typeof newCustomerSchema>;

/** Schema of a change, field by field. The server validates the whole customer, since it knows every field. */
export const changedCustomerSchema = z.preprocess(
  typedOnly,
  customerPatch.extend({ isAnotherPerson: anotherPerson }),
);

export type ChangedCustomer = z.output<typeof changedCustomerSchema>;

const address = ['street', 'postCode', 'city', 'country'] as const;

/** Fields the user must not see, which therefore are neither shown nor sent. */
export function hiddenFields(isExcluded: (field: string) => boolean): readonly CustomerField[] {
  const single = (['taxIdNumber', 'personalIdNumber', 'emails', 'phones', 'note'] as const).filter((field) =>
    isExcluded(`customer.${field}`),
  );
  return isExcluded('customer.address') ? [...single, ...address] : single;
}

/** The body of the creating call without the fields hidden from the user. */
export function createBody(
  { customer, isAnotherPerson }: NewCustomer,
  hidden: readonly CustomerField[],
): CreateBody {
  const others = Object.fromEntries(
    Object.entries({ ...customer, ...(isAnotherPerson ? { isAnotherPerson } : {}) }).filter(
      ([field]) => !hidden.some((name) => name === field),
    ),
  ) as CreateBody;
  return { ...others, customerOrganizations: firmsToSend(customer.customerOrganizations, hidden) };
}

type SentFirms = ChangedCustomer['customerOrganizations'] & object;

/** Returns firms for a call: without tax ids if those are hidden from the user. */
export function firmsToSend(firms: SentFirms, hidden: readonly CustomerField[]): SentFirms {
  if (!hidden.includes('taxIdNumber')) return firms;
  return firms.map(({ id, name }) => (id === undefined ? { name } : { id }));
}
