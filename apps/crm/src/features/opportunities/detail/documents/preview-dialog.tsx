import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { PdfViewer } from '@szansa/ui/pdf-viewer';
import { Skeleton } from '@szansa/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#app/session/api.ts';
import { messageOf } from '#app/session/toasts.ts';

import type { DocumentRecord } from '../records.ts';
import { saveFile } from '#app/files/save-file.ts';
import { previewKind } from './preview-kind.ts';

/** A document looked at without leaving the opportunity. */
export function PreviewDialog({ document, onClose }: { document: DocumentRecord; onClose: () => void }) {
  const { t } = useTranslation(['conversation', 'common']);
  const { name, file } = document;
  const content = useQuery(queries.files.download.query({ params: { id: file.id } }));
  const { data } = content;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={name}
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.close')}</Button>
          <Button
            icon={<Download aria-hidden />}
            disabled={!data}
            onClick={() => data && saveFile(data, file.name)}
          >
            {t('common:actions.download')}
          </Button>
        </>
      }
    >
      {previewKind(file.mime) === 'pdf' ? (
        <PdfViewer
          data={data?.blob ?? null}
          title={name}
          loading={content.isPending}
          error={content.isError && messageOf(content.error)}
          className="h-[70dvh]"
        />
      ) : (
        <div className="grid min-h-60 place-items-center">
          {content.isPending && <Skeleton className="h-60 w-full" />}
          {content.isError && <p role="alert">{messageOf(content.error)}</p>}
          {data && <Picture key={file.id} blob={data.blob} name={name} />}
        </div>
      )}
    </Dialog>
  );
}

function Picture({ blob, name }: { blob: Blob; name: string }) {
  return (
    <img
      alt={name}
      className="max-h-[70dvh] max-w-full object-contain"
      ref={(image) => {
        if (!image) return undefined;
        const url = URL.createObjectURL(blob);
        image.src = url;
        return () => URL.revokeObjectURL(url);
      }}
    />
  );
}
