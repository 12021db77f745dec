import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '../address/use-address-part.ts';
import { cacheRecord, type StoredRecord } from '../records/record-definition.ts';
import { fieldValue } from '../records/field-value.tsx';
import { useFieldLabels } from '../texts/field-labels.ts';
import { useFormats } from '../texts/use-formats.ts';
import { useTextsOf } from '../texts/use-texts-of.ts';
import { typedSchema, valuesOf, type FormValues } from './fields-definition.ts';
import type { FormDefinition } from './form-definition.ts';
import { PreviewedFields, sheetWidth } from './previewed-fields.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { refusalText } from './refusal-text.ts';
import { useRecordForm } from './use-record-form.tsx';
import { changedFields } from './use-schema-form.ts';

interface EditRecordProps<Saved extends StoredRecord, Created, Changed> {
  form: FormDefinition<Saved, Created, Changed>;
  record: Saved;
}

/** The form of a stored record, in a panel beside its screen while the address contains `edit=<kind>`. */
export function EditRecord<Saved extends StoredRecord, Created, Changed extends FieldValues>(
  props: EditRecordProps<Saved, Created, Changed>,
) {
  const edit = useAddressPart('edit');
  const { form, record } = props;
  if (!record.can.edit || edit.value !== form.record.kind) return null;
  return <EditSheet form={form} record={record} onClose={(way) => edit.change(undefined, way)} />;
}

interface EditSheetProps<Saved extends StoredRecord, Created, Changed> extends EditRecordProps<
  Saved,
  Created,
  Changed
> {
  onClose: (way?: { readonly ignoreBlocker: true }) => Promise<void>;
}

function EditSheet<Saved extends StoredRecord, Created, Changed extends FieldValues>(
  props: EditSheetProps<Saved, Created, Changed>,
) {
  const { form, record: stored, onClose } = props;
  const { record: definition, patch, calls, fields, refusedAt } = form;
  const t = useTextsOf(definition.texts);
  const { label } = useFieldLabels(definition.texts);
  const formats = useFormats();
  const { t: common } = useTranslation();
  const described = (name: string, value: unknown): ReactNode => {
    const field = fields.fields[name];
    return field && fieldValue(field, value, formats);
  };
  const record = useRecordForm<FormValues, Changed, Saved, Partial<Changed>>({
    schema: typedSchema(fields, patch),
    valuesOf: (saved) => valuesOf(fields, saved),
    record: stored,
    place: `${definition.kind}/${stored.id}`,
    changesOf: (output, _record, dirty) => changedFields(output, dirty),
    send: ({ id }, body) => calls.update({ params: { id }, body }),
    read: ({ id }) => calls.get({ params: { id } }),
    fieldLabel: label,
    describeValue: described,
    cache: (saved) => cacheRecord(definition, saved),
    onDone: () => onClose({ ignoreBlocker: true }),
    showRefusal: refusalText(refusedAt),
  });
  return (
    <RecordSheet
      record={record}
      title={t('form.editTitle')}
      description={t('form.description')}
      submitLabel={common('actions.saveChanges')}
      onClose={() => void onClose()}
      className={sheetWidth(form)}
      formClassName="space-y-4 pt-2"
    >
      <PreviewedFields Preview={form.Preview} definition={fields} record={stored} />
    </RecordSheet>
  );
}
