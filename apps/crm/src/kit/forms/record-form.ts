import {
  inputOf,
  patchOf,
  type FieldsOf,
  type Field as Declared,
  type RecordOf,
} from '@szansa/domain/record';

import type { RecordNamespace, StoredRecord } from '../records/record-definition.ts';
import { named } from '../texts/record-words.ts';
import type { Field, OwnFieldProps } from './field-kinds.ts';
import { fieldsDefinition, type FieldSection, type ObjectSchema } from './fields-definition.ts';
import type { FormBasics, FormDefinition } from './form-definition.ts';
import type { ComponentType } from 'react';

/** How a declared field differs from others of its kind. */
interface Difference {
  /** A component in the place of the one of its kind. */
  readonly Field?: ComponentType<OwnFieldProps>;
  /** Spans both columns of its section. */
  readonly wide?: boolean;
  /** Off for years and other numbers that are no quantities. */
  readonly grouping?: boolean;
}

interface RecordFormOptions<
  R extends RecordOf,
  Saved extends StoredRecord,
  Created,
  Changed,
  N extends RecordNamespace,
> extends Omit<FormBasics<Saved, Created, Changed, N>, 'schema' | 'patch'> {
  /** The schema of a new record, where it is not that of the declared fields alone. */
  readonly schema?: ObjectSchema<Created>;
  /** Fields that differ from their kind: by a part of it, or as a whole. */
  readonly fields?: { readonly [K in keyof FieldsOf<R>]?: Difference | Field };
  /** By default one column of all fields, without a heading. */
  readonly sections?: readonly FieldSection<keyof FieldsOf<R> & string>[];
}

/** A field as its kind draws it. */
function fieldOf({ kind, limits, values }: Declared): Field {
  if (kind === 'longText') return { kind, maxLength: limits.max ?? Infinity };
  if (kind === 'color') return { kind, fallback: limits.start ?? '' };
  if (kind === 'choice') {
    return {
      kind,
      options: Object.keys(values),
      optionLabel: (value) => named(values[value] ?? [value, value]),
    };
  }
  // drawn by the feature
  if (kind === 'percent' || kind === 'reference') return { kind: 'text' };
  return { kind };
}

const isWhole = (field: Difference | Field): field is Field => 'kind' in field;

/** The form of a declared record: its fields in their order, each drawn by its kind unless `fields` says otherwise. */
export function recordForm<
  R extends RecordOf,
  Saved extends StoredRecord,
  Created,
  Changed,
  const N extends RecordNamespace,
>(
  declared: R,
  options: RecordFormOptions<R, Saved, Created, Changed, N>,
): FormDefinition<Saved, Created, Changed> {
  const { fields: differences, sections, schema, ...basics } = options;
  const differing = new Map<string, Difference | Field | undefined>(Object.entries(differences ?? {}));
  const fields = Object.entries(declared.fields).map(([name, field]): [string, Field] => {
    const difference = differing.get(name);
    if (!difference) return [name, fieldOf(field)];
    return [name, isWhole(difference) ? difference : { ...fieldOf(field), ...difference }];
  });
  // the calls of the record take what its declaration says
  const input = schema ?? (inputOf(declared) as unknown as ObjectSchema<Created>);
  const patch = patchOf(declared) as unknown as ObjectSchema<Changed>;
  return {
    ...basics,
    schema: input,
    patch,
    fields: fieldsDefinition(basics.record.texts, input, Object.fromEntries(fields), sections),
  };
}
