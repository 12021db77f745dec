import { Button } from '@szansa/ui/button';
import { EmptyState } from '@szansa/ui/empty-state';
import { Skeleton } from '@szansa/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FilePlus, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { StoredFileViewer } from '#parts/files/stored-file-viewer.tsx';
import { useEditing } from '#parts/opportunity/editing.ts';
import type { DocumentRecord, Opportunity } from '#parts/opportunity/records.ts';

import { DocumentRow } from './document-row.tsx';
import { RemoveDocumentDialog } from './remove-document-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** The documents of the opportunity. */
export function DocumentsTab({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation(['documents', 'common']);
  const { has } = useAccess();
  const { mayEdit, edit } = useEditing();
  const [isUploading, setUploading] = useState(false);
  const [viewed, setViewed] = useState<string>();
  const [removed, setRemoved] = useState<DocumentRecord | null>(null);
  const params = { id: opportunity.id };
  const documents = useQuery(queries.documents.listOfOpportunity.query({ params }));
  const add = mayEdit && has('document.create') && (
    <Button icon={<FilePlus aria-hidden />} onClick={() => edit(() => setUploading(true))}>
      {t('add')}
    </Button>
  );

  return (
    <>
      {documents.isPending && (
        <div role="status" aria-label={t('common:states.loading')} className="space-y-2">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      )}
      {documents.isError && !documents.data && (
        <FailedScreen error={documents.error} onRetry={() => void documents.refetch()} />
      )}
      {documents.data?.length === 0 && (
        <EmptyState
          icon={<Paperclip aria-hidden />}
          title={t('empty')}
          description={add && t('emptyHint')}
          action={add}
        />
      )}
      {documents.data && documents.data.length > 0 && (
        <>
          {add && <div className="mb-3 flex justify-end">{add}</div>}
          <ul
            aria-label={t('title')}
            className="divide-y divide-border rounded-large border border-border bg-surface"
          >
            {documents.data.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                onPreview={() => setViewed(document.file.id)}
                onRemove={() => setRemoved(document)}
              />
            ))}
          </ul>
        </>
      )}
      {isUploading && <UploadDialog opportunityId={opportunity.id} onClose={() => setUploading(false)} />}
      <StoredFileViewer
        files={(documents.data ?? [])
          .filter(({ can }) => can.open)
          .map(({ name, file }) => ({ ...file, name }))}
        openId={viewed}
        onOpenIdChange={setViewed}
      />
      <RemoveDocumentDialog
        opportunityId={opportunity.id}
        document={removed}
        onClose={() => setRemoved(null)}
      />
    </>
  );
}
