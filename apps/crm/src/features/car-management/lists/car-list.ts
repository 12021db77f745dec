import type { Data, Endpoints } from '@szansa/api-client/client';
import type { tableColumns } from '@szansa/domain/access';
import {
  carColourInput,
  carListEntity,
  carListEntryInput,
  type AvailabilitySwitch,
  type CarListKind,
} from '@szansa/domain/catalogue';

import { formFields } from '#kit/forms/fields-definition.ts';
import { ownChange } from '#kit/live/changes.ts';

import { SwitchesField } from './switches-field.tsx';

export type CarListEntry = Data<Endpoints['carLists']['get']>;

const texts = 'carLists';
const name = { kind: 'text', autoFocus: true } as const;
const noSwitches: readonly AvailabilitySwitch[] = [];

const plain = {
  schema: carListEntryInput,
  fields: formFields({ texts, schema: carListEntryInput, fields: { name } }),
};
const colour = {
  schema: carColourInput,
  fields: formFields({ texts, schema: carColourInput, fields: { name, code: { kind: 'text' } } }),
};
const availability = {
  schema: carListEntryInput,
  fields: formFields({
    texts,
    schema: carListEntryInput,
    fields: { name, switches: { kind: 'own', Field: SwitchesField, initial: noSwitches } },
  }),
};

/** Returns the form of an entry of a list. */
export function entryForm(kind: CarListKind) {
  if (kind === 'colour') return colour;
  return kind === 'availability' ? availability : plain;
}

/** What a list shows of its entries beside their names; roles may hide it. */
export function entryColumns(kind: CarListKind): readonly (typeof tableColumns.carLists)[number][] {
  const own: Partial<Record<CarListKind, 'code' | 'switches'>> = { colour: 'code', availability: 'switches' };
  const column = own[kind];
  return column === undefined ? ['uses'] : [column, 'uses'];
}

/** Refetches what shows an entry. */
export function cacheEntry(kind: CarListKind, { id }: Pick<CarListEntry, 'id'>): void {
  ownChange('record-changed', { entity: carListEntity(kind), id });
}
