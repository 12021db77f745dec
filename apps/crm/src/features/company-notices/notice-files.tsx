import type { Data, Endpoints } from '@szansa/api-client/client';
import { Button } from '@szansa/ui/button';
import { DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { FilePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { FileList } from '#parts/files/file-list.tsx';
import { RemoveFileDialog } from '#parts/files/remove-file-dialog.tsx';
import { UploadDialog } from '#parts/files/upload-dialog.tsx';

import type { Notice } from './notice.ts';

type NoticeFile = Data<Endpoints['companyNotices']['files']>[number];

/** The files of an announcement. */
export function NoticeFiles({ notice: { id, can } }: { notice: Notice }) {
  const { t } = useTranslation(['companyNotices', 'common']);
  const [isUploading, setUploading] = useState(false);
  const [removed, setRemoved] = useState<NoticeFile | null>(null);
  const params = { id };
  const changed = () => ownChange('record-changed', { entity: 'company_notice', id });
  const actionsOf = (file: NoticeFile) =>
    file.can.remove && (
      <DropdownMenuItem destructive icon={<Trash2 aria-hidden />} onSelect={() => setRemoved(file)}>
        {t('common:actions.remove')}
      </DropdownMenuItem>
    );
  return (
    <>
      <FileList
        label={t('files.label')}
        files={queries.companyNotices.files.query({ params })}
        add={
          can.edit && (
            <Button icon={<FilePlus aria-hidden />} onClick={() => setUploading(true)}>
              {t('files.add')}
            </Button>
          )
        }
        empty={{ title: t('files.empty'), hint: t('files.emptyHint') }}
        actionsOf={actionsOf}
      />
      {isUploading && (
        <UploadDialog
          title={t('files.add')}
          send={(files, options) => client.companyNotices.upload({ params, files }, options)}
          onAdded={changed}
          onClose={() => setUploading(false)}
        />
      )}
      <RemoveFileDialog
        call={queries.companyNotices.removeFile.mutation()}
        title={t('files.removeTitle')}
        description={t('files.removeDescription', { name: removed?.name ?? '' })}
        input={removed && { params: { id: removed.id } }}
        onRemoved={changed}
        onClose={() => setRemoved(null)}
      />
    </>
  );
}
