import { Button } from '@szansa/ui/button';
import { DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { lazyComponent } from '@szansa/ui/lazy';
import { FilePlus, FileText, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { FileList } from '#parts/files/file-list.tsx';
import { RemoveFileDialog } from '#parts/files/remove-file-dialog.tsx';
import { useEditing } from '#parts/opportunity/editing.ts';
import { changedOpportunity, type DocumentRecord, type Opportunity } from '#parts/opportunity/records.ts';

import { DownloadAll } from './download-all.tsx';
import { UploadDocuments } from './upload-documents.tsx';

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
