import type { Data, Endpoints } from '@szansa/api-client/client';
import { normaliseNip } from '@szansa/domain/identity';

import { plainPostCode } from '#kit/forms/identifier-formats.ts';

import { isBlankFirm, type CustomerValues } from './customer-values.ts';

export type Company = Data<Endpoints['registry']['findCompany']>;

const addressFields = ['street', 'postCode', 'city'] as const;

type FilledField = (typeof addressFields)[number] | 'customerOrganizations';

/** What a register's answer does to a form: what it fills in, and what it leaves because somebody typed it. */
export interface CompanyEffect {
  readonly filled: Partial<Pick<CustomerValues, FilledField>>;
  readonly kept: readonly { readonly field: FilledField; readonly registered: string }[];
}

function sameText(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase('pl') === other.trim().toLocaleLowerCase('pl');
}

/** A registered text as the form holds it. */
function typedAs(field: (typeof addressFields)[number], text: string): string {
  return field === 'postCode' ? plainPostCode(text) : text;
}

function firmEffect(firms: CustomerValues['customerOrganizations'], company: Company): CompanyEffect {
  const known = firms.find((firm) => normaliseNip(firm.taxIdNumber) === company.taxIdNumber);
  if (known && sameText(known.name, company.name)) return { filled: {}, kept: [] };
  if (known && known.name.trim() !== '') {
    return { filled: {}, kept: [{ field: 'customerOrganizations', registered: company.name }] };
  }
  const others = firms.filter((firm) => firm !== known && !isBlankFirm(firm));
  const found = { name: company.name, taxIdNumber: company.taxIdNumber };
  return { filled: { customerOrganizations: [...others, found] }, kept: [] };
}

/** Compares a form with what the register says; only empty fields are filled. */
export function companyEffect(values: CustomerValues, company: Company): CompanyEffect {
  const firm = firmEffect(values.customerOrganizations, company);
  const registered = addressFields.flatMap((field) => {
    const text = company[field];
    return text ? [{ field, text }] : [];
  });
  const filled = registered.filter(({ field }) => values[field].trim() === '');
  const kept = registered.filter(
    ({ field, text }) => values[field].trim() !== '' && !sameText(values[field], typedAs(field, text)),
  );
  return {
    filled: {
      ...firm.filled,
      ...Object.fromEntries(filled.map(({ field, text }) => [field, typedAs(field, text)])),
    },
    kept: [...firm.kept, ...kept.map(({ field, text }) => ({ field, registered: text }))],
  };
}

/** The values that put the register's data in the place of what was kept. */
export function registeredValues(
  values: CustomerValues,
  company: Company,
  kept: CompanyEffect['kept'],
): CompanyEffect['filled'] {
  return Object.fromEntries(
    kept.map(({ field, registered }) => [
      field,
      field === 'customerOrganizations'
        ? values.customerOrganizations.map((firm) =>
            normaliseNip(firm.taxIdNumber) === company.taxIdNumber ? { ...firm, name: registered } : firm,
          )
        : typedAs(field, registered),
    ]),
  );
}
