import type { BankInput } from '@szansa/domain/bank';

import type { BankRow } from './queries.ts';

/** A bank under the names a change uses. */
export function fieldsOf(row: BankRow) {
  const { name, shortName, taxIdNumber, color, email, phone, website, address, note, isActive } = row;
  return { name, shortName, taxIdNumber, color, email, phone, website, address, note, isActive };
}

export type BankFields = ReturnType<typeof fieldsOf>;

/** A bank as it is written down at first: what was left out is empty. */
export function newFields(input: BankInput): BankFields {
  return {
    name: input.name,
    shortName: input.shortName ?? null,
    taxIdNumber: input.taxIdNumber ?? null,
    color: input.color ?? null,
    email: input.email ?? null,
    phone: input.phone ?? null,
    website: input.website ?? null,
    address: input.address ?? null,
    note: input.note ?? null,
    isActive: input.isActive ?? true,
  };
}
