import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { fieldValue } from '../records/field-value.tsx';
import { useFieldLabels } from '../texts/field-labels.ts';
import { useFormats } from '../texts/use-formats.ts';
import {
  secretsOf,
  typedSchema,
  valuesOf,
  type FieldsDefinition,
  type FormValues,
  type ObjectSchema,
} from './fields-definition.ts';
import { FormFields } from './form-fields.tsx';
import { RecordSheet } from './record-sheet.tsx';
import type { Versioned } from './use-record-change.tsx';
import { useCreateForm, useRecordForm } from './use-record-form.tsx';
import { changedFields } from './use-schema-form.ts';

interface SheetProps<Saved> {
  fields: FieldsDefinition;
  /** The form's place, such as `label/new`: the key of its draft. */
  place: string;
  words: { readonly title: string; readonly description: string };
  /** Refetches what shows the record. */
  cache: (saved: Saved) => void;
  onClose: () => void;
  /** Content below the fields; it gets the form from `useFormContext`. */
  children?: ReactNode;
}

interface CreateSheetProps<Created, Saved> extends SheetProps<Saved> {
  schema: ObjectSchema<Created>;
  /** The initial values of the form. */
  given?: object;
  submitLabel: string;
  /** The toast after saving. */
  created: (saved: Saved) => readonly [title: string, description: string];
  send: (body: Created) => Promise<Saved>;
}

const width = 'w-140';
const distance = 'space-y-4 pt-2';

/** Writes down a record that has no screen of its own, in a panel beside its list. */
export function CreateSheet<Created extends FieldValues, Saved>(props: CreateSheetProps<Created, Saved>) {
  const { fields, schema, place, words, given, submitLabel, created, send, cache, onClose } = props;
  const record = useCreateForm<FormValues, Created, Saved>({
    schema: typedSchema(fields, schema),
    values: valuesOf(fields, undefined, given),
    place,
    secrets: secretsOf(fields),
    send,
    cache,
    savedMessage: created,
    onSaved: onClose,
  });
  return (
    <RecordSheet
      record={record}
      {...words}
      submitLabel={submitLabel}
      onClose={() => record.confirm(onClose)}
      className={width}
      formClassName={distance}
    >
      <FormFields definition={fields} />
      {props.children}
    </RecordSheet>
  );
}

interface ChangeSheetProps<Changed, Saved> extends SheetProps<Saved> {
  patch: ObjectSchema<Changed>;
  record: Saved;
  send: (body: { readonly version: number; readonly changes: Partial<Changed> }) => Promise<Saved>;
  read: () => Promise<Saved>;
}

/** Changes a record that has no screen of its own, in a panel beside its list. */
export function ChangeSheet<Changed extends FieldValues, Saved extends Versioned & { readonly id: string }>(
  props: ChangeSheetProps<Changed, Saved>,
) {
  const { fields, patch, place, words, record: stored, send, read, cache, onClose } = props;
  const { t } = useTranslation();
  const { label } = useFieldLabels(fields.texts);
  const formats = useFormats();
  const record = useRecordForm<FormValues, Changed, Saved, Partial<Changed>>({
    schema: typedSchema(fields, patch),
    valuesOf: (saved) => valuesOf(fields, saved),
    record: stored,
    place,
    secrets: secretsOf(fields),
    changesOf: (output, _record, dirty) => changedFields(output, dirty),
    send: (_record, body) => send(body),
    read,
    fieldLabel: label,
    describeValue: (name, value) => {
      const field = fields.fields[name];
      return field && fieldValue(field, value, formats);
    },
    cache,
    onDone: onClose,
  });
  return (
    <RecordSheet
      record={record}
      {...words}
      submitLabel={t('actions.saveChanges')}
      onClose={() => record.confirm(onClose)}
      className={width}
      formClassName={distance}
    >
      <FormFields definition={fields} record={stored} />
      {props.children}
    </RecordSheet>
  );
}
