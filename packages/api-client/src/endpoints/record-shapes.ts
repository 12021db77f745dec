import type { Excludable, ExcludableField } from '@szansa/domain/access';
import {
  isNeverNull,
  type Field,
  type FieldKind,
  type FieldsOf,
  type RecordOf,
  type StoredValue,
} from '@szansa/domain/record';
import { money, percent, searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf } from '../contract/index.ts';
import { id } from './records.ts';

/** Parts of calls that follow from the fields of a declared record. */

type Answered<One extends Field> = One['options'] extends { readonly hideWith: string }
  ? Excludable<z.ZodType<StoredValue<One>, StoredValue<One>>>
  : z.ZodType<StoredValue<One>, StoredValue<One>>;

type IsDetail<One extends Field> = One['options'] extends { readonly detail: true } ? true : false;

/** Answers name the record that a reference leads to in a field of their own. */
type Shape<F extends Readonly<Record<string, Field>>, Detail extends boolean> = {
  [
    K in keyof F as F[K]['kind'] extends 'reference' ? never : IsDetail<F[K]> extends Detail ? K : never
  ]: Answered<F[K]>;
};

type With<R, Option extends 'sort' | 'filter'> = {
  [K in keyof FieldsOf<R>]: FieldsOf<R>[K]['options'] extends { readonly [P in Option]: true } ? K : never;
}[keyof FieldsOf<R>] &
  string;

/** What the list of a record can be sorted by. */
export type SortOf<R> = With<R, 'sort'> | 'createdAt';

const text = z.string();

const answered: Readonly<Record<FieldKind, (field: Field) => z.ZodType>> = {
  text: () => text,
  longText: () => text,
  email: () => text,
  emails: () => z.array(text),
  phone: () => text,
  phones: () => z.array(text),
  taxId: () => text,
  website: () => text,
  color: () => text,
  active: () => z.boolean(),
  choice: ({ values }) => z.enum(Object.keys(values)),
  money: () => money,
  percent: () => percent,
  number: () => z.int(),
  reference: () => id,
};

const hiddenAs = (name: string, { options }: Field) =>
  (options.hideWith ? `${name}.${options.hideWith}` : null) as ExcludableField | null;

function shapeOf({ name, fields }: RecordOf, isDetail: boolean) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      if (field.kind === 'reference' || (field.options.detail === true) !== isDetail) return [];
      const schema = answered[field.kind](field);
      const shown = isNeverNull(field) ? schema : schema.nullable();
      const excludable = hiddenAs(name, field);
      return [[key, excludable ? shown.optional().meta({ excludable }) : shown]];
    }),
  );
}

/** The declared fields of a row of a list. */
export function rowShape<R extends RecordOf>(declared: R): Shape<FieldsOf<R>, false> {
  return shapeOf(declared, false) as Shape<FieldsOf<R>, false>;
}

/** The declared fields of a record that are not in the rows of its list. */
export function detailShape<R extends RecordOf>(declared: R): Shape<FieldsOf<R>, true> {
  return shapeOf(declared, true) as Shape<FieldsOf<R>, true>;
}

/** What a list is sorted by, each with the field that hides it: declared fields, and when a record was created. */
export function sortsOf<R extends RecordOf>(declared: R) {
  const sorted = Object.entries(declared.fields).filter(([, { options }]) => options.sort);
  const sorts = sorted.map(([key, field]) => [key, hiddenAs(declared.name, field)]);
  return { ...Object.fromEntries(sorts), createdAt: null } as Readonly<
    Record<SortOf<R>, ExcludableField | null>
  >;
}

type TextFilter = ReturnType<typeof anyOf<z.ZodType<string, string>>>;

/** Filters by declared fields: any of several values. */
export function filtersOf<R extends RecordOf>({
  fields,
}: R): Readonly<Record<With<R, 'filter'>, TextFilter>> {
  const filtered = Object.entries(fields).filter(([, { options }]) => options.filter);
  return Object.fromEntries(
    filtered.map(([key, { kind }]): [string, TextFilter] => [
      key,
      anyOf<z.ZodType<string, string>>(kind === 'reference' ? id : searchText),
    ]),
  ) as Readonly<Record<With<R, 'filter'>, TextFilter>>;
}
