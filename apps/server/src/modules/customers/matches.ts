import { taxIdsOf } from '@szansa/domain/customer';
import { email, nip, pesel, phone } from '@szansa/domain/identity';

type Match = 'taxIdNumber' | 'personalIdNumber' | 'email' | 'phone';

/** As typed: whatever stands in the form at the moment. */
export type TypedIdentifiers = { readonly [Field in Match]?: string | undefined };

interface Identified {
  readonly taxIdNumber: string | null;
  readonly personalIdNumber: string | null;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly customerOrganizations: readonly { readonly taxIdNumber: string | null }[];
}

const schemas = { taxIdNumber: nip, personalIdNumber: pesel, email, phone };

function whole(field: Match, typed: string | undefined): string | null {
  const parsed = schemas[field].safeParse(typed);
  return parsed.success ? parsed.data : null;
}

/** The identifiers that are complete, and by which of them a customer was found. */
export function matchesOf(typed: TypedIdentifiers) {
  const wanted = {
    taxIdNumber: whole('taxIdNumber', typed.taxIdNumber),
    personalIdNumber: whole('personalIdNumber', typed.personalIdNumber),
    email: whole('email', typed.email),
    phone: whole('phone', typed.phone),
  };
  function fieldsOf(customer: Identified): Match[] {
    const shared: Record<Match, boolean> = {
      taxIdNumber: wanted.taxIdNumber !== null && taxIdsOf(customer).includes(wanted.taxIdNumber),
      personalIdNumber:
        wanted.personalIdNumber !== null && customer.personalIdNumber === wanted.personalIdNumber,
      email: wanted.email !== null && customer.emails.includes(wanted.email),
      phone: wanted.phone !== null && customer.phones.includes(wanted.phone),
    };
    return (Object.keys(shared) as Match[]).filter((field) => shared[field]);
  }
  return { wanted, fieldsOf };
}
