import { legalFormOf } from '@szansa/domain/customer-organisation';
import { normaliseKrs, normaliseRegon } from '@szansa/domain/identity';

import { cachedCompany, type Company } from '#modules/registry';
import type { FirmFields, RegisteredFields } from './queries.ts';

/** Nothing a register said. */
const nothingRegistered: RegisteredFields = {
  registeredName: null,
  registeredStatus: null,
  registeredAddress: null,
  vatStatus: null,
  register: null,
  registeredAt: null,
};

/** What a register said, as it is kept with a firm (rule CO6). */
export function registeredFields(company: Company): RegisteredFields {
  const { name, status, vatStatus, street, postCode, city, source, fetchedAt } = company;
  const place = [postCode, city].filter(Boolean).join(' ');
  return {
    registeredName: name,
    registeredStatus: status,
    registeredAddress: [street, place].filter(Boolean).join(', ') || null,
    vatStatus,
    register: source,
    registeredAt: fetchedAt,
  };
}

/** The fields of a new firm of which only name and tax id are known, with what a register says of them. */
export function filledFromRegister(
  named: Pick<FirmFields, 'name' | 'taxIdNumber'>,
  company: Company | undefined,
): FirmFields {
  return {
    ...named,
    legalForm: legalFormOf(named.name),
    regon: company?.regon ? normaliseRegon(company.regon) : null,
    krs: company?.krs ? normaliseKrs(company.krs) : null,
    street: company?.street ?? null,
    postCode: company?.postCode ?? null,
    city: company?.city ?? null,
    country: null,
  };
}

/** What is kept of a register for a tax id: its answer where it has just been asked, else nothing. */
export function registeredOf(taxIdNumber: string | null): RegisteredFields {
  const company = taxIdNumber === null ? undefined : cachedCompany(taxIdNumber);
  return company ? registeredFields(company) : nothingRegistered;
}
