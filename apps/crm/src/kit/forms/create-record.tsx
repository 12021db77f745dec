import { useNavigate } from '@tanstack/react-router';
import type { FieldValues } from 'react-hook-form';

import type { StoredRecord } from '../records/record-definition.ts';
import { cacheRecord } from '../records/record-definition.ts';
import { useAccess } from '../session/session-atoms.ts';
import { useTextsOf } from '../texts/use-texts-of.ts';
import {
  typedSchema,
  valuesOf,
  withoutHidden,
  type FieldsDefinition,
  type FormValues,
} from './fields-definition.ts';
import type { FormDefinition } from './form-definition.ts';
import { PreviewedFields, sheetWidth } from './previewed-fields.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { refusalText } from './refusal-text.ts';
import { useCreateForm } from './use-record-form.tsx';

interface CreateRecordProps<Saved extends StoredRecord, Created, Changed> {
  form: FormDefinition<Saved, Created, Changed>;
  onClose: () => void;
  /** Values known before anything is typed, in the form of a stored record. */
  given?: Partial<Saved>;
  /** The shown fields, where those are not all of the form. */
  fields?: FieldsDefinition;
  /** Called once the record is saved; by default its screen is opened. */
  onCreated?: (saved: Saved) => unknown;
}

/** Writes down a record in a panel beside its list, and opens its screen; elsewhere it is given to `onCreated`. */
export function CreateRecord<Saved extends StoredRecord, Created extends FieldValues, Changed>(
  props: CreateRecordProps<Saved, Created, Changed>,
) {
  const { form, onClose, given, onCreated } = props;
  const { record: definition, schema, calls, refusedAt } = form;
  const { fields = form.fields } = props;
  const t = useTextsOf(definition.texts);
  const navigate = useNavigate();
  const { isExcluded } = useAccess();
  const record = useCreateForm<FormValues, Created, Saved>({
    schema: typedSchema(fields, schema),
    values: valuesOf(fields, undefined, given),
    place: `${definition.kind}/new`,
    send: (output) => calls.create({ body: withoutHidden(output, schema.shape, isExcluded) }),
    cache: (saved) => cacheRecord(definition, saved),
    savedMessage: (saved) => [t('form.created'), definition.nameOf(saved)],
    onSaved:
      onCreated ?? (({ id }) => navigate({ to: definition.path, params: { id }, ignoreBlocker: true })),
    showRefusal: refusalText(refusedAt),
  });
  return (
    <RecordSheet
      record={record}
      title={t('form.createTitle')}
      description={t('form.description')}
      submitLabel={t('add')}
      onClose={onCreated ? () => record.confirm(onClose) : onClose}
      className={sheetWidth(form)}
      formClassName="space-y-4 pt-2"
    >
      <PreviewedFields Preview={form.Preview} definition={fields} record={given} />
    </RecordSheet>
  );
}
