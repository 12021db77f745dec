import { FileViewer } from '@szansa/ui/file-viewer';

import { StoredMail } from '#parts/mail/lazy-stored-mail.ts';

import { loadStoredFile } from './stored-files.ts';
import { useDownload } from './use-download.ts';

interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
}

interface StoredFileViewerProps {
  files: readonly StoredFile[];
  openId: string | undefined;
  onOpenIdChange: (id: string | undefined) => void;
}

/** Shows stored files over the opportunity. */
export function StoredFileViewer({ files, openId, onOpenIdChange }: StoredFileViewerProps) {
  const download = useDownload();
  return (
    <FileViewer
      files={files.map(({ id, name, mime, size }) => ({
        id,
        name,
        type: mime,
        size,
        load: () => loadStoredFile(id),
        renderMail: () => <StoredMail fileId={id} />,
      }))}
      openId={openId}
      onOpenIdChange={onOpenIdChange}
      onDownload={download}
    />
  );
}
