import { documentTemplatePatch, type DocumentTemplatePatch } from '@szansa/domain/bank';
import { Button } from '@szansa/ui/button';
import { DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { TextField } from '@szansa/ui/text-field';
import { FilePlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { RecordSheet } from '#kit/forms/record-sheet.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.tsx';
import { changedFields } from '#kit/forms/use-schema-form.ts';
import { ownChange } from '#kit/live/changes.ts';
import { FileList } from '#parts/files/file-list.tsx';
import { RemoveFileDialog } from '#parts/files/remove-file-dialog.tsx';
import { UploadDialog } from '#parts/files/upload-dialog.tsx';

import type { Bank, DocumentTemplate } from './bank.ts';

interface RenameTemplateProps {
  template: DocumentTemplate;
  /** Refetches the templates. */
  cache: () => void;
  onClose: () => void;
}

/** The name of a template, in a panel beside the list. */
function RenameTemplate({ template, cache, onClose }: RenameTemplateProps) {
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

/** The documents a bank requires to be filled in. */
export function BankTemplates({ bank }: { bank: Bank }) {
  const { t } = useTranslation(['banks', 'common']);
  const [isUploading, setUploading] = useState(false);
  const [renamed, setRenamed] = useState<DocumentTemplate | null>(null);
  const [removed, setRemoved] = useState<DocumentTemplate | null>(null);
  const params = { id: bank.id };
  const changed = () => ownChange('record-changed', { entity: 'bank', id: bank.id });
  const add = bank.can.edit && (
    <Button icon={<FilePlus aria-hidden />} onClick={() => setUploading(true)}>
      {t('templates.add')}
    </Button>
  );
  const actionsOf = (template: DocumentTemplate) =>
    template.can.edit && (
      <>
        <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={() => setRenamed(template)}>
          {t('templates.rename')}
        </DropdownMenuItem>
        <DropdownMenuItem destructive icon={<Trash2 aria-hidden />} onSelect={() => setRemoved(template)}>
          {t('common:actions.remove')}
        </DropdownMenuItem>
      </>
    );
  return (
    <>
      <FileList
        label={t('tabs.templates')}
        files={queries.documentTemplates.listOfBank.query({ params })}
        add={add}
        empty={{ title: t('templates.empty'), hint: t('templates.emptyHint') }}
        actionsOf={actionsOf}
      />
      {isUploading && (
        <UploadDialog
          title={t('templates.add')}
          send={(files, options) => client.documentTemplates.upload({ params, files }, options)}
          onAdded={changed}
          onClose={() => setUploading(false)}
        />
      )}
      {renamed && <RenameTemplate template={renamed} cache={changed} onClose={() => setRenamed(null)} />}
      <RemoveFileDialog
        call={queries.documentTemplates.remove.mutation()}
        title={t('templates.removeTitle')}
        description={t('templates.removeDescription', { name: removed?.name ?? '' })}
        input={removed && { params: { id: removed.id }, query: { version: removed.version } }}
        onRemoved={changed}
        onClose={() => setRemoved(null)}
      />
    </>
  );
}
