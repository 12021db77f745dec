import { z } from 'zod';

import type { Excludable } from '../access/index.ts';
import { hexColor, website } from '../agency/index.ts';
import { email, nip, phone } from '../identity/index.ts';
import { line, money, orEmpty, paragraph, percent, wholeNumber } from '../shared/index.ts';
import type { Field, FieldKind, Fields } from './fields.ts';
import { isNeverNull, type FieldsOf, type RecordOf, type Required, type StoredValue } from './record.ts';

type SchemaOf = (field: Field) => z.ZodType;

const upTo = ({ limits }: Field) => limits.max ?? Infinity;

/** The schema of a value that is typed, by the kind of its field. */
const typed: Readonly<Record<FieldKind, SchemaOf>> = {
  text: (field) => line(upTo(field)),
  longText: (field) => paragraph(upTo(field)),
  email: () => email,
  emails: (field) => z.array(email).max(upTo(field), 'too_many'),
  phone: () => phone,
  phones: (field) => z.array(phone).max(upTo(field), 'too_many'),
  taxId: () => nip,
  website: () => website,
  color: () => hexColor,
  active: () => z.boolean(),
  choice: ({ values }) => z.enum(Object.keys(values), 'value_not_allowed'),
  money: () => money,
  percent: () => percent,
  number: ({ limits: { min = -Infinity, max = Infinity, refusedAs } }) =>
    wholeNumber({ min, max }, refusedAs),
  reference: () => z.uuid('value_not_allowed'),
};

/** The schema of a field as it is typed: an emptied one is null. */
function writable(field: Field): z.ZodType {
  const schema = typed[field.kind](field);
  if (isNeverNull(field)) return schema;
  return field.kind === 'number' ? schema.nullable() : orEmpty(schema);
}

type Hidden<One extends Field, Schema extends z.ZodType> = One['options'] extends {
  readonly hideWith: string;
}
  ? Excludable<Schema>
  : z.ZodOptional<Schema>;

type PatchShape<F extends Fields> = {
  [K in keyof F]: Hidden<F[K], z.ZodType<StoredValue<F[K]>, StoredValue<F[K]>>>;
};

type InputShape<F extends Fields> = {
  [K in keyof F]: K extends Required<F> ? z.ZodType<StoredValue<F[K]>, StoredValue<F[K]>> : PatchShape<F>[K];
};

/** Fields of a record, each of which may be left out of a change. */
export type PatchSchema<R> = z.ZodObject<PatchShape<FieldsOf<R>>, z.core.$strict>;

/** The fields of a new record. */
export type InputSchema<R> = z.ZodObject<InputShape<FieldsOf<R>>, z.core.$strict>;

function optional(schema: z.ZodType, name: string, { options }: Field): z.ZodType {
  const { hideWith } = options;
  return hideWith ? schema.optional().meta({ excludable: `${name}.${hideWith}` }) : schema.optional();
}

function shapeOf({ fields }: RecordOf, schemaOf: (field: Field) => z.ZodType) {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, schemaOf(field)]));
}

/** The body that changes a record. */
export function patchOf<R extends RecordOf>(declared: R): PatchSchema<R> {
  const shape = shapeOf(declared, (field) => optional(writable(field), declared.name, field));
  // the shape has a schema for each declared field
  return z.strictObject(shape) as unknown as PatchSchema<R>;
}

/** The body that creates a record. */
export function inputOf<R extends RecordOf>(declared: R): InputSchema<R> {
  const shape = shapeOf(declared, (field) =>
    field.options.required ? writable(field) : optional(writable(field), declared.name, field),
  );
  // the shape has a schema for each declared field
  return z.strictObject(shape) as unknown as InputSchema<R>;
}
