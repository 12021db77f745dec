import type { ApiError } from '@szansa/api-client/client';
import type { ComponentType } from 'react';

import type { RecordDefinition, RecordNamespace, StoredRecord } from '../records/record-definition.ts';
import {
  fieldsDefinition,
  type FieldsDefinition,
  type FieldSection,
  type FieldsFor,
  type ObjectSchema,
} from './fields-definition.ts';

interface ById {
  readonly params: { readonly id: string };
}

/** The calls a form needs, such as `client.banks`. */
interface FormCalls<Saved, Created, Changed> {
  readonly get: (input: ById) => Promise<Saved>;
  readonly create: (input: { readonly body: Created }) => Promise<Saved>;
  readonly update: (
    input: ById & { readonly body: { readonly version: number; readonly changes: Partial<Changed> } },
  ) => Promise<Saved>;
}

export interface FormBasics<Saved extends StoredRecord, Created, Changed, N extends RecordNamespace> {
  readonly record: RecordDefinition<Saved, N>;
  /** Of the body that creates a record. */
  readonly schema: ObjectSchema<Created>;
  /** Of the changes of a stored one. */
  readonly patch: ObjectSchema<Changed>;
  readonly calls: FormCalls<Saved, Created, Changed>;
  /** What is being typed, as it will look; beside the fields, on a narrow window in a tab of its own. */
  readonly Preview?: ComponentType;
  /** The field at which a refusal is shown, by its code. */
  readonly refusedAt?: Readonly<Partial<Record<ApiError['code'], keyof Created & string>>>;
}

interface FormOptions<
  Saved extends StoredRecord,
  Created,
  Changed,
  N extends RecordNamespace,
> extends FormBasics<Saved, Created, Changed, N> {
  /** In their sequence; one that the record or the schema lacks, or without a label, does not compile. */
  readonly fields: FieldsFor<NoInfer<Created>, N, NoInfer<Saved>>;
  /** By default one column of all fields, without a heading. */
  readonly sections?: readonly FieldSection<keyof NoInfer<Created> & string>[];
}

/** How records of a kind are written down and changed; `<CreateRecord>` and `<EditRecord>` do the rest. */
export interface FormDefinition<Saved extends StoredRecord, Created, Changed> extends FormBasics<
  Saved,
  Created,
  Changed,
  RecordNamespace
> {
  readonly fields: FieldsDefinition;
}

export function formDefinition<Saved extends StoredRecord, Created, Changed, const N extends RecordNamespace>(
  options: FormOptions<Saved, Created, Changed, N>,
): FormDefinition<Saved, Created, Changed> {
  const { fields, sections, ...basics } = options;
  const { record, schema } = basics;
  return { ...basics, fields: fieldsDefinition(record.texts, schema, fields, sections) };
}
