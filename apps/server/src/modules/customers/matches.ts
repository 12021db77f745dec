import { distinctName } from '@szansa/domain/customer-organisation';
import { email, nip, pesel, phone } from '@szansa/domain/identity';

import { shortestComparedName } from '#platform';

type Identifier = 'taxIdNumber' | 'personalIdNumber' | 'email' | 'phone';

type Match = Identifier | 'firmTaxIdNumber' | 'name';

/** Current values of the form's fields, as typed. */
export type TypedIdentifiers = { readonly [Field in Identifier | 'name']?: string | undefined };

interface Identified {
  readonly taxIdNumber: string | null;
  readonly personalIdNumber: string | null;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly customerOrganizations: readonly { readonly taxIdNumber: string | null }[];
  /** Whether the name is very similar. */
  readonly isSimilar: boolean;
}

const schemas = { taxIdNumber: nip, personalIdNumber: pesel, email, phone };

function whole(field: Identifier, typed: string | undefined): string | null {
  const parsed = schemas[field].safeParse(typed);
  return parsed.success ? parsed.data : null;
}

/** The identifiers that are complete, the name as it is compared, and by which of them a customer was found. */
export function matchesOf(query: TypedIdentifiers) {
  const name = distinctName(query.name ?? '');
  const typed = {
    taxIdNumber: whole('taxIdNumber', query.taxIdNumber),
    personalIdNumber: whole('personalIdNumber', query.personalIdNumber),
    email: whole('email', query.email),
    phone: whole('phone', query.phone),
    /** Folded, without the legal form of a firm. */
    name: name.length < shortestComparedName ? null : name,
  };
  const isTaxId = (one: string | null) => typed.taxIdNumber !== null && one === typed.taxIdNumber;
  function fieldsOf(customer: Identified): Match[] {
    const shared: Record<Match, boolean> = {
      taxIdNumber: isTaxId(customer.taxIdNumber),
      // true only where the number is not the customer's own
      firmTaxIdNumber:
        !isTaxId(customer.taxIdNumber) &&
        customer.customerOrganizations.some((firm) => isTaxId(firm.taxIdNumber)),
      personalIdNumber:
        typed.personalIdNumber !== null && customer.personalIdNumber === typed.personalIdNumber,
      email: typed.email !== null && customer.emails.includes(typed.email),
      phone: typed.phone !== null && customer.phones.includes(typed.phone),
      name: customer.isSimilar,
    };
    return (Object.keys(shared) as Match[]).filter((field) => shared[field]);
  }
  return { typed, fieldsOf };
}
