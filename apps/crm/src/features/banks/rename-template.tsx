import { documentTemplatePatch, type DocumentTemplatePatch } from '@szansa/domain/bank';
import { TextField } from '@szansa/ui/text-field';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { RecordSheet } from '#kit/forms/record-sheet.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.tsx';
import { changedFields } from '#kit/forms/use-schema-form.ts';

import type { DocumentTemplate } from './bank.ts';

interface RenameTemplateProps {
  template: DocumentTemplate;
  /** Refetches the templates. */
  cache: () => void;
  onClose: () => void;
}

/** The name of a template, in a panel beside the list. */
export function RenameTemplate({ template, cache, onClose }: RenameTemplateProps) {
  const { t } = useTranslation(['banks', 'common']);
  const record = useRecordForm<
    { name: string },
    DocumentTemplatePatch,
    DocumentTemplate,
    DocumentTemplatePatch
  >({
    schema: documentTemplatePatch,
    record: template,
    place: `template/${template.id}`,
    valuesOf: ({ name }) => ({ name }),
    changesOf: (output, _template, dirty) => changedFields(output, dirty),
    send: ({ id }, body) => client.documentTemplates.update({ params: { id }, body }),
    read: async ({ id, bankId }) => {
      const all = await client.documentTemplates.listOfBank({ params: { id: bankId } });
      return all.find((one) => one.id === id) ?? template;
    },
    cache,
    fieldLabel: () => t('templates.name'),
    onDone: onClose,
  });
  const { name: error } = record.form.formState.errors;
  return (
    <RecordSheet
      record={record}
      title={t('templates.rename')}
      description={t('templates.renameHint')}
      submitLabel={t('common:actions.saveChanges')}
      onClose={() => record.confirm(onClose)}
      className="w-120"
      formClassName="space-y-4 pt-2"
    >
      <TextField
        label={t('templates.name')}
        required
        error={error?.message}
        {...record.form.register('name')}
      />
    </RecordSheet>
  );
}
