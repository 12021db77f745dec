import { Button } from '@szansa/ui/button';
import { DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { lazyComponent } from '@szansa/ui/lazy';
import { FilePlus, FileText, Trash2, FolderDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '@szansa/domain/language';
import { documentTypes, type DocumentType } from '@szansa/domain/opportunity';
import { SelectField } from '@szansa/ui/select-field';

import { client, queries } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { FileList } from '#parts/files/file-list.tsx';
import { RemoveFileDialog } from '#parts/files/remove-file-dialog.tsx';
import { useEditing } from '#parts/opportunity/editing.ts';
import { changedOpportunity, type DocumentRecord, type Opportunity } from '#parts/opportunity/records.ts';
import { saveFile } from '#kit/files/save-file.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { toastError } from '#kit/toasts/toasts.ts';
import { UploadDialog } from '#parts/files/upload-dialog.tsx';

/** Adds files of one type to the documents of the opportunity. */
function UploadDocuments({ opportunityId, onClose }: { opportunityId: string; onClose: () => void }) {
  const { t } = useTranslation(['documents', 'labels']);
  const [type, setType] = useState<DocumentType | null>(null);
  const params = { id: opportunityId };
  return (
    <UploadDialog
      title={t('add')}
      send={type && ((files, options) => client.documents.upload({ params, body: { type }, files }, options))}
      onAdded={() => changedOpportunity(opportunityId)}
      onClose={onClose}
    >
      {(wasTried) => (
        <SelectField
          label={t('type')}
          required
          value={type}
          onValueChange={(value) => setType(documentTypes.find((known) => known === value) ?? null)}
          items={documentTypes.map((value) => ({ value, label: t(`labels:documentType.${value}`) }))}
          error={wasTried && !type ? errorMessage('required', currentLanguage()) : undefined}
        />
      )}
    </UploadDialog>
  );
}

/** Downloads all documents of an opportunity that the reader may open, in one archive. */
function DownloadAll({ opportunityId: id }: { opportunityId: string }) {
  const { t } = useTranslation('documents');
  const download = useMutation({
    mutationFn: () => client.documents.archive({ params: { id }, query: { language: currentLanguage() } }),
    onSuccess: (archive) => saveFile(archive, 'dokumenty.zip'),
    onError: toastError,
  });
  return (
    <Button icon={<FolderDown aria-hidden />} loading={download.isPending} onClick={() => download.mutate()}>
      {t('downloadAll')}
    </Button>
  );
}

const FillTemplate = lazyComponent(async () => (await import('./fill-template.tsx')).FillTemplate);

interface DocumentsTabProps {
  opportunity: Opportunity;
  /** Further items of a document's menu; null where there are none. */
  moreOf: (document: DocumentRecord) => ReactNode;
}

/** The documents of the opportunity. */
export function DocumentsTab({ opportunity: { id }, moreOf }: DocumentsTabProps) {
  const { t } = useTranslation(['documents', 'labels', 'common']);
  const { has } = useAccess();
  const { mayEdit, edit } = useEditing();
  const [isUploading, setUploading] = useState(false);
  const [isFilling, setFilling] = useState(false);
  const [removed, setRemoved] = useState<DocumentRecord | null>(null);
  const mayAdd = mayEdit && has('document.create');
  const add = (
    <>
      {has('bank.get') && (
        <Button icon={<FileText aria-hidden />} onClick={() => setFilling(true)}>
          {t('template.open')}
        </Button>
      )}
      {mayAdd && (
        <Button icon={<FilePlus aria-hidden />} onClick={() => edit(() => setUploading(true))}>
          {t('add')}
        </Button>
      )}
    </>
  );
  const actionsOf = (document: DocumentRecord) => {
    const more = moreOf(document);
    if (more === null && !document.can.remove) return null;
    return (
      <>
        {more}
        {document.can.remove && (
          <DropdownMenuItem destructive icon={<Trash2 aria-hidden />} onSelect={() => setRemoved(document)}>
            {t('common:actions.remove')}
          </DropdownMenuItem>
        )}
      </>
    );
  };
  return (
    <>
      <FileList
        label={t('title')}
        files={queries.documents.listOfOpportunity.query({ params: { id } })}
        add={add}
        all={<DownloadAll opportunityId={id} />}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
        kindOf={({ type }) => t(`labels:documentType.${type}`)}
        closedOf={({ can }) => (can.open ? null : t('hidden'))}
        actionsOf={actionsOf}
      />
      {isFilling && <FillTemplate opportunityId={id} maySave={mayAdd} onClose={() => setFilling(false)} />}
      {isUploading && <UploadDocuments opportunityId={id} onClose={() => setUploading(false)} />}
      <RemoveFileDialog
        call={queries.documents.remove.mutation()}
        title={t('removeTitle')}
        description={t('removeDescription', { name: removed?.name ?? '' })}
        input={removed && { params: { id: removed.id } }}
        onRemoved={() => changedOpportunity(id)}
        undo={async (input) => {
          await client.documents.restore(input);
          changedOpportunity(id);
        }}
        onClose={() => setRemoved(null)}
      />
    </>
  );
}
