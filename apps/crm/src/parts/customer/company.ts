import { normaliseNip } from '@szansa/domain/identity';

import { plainPostCode } from '#kit/forms/identifier-formats.ts';
import { sameText, textsEffect, type Company, type CompanyEffect } from '#parts/company/company.ts';

import { isBlankFirm, type CustomerValues } from './customer-values.ts';

const addressFields = ['street', 'postCode', 'city'] as const;

/** The fields of a customer that a register knows. */
export type RegisteredValues = Pick<CustomerValues, (typeof addressFields)[number] | 'customerOrganizations'>;

type CustomerEffect = CompanyEffect<RegisteredValues>;

/** Returns a text of the register as the form contains it. */
function typedAs(field: (typeof addressFields)[number], text: string): string {
  return field === 'postCode' ? plainPostCode(text) : text;
}

function firmEffect(firms: CustomerValues['customerOrganizations'], company: Company): CustomerEffect {
  const known = firms.find((firm) => normaliseNip(firm.taxIdNumber) === company.taxIdNumber);
  // the name of an existing firm can be changed only on its own screen
  if (known && (known.id !== undefined || sameText(known.name, company.name)))
    return { filled: {}, unchanged: [] };
  if (known && known.name.trim() !== '') {
    return { filled: {}, unchanged: [{ field: 'customerOrganizations', registered: company.name }] };
  }
  const others = firms.filter((firm) => firm !== known && !isBlankFirm(firm));
  const found = { name: company.name, taxIdNumber: company.taxIdNumber };
  return { filled: { customerOrganizations: [...others, found] }, unchanged: [] };
}

/** Returns the customer with their tax id for a firm without one: for a form with a single tax id. */
export function withOneTaxId<Values extends Pick<CustomerValues, 'taxIdNumber' | 'customerOrganizations'>>(
  values: Values,
): Values {
  const { taxIdNumber, customerOrganizations } = values;
  return {
    ...values,
    customerOrganizations: customerOrganizations.map((firm) =>
      firm.id !== undefined || isBlankFirm(firm) || firm.taxIdNumber.trim() !== ''
        ? firm
        : { ...firm, taxIdNumber },
    ),
  };
}

/** Compares a form with the register's data; only empty fields are filled. */
export function companyEffect(values: CustomerValues, company: Company): CustomerEffect {
  const firm = firmEffect(values.customerOrganizations, company);
  const address = textsEffect(
    values,
    addressFields.flatMap((field) => {
      const text = company[field];
      return text ? [{ field, text, typed: typedAs(field, text) }] : [];
    }),
  );
  return {
    filled: { ...firm.filled, ...address.filled },
    unchanged: [...firm.unchanged, ...address.unchanged],
  };
}

/** Returns the values that replace the form's typed ones by the register's data. */
export function registeredValues(
  values: CustomerValues,
  company: Company,
  unchanged: CustomerEffect['unchanged'],
): CustomerEffect['filled'] {
  return Object.fromEntries(
    unchanged.map(({ field, registered }) => [
      field,
      field === 'customerOrganizations'
        ? values.customerOrganizations.map((firm) =>
            normaliseNip(firm.taxIdNumber) === company.taxIdNumber ? { ...firm, name: registered } : firm,
          )
        : typedAs(field, registered),
    ]),
  );
}
