import { normaliseNip } from '@szansa/domain/identity';

import { plainPostCode } from '#kit/forms/identifier-formats.ts';
import { sameText, textsEffect, type Company, type CompanyEffect } from '#parts/company/company.ts';

import { isBlankFirm, type CustomerValues } from './customer-values.ts';

const addressFields = ['street', 'postCode', 'city'] as const;

/** The fields of a customer that a register knows. */
export type RegisteredValues = Pick<CustomerValues, (typeof addressFields)[number] | 'customerOrganizations'>;

type CustomerEffect = CompanyEffect<RegisteredValues>;

/** A registered text as the form holds it. */
function typedAs(field: (typeof addressFields)[number], text: string): string {
  return field === 'postCode' ? plainPostCode(text) : text;
}

function firmEffect(firms: CustomerValues['customerOrganizations'], company: Company): CustomerEffect {
  const known = firms.find((firm) => normaliseNip(firm.taxIdNumber) === company.taxIdNumber);
  // what a firm there is is called stands on its own screen
  if (known && (known.id !== undefined || sameText(known.name, company.name)))
    return { filled: {}, kept: [] };
  if (known && known.name.trim() !== '') {
    return { filled: {}, kept: [{ field: 'customerOrganizations', registered: company.name }] };
  }
  const others = firms.filter((firm) => firm !== known && !isBlankFirm(firm));
  const found = { name: company.name, taxIdNumber: company.taxIdNumber };
  return { filled: { customerOrganizations: [...others, found] }, kept: [] };
}

/** The same customer, a firm without a tax id of its own having the customer's: for a form that asks for one number. */
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

/** Compares a form with what the register says; only empty fields are filled. */
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
    kept: [...firm.kept, ...address.kept],
  };
}

/** The values that put the register's data in the place of what was kept. */
export function registeredValues(
  values: CustomerValues,
  company: Company,
  kept: CustomerEffect['kept'],
): CustomerEffect['filled'] {
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
