import type { Data, Endpoints, Input } from '@szansa/api-client/client';
import type { BankInput } from '@szansa/domain/bank';

import { textsEffect, type Company } from '#parts/company/company.ts';

export type Bank = Data<Endpoints['banks']['get']>;

export const bankTexts = [
  'name',
  'shortName',
  'taxIdNumber',
  'color',
  'email',
  'phone',
  'website',
  'address',
  'note',
] as const;

/** A bank as it is typed. */
export type BankValues = Record<(typeof bankTexts)[number], string> & { isActive: boolean };

export type BankField = keyof BankValues;

export const isBankField = (name: string): name is BankField =>
  name === 'isActive' || bankTexts.some((field) => field === name);

export function valuesOf(bank?: Bank): BankValues {
  return {
    name: bank?.name ?? '',
    shortName: bank?.shortName ?? '',
    taxIdNumber: bank?.taxIdNumber ?? '',
    color: bank?.color ?? '',
    email: bank?.email ?? '',
    phone: bank?.phone ?? '',
    website: bank?.website ?? '',
    address: bank?.address ?? '',
    note: bank?.note ?? '',
    isActive: bank?.isActive ?? true,
  };
}

/** The body of the creating call without the fields hidden from the user. */
export function createBody(
  { email, phone, address, note, ...open }: BankInput,
  isExcluded: (field: string) => boolean,
): Input<Endpoints['banks']['create']>['body'] {
  return {
    ...open,
    ...(isExcluded('bank.contact') ? {} : { email, phone, address }),
    ...(isExcluded('bank.note') ? {} : { note }),
  };
}

export type RegisteredValues = Pick<BankValues, 'name' | 'address'>;

function registeredAddress({ street, postCode, city }: Company): string {
  const place = [postCode, city].filter(Boolean).join(' ');
  return [street, place].filter(Boolean).join(', ');
}

/** What the register says of a company, put into the empty fields of a bank that the user sees. */
export function companyEffect(values: BankValues, company: Company, isExcluded: (field: string) => boolean) {
  const address = isExcluded('bank.contact') ? '' : registeredAddress(company);
  return textsEffect<keyof RegisteredValues>(values, [
    { field: 'name', text: company.name, typed: company.name },
    ...(address ? [{ field: 'address' as const, text: address, typed: address }] : []),
  ]);
}
