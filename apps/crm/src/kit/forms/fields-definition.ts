import { excludableFieldOf } from '@szansa/domain/access';
import { formatEmail } from '@szansa/domain/identity';
import { z } from 'zod';

import { filledRows } from './filled-rows.ts';
import type { FieldLabelOf } from '../texts/field-labels.ts';
import type { Namespaces } from '../texts/namespaces.ts';
import { emptyValue, initialValue, type Field, type FieldFor } from './field-kinds.ts';

/** A schema of an object that exposes the schemas of its fields. */
export type ObjectSchema<Output> = z.ZodType<Output> & {
  readonly shape: Readonly<Record<string, z.ZodType>>;
};

/** The values of a form, by the names of its schema. */
export type FormValues = Record<string, unknown>;

/** Fields shown together, under a heading (a key of the namespace) where it has one. */
export interface FieldSection<Name extends string = string> {
  readonly title?: string;
  readonly columns?: 1 | 2;
  readonly fields: readonly Name[];
}

/** The fields of a form in their sequence. */
export interface FieldsDefinition {
  /** Namespace of their labels. */
  readonly texts: keyof Namespaces;
  /** Of the schema: determines which fields are required and which can be hidden. */
  readonly shape: ObjectSchema<unknown>['shape'];
  readonly fields: Readonly<Record<string, Field | undefined>>;
  readonly sections: readonly FieldSection[];
}

/**
 * Fields by the names of a schema and a stored record; a field that the record names differently is a picker or custom.
 */
export type FieldsFor<Output, N extends keyof Namespaces, Saved = Output> = {
  readonly [K in keyof Output & FieldLabelOf<N>]?: K extends keyof Saved
    ? FieldFor<Output[K]>
    : Extract<FieldFor<Output[K]>, { kind: 'picker' | 'own' }>;
};

interface FieldsOptions<Output, N extends keyof Namespaces> {
  readonly texts: N;
  readonly schema: ObjectSchema<Output>;
  readonly fields: FieldsFor<NoInfer<Output>, N>;
  /** By default one column of all fields, without a heading. */
  readonly sections?: readonly FieldSection<keyof NoInfer<Output> & string>[];
}

/** The fields of a form that is no record's own. One that the schema lacks or without a label does not compile. */
export function formFields<Output, const N extends keyof Namespaces>(
  options: FieldsOptions<Output, N>,
): FieldsDefinition {
  const { texts, schema, fields, sections } = options;
  return fieldsDefinition(texts, schema, fields, sections);
}

/** Fields of all kinds under their names; by default in one section without a heading. */
export function fieldsDefinition(
  texts: keyof Namespaces,
  { shape }: ObjectSchema<unknown>,
  fields: Readonly<Record<string, Field | undefined>>,
  sections?: readonly FieldSection[],
): FieldsDefinition {
  return { texts, shape, fields, sections: sections ?? [{ fields: Object.keys(fields) }] };
}

/** Returns whether a field is hidden from the user, according to its schema. */
export function isHiddenField(
  shape: FieldsDefinition['shape'],
  name: string,
  isExcluded: (field: string) => boolean,
): boolean {
  const schema = shape[name];
  const excludable = schema && excludableFieldOf(schema);
  return excludable !== undefined && isExcluded(excludable);
}

/** Whether a new record has to have the field. */
export function isRequiredField(shape: FieldsDefinition['shape'], name: string): boolean {
  return shape[name]?.safeParse(undefined).success === false;
}

/** Returns fields whose values are not stored in drafts. */
export function secretsOf({ fields }: Pick<FieldsDefinition, 'fields'>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (field?.kind === 'password' ? [name] : []));
}

/** Returns the values of a form: of a stored record, or the initial ones of a new one, of which some may be given. */
export function valuesOf(
  { fields }: Pick<FieldsDefinition, 'fields'>,
  record?: object,
  given: object = {},
): FormValues {
  const source = record ?? given;
  const stored = new Map<string, unknown>(Object.entries(source));
  const value = (name: string, field: Field): unknown => {
    const present = field.kind === 'picker' ? namedIn(source, field.from)?.id : stored.get(name);
    if (field.kind === 'email' && typeof present === 'string') return formatEmail(present);
    if (field.kind === 'emails' && Array.isArray(present)) return present.map(String).map(formatEmail);
    return present ?? (record ? emptyValue(field) : initialValue(field));
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field ? [[name, value(name, field)]] : [])),
  );
}

/** The schema of what is typed into a form: rows left empty are not sent. */
export function typedSchema<Output>(
  { fields }: Pick<FieldsDefinition, 'fields'>,
  schema: z.ZodType<Output>,
): z.ZodType<Output> {
  const isList = (name: string) => fields[name]?.kind === 'phones' || fields[name]?.kind === 'emails';
  return z.preprocess(
    (values: FormValues) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          isList(name) && Array.isArray(value) ? filledRows(value.map(String)) : value,
        ]),
      ),
    schema,
  );
}

/** The record that another one names in a field. */
export function namedIn(record: object, name: string): { readonly id: string; readonly name: string } | null {
  const found: unknown = Object.entries(record).find(([field]) => field === name)?.[1];
  if (typeof found !== 'object' || found === null || !('id' in found) || !('name' in found)) return null;
  return { id: String(found.id), name: String(found.name) };
}

/** The body of a creating call: without the fields hidden from the user, whom it would be refused. */
export function withoutHidden<Output extends object>(
  output: Output,
  shape: FieldsDefinition['shape'],
  isExcluded: (field: string) => boolean,
): Output {
  const body = { ...output };
  for (const name of Object.keys(body)) {
    if (isHiddenField(shape, name, isExcluded)) Reflect.deleteProperty(body, name);
  }
  return body;
}
