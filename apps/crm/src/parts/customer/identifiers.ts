import type { Data, Endpoints, Input } from '@szansa/api-client/client';
import { email, nip, pesel, phone } from '@szansa/domain/identity';

import type { CustomerValues } from './customer-values.ts';

export type CustomerMatch = Data<Endpoints['customers']['matches']>[number];

export type TypedIdentifiers = Pick<
  CustomerValues,
  | 'taxIdNumber'
  | 'customerOrganizations'
  | 'firstName'
  | 'lastName'
  | 'personalIdNumber'
  | 'emails'
  | 'phones'
>;

type Identifiers = Input<Endpoints['customers']['matches']>['query'];

/** Returns the names by which customers are matched: a complete name of the person, and those of new firms. */
function namesOf({ firstName, lastName, customerOrganizations }: TypedIdentifiers): string[] {
  const isWhole = firstName.trim() !== '' && lastName.trim() !== '';
  const person = isWhole ? [`${firstName.trim()} ${lastName.trim()}`] : [];
  const firms = customerOrganizations.filter(({ id }) => id === undefined).map(({ name }) => name.trim());
  return [...person, ...firms.filter((name) => name !== '')];
}

/**
 * Returns the complete identifiers of a form, as inputs of the calls that search for them: one e-mail, phone and name
 * each. The own tax id is in the first.
 */
export function wholeIdentifiers(values: TypedIdentifiers): Identifiers[] {
  const taxIds = [
    values.taxIdNumber,
    ...values.customerOrganizations.map((firm) => firm.taxIdNumber),
  ].flatMap((text) => nip.safeParse(text).data ?? []);
  const personalIds = pesel.safeParse(values.personalIdNumber).data ?? [];
  const columns = {
    taxIdNumber: [...new Set(taxIds)],
    personalIdNumber: [personalIds].flat(),
    email: values.emails.flatMap((text) => email.safeParse(text).data ?? []),
    phone: values.phones.flatMap((text) => phone.safeParse(text).data ?? []),
    name: namesOf(values),
  };
  const calls = Math.max(...Object.values(columns).map((column) => column.length));
  return Array.from({ length: calls }, (_, index) =>
    Object.fromEntries(
      Object.entries(columns).flatMap(([name, column]) => (column[index] ? [[name, column[index]]] : [])),
    ),
  );
}

/** Whether a customer who was found by identifiers is the one in the form, who cannot be saved twice. */
export function isSameCustomer(
  { matches }: CustomerMatch,
  identifiers: Identifiers,
  ownTaxId: string,
): boolean {
  const own = nip.safeParse(ownTaxId).data;
  const hasTaxId = matches.includes('taxIdNumber') && own !== undefined && identifiers?.taxIdNumber === own;
  return hasTaxId || matches.includes('personalIdNumber');
}

/** Each customer once, with everything they share. */
export function mergedMatches(answers: readonly (readonly CustomerMatch[])[]): CustomerMatch[] {
  const byId = new Map<string, CustomerMatch>();
  for (const match of answers.flat()) {
    const before = byId.get(match.id);
    const matches = before ? [...new Set([...before.matches, ...match.matches])] : match.matches;
    byId.set(match.id, { ...match, matches });
  }
  return [...byId.values()];
}
