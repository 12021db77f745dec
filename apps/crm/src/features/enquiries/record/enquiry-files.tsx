import type { Data, Endpoints } from '@szansa/api-client/client';
import { Button } from '@szansa/ui/button';
import { DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { FilePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { changedEnquiry, type Enquiry } from '#parts/enquiry/records.ts';
import { FileList } from '#parts/files/file-list.tsx';
import { RemoveFileDialog } from '#parts/files/remove-file-dialog.tsx';
import { UploadDialog } from '#parts/files/upload-dialog.tsx';

type EnquiryFile = Data<Endpoints['internalEnquiries']['files']>[number];

/** The files of an enquiry. */
export function EnquiryFiles({ enquiry: { id, can } }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['enquiries', 'common']);
  const [isUploading, setUploading] = useState(false);
  const [removed, setRemoved] = useState<EnquiryFile | null>(null);
  const params = { id };
  const add = can.addFile && (
    <Button icon={<FilePlus aria-hidden />} onClick={() => setUploading(true)}>
      {t('files.add')}
    </Button>
  );
  const actionsOf = (file: EnquiryFile) =>
    file.can.remove && (
      <DropdownMenuItem destructive icon={<Trash2 aria-hidden />} onSelect={() => setRemoved(file)}>
        {t('common:actions.remove')}
      </DropdownMenuItem>
    );
  return (
    <>
      <FileList
        label={t('files.label')}
        files={queries.internalEnquiries.files.query({ params })}
        add={add}
        empty={{ title: t('files.empty'), hint: t('files.emptyHint') }}
        actionsOf={actionsOf}
      />
      {isUploading && (
        <UploadDialog
          title={t('files.add')}
          send={(files, options) => client.internalEnquiries.upload({ params, files }, options)}
          onAdded={() => changedEnquiry(id)}
          onClose={() => setUploading(false)}
        />
      )}
      <RemoveFileDialog
        call={queries.internalEnquiries.removeFile.mutation()}
        title={t('files.removeTitle')}
        description={t('files.removeDescription', { name: removed?.name ?? '' })}
        input={removed && { params: { id: removed.id } }}
        onRemoved={() => changedEnquiry(id)}
        onClose={() => setRemoved(null)}
      />
    </>
  );
}
