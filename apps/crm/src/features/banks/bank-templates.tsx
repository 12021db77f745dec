import { Button } from '@szansa/ui/button';
import { DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { FilePlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { FileList } from '#parts/files/file-list.tsx';
import { RemoveFileDialog } from '#parts/files/remove-file-dialog.tsx';
import { UploadDialog } from '#parts/files/upload-dialog.tsx';

import type { Bank, DocumentTemplate } from './bank.ts';
import { RenameTemplate } from './rename-template.tsx';

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
