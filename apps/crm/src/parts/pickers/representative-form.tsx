import { representative, representativeInput } from '@szansa/domain/representative';

import { client, queries } from '#kit/api/api.ts';
import type { PickerField } from '#kit/forms/field-kinds.ts';
import type { FieldsDefinition } from '#kit/forms/fields-definition.ts';
import { recordForm } from '#kit/forms/record-form.ts';

import { HouseField } from './house-field.tsx';
import { representativeRecord } from './representative.ts';

const bankId: PickerField = {
  kind: 'picker',
  from: 'bank',
  path: '/bank/$id',
  refusedAs: 'bankId',
  found: {
    key: queries.banks.list.key(),
    find: (query, signal) => client.banks.list({ query }, { signal }),
  },
  read: (id) => client.banks.get({ params: { id } }),
  create: { entity: 'bank', add: (name) => client.banks.create({ body: { name } }) },
};

const dealerId: PickerField = {
  kind: 'picker',
  from: 'dealer',
  path: '/dealer/$id',
  refusedAs: 'bankId',
  found: {
    key: queries.dealers.list.key(),
    find: (query, signal) => client.dealers.list({ query }, { signal }),
  },
  read: (id) => client.dealers.get({ params: { id } }),
  create: { entity: 'dealer', add: (name) => client.dealers.create({ body: { name } }) },
};

const names = { columns: 2, fields: ['firstName', 'lastName'] } as const;
const contacts = { fields: ['phones', 'emails', 'note'] } as const;

export const representativeForm = recordForm(representative, {
  record: representativeRecord,
  schema: representativeInput,
  calls: client.representatives,
  fields: { bankId: { ...bankId, Field: HouseField }, dealerId },
  sections: [names, { fields: ['bankId'] }, contacts],
});

const { fields } = representativeForm;

/** The same fields for a form where it is fixed whether a bank or a dealer is chosen. */
export const representativeFieldsOf: Readonly<Record<'bank' | 'dealer', FieldsDefinition>> = {
  bank: {
    ...fields,
    fields: { ...fields.fields, bankId },
    sections: [names, { fields: ['bankId'] }, contacts],
  },
  dealer: { ...fields, sections: [names, { fields: ['dealerId'] }, contacts] },
};
