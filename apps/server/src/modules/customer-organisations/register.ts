import { legalFormOf } from '@szansa/domain/customer-organisation';
import { normaliseKrs, normaliseRegon } from '@szansa/domain/identity';

import { cachedCompany, type Company } from '#modules/registry';
import type { FirmFields, RegisteredFields } from './queries.ts';

/** Register data of a firm that has none. */
const nothingRegistered: RegisteredFields = {
  registeredName: null,
  registeredStatus: null,
  registeredAddress: null,
  vatStatus: null,
  register: null,
  registeredAt: null,
};

/** Returns a register's data in the form stored with a firm (rule CO6). */
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

/** Returns the fields of a new firm of which only name and tax id are known, completed from a register. */
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

/** Returns the register data for a tax id: the cached response if there is a recent one, otherwise none. */
export function registeredOf(taxIdNumber: string | null): RegisteredFields {
  const company = taxIdNumber === null ? undefined : cachedCompany(taxIdNumber);
  return company ? registeredFields(company) : nothingRegistered;
}
