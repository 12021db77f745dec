import { ChevronLeft, ChevronRight, Download, FileText } from 'lucide-react';
import { lazy, Suspense, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';

import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import { formatBytes } from '../file-drop/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { fileKind } from './file-kind.ts';
import { ImagePane } from './image-pane.tsx';
import { useFileData } from './use-file-data.ts';
import { fileViewerWords } from './words.ts';

/** Characters shown at most; the rest comes with the download. */
const LONGEST = 200_000;

/** Bytes of Polish letters that ISO-8859-2 and Windows-1250 write differently: ą, ś, ź and their capitals. */
const inWindows = new Set([0xb9, 0x9c, 0x9f, 0xa5, 0x8c, 0x8f]);
const inIso = new Set([0xb1, 0xb6, 0xbc, 0xa1, 0xa6, 0xac]);

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  let [windows, iso] = [0, 0];
  for (const byte of bytes) {
    if (inWindows.has(byte)) windows += 1;
    if (inIso.has(byte)) iso += 1;
  }
  return iso > windows ? 'iso-8859-2' : 'windows-1250';
}

/** Returns the text of a file: UTF-8, UTF-16 with a mark, or an older Polish encoding, detected by its letters. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  }
}

function TextPane({ blob, name }: { blob: Blob; name: string }) {
  const [read, setRead] = useState<{ blob: Blob; text: string } | null>(null);
  useEffect(() => {
    let left = false;
    const show = async () => {
      const text = decodeText(new Uint8Array(await blob.arrayBuffer()));
      if (!left) setRead({ blob, text });
    };
    void show();
    return () => {
      left = true;
    };
  }, [blob]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines and many of them scroll, also by the keyboard
    <div
      role="group"
      aria-label={name}
      tabIndex={0}
      className="h-full overflow-auto rounded-medium bg-surface-muted"
    >
      <pre className="p-4 font-sans text-body whitespace-pre-wrap">
        {read?.blob === blob ? read.text.slice(0, LONGEST) : ''}
      </pre>
    </div>
  );
}

export interface ViewedFile {
  id: string;
  name: string;
  /** MIME type; empty where it is not known. */
  type: string;
  /** Bytes. */
  size?: number | undefined;
  /** Fetches the content of the file; called when it is shown. */
  load: () => Promise<Blob>;
  /** What is shown of a mail; without it one is only named. */
  renderMail?: (() => ReactNode) | undefined;
}

export interface FileViewerProps extends Pick<DialogProps, 'className' | 'ref'> {
  files: readonly ViewedFile[];
  /** The file in view; undefined when the viewer is closed. */
  openId: string | undefined;
  /** Called with another file's id, or with undefined to close. */
  onOpenIdChange: (id: string | undefined) => void;
  onDownload: (file: ViewedFile) => void;
}

const PdfViewer = lazy(async () => ({ default: (await import('../pdf-viewer/index.ts')).PdfViewer }));

/** Whether a file can only be named and downloaded. */
const isOtherFile = ({ name, type, renderMail }: ViewedFile): boolean => {
  const kind = fileKind(name, type);
  return kind === 'other' || (kind === 'mail' && !renderMail);
};

/** Looks into files one after another: pictures, PDFs, texts and mails; others are named and offered for download. */
export function FileViewer({ files, openId, onOpenIdChange, onDownload, ...look }: FileViewerProps) {
  const words = useWords(fileViewerWords);
  const place = files.findIndex(({ id }) => id === openId);
  const file = files[place];
  if (!file) return null;
  const step = (by: number) => {
    const other = files[place + by];
    if (other) onOpenIdChange(other.id);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    // a mail may open a file of its own on top
    if (!event.currentTarget.contains(target)) return;
    // a pane that scrolls sideways uses the arrow keys itself
    if (target && target.scrollWidth > target.clientWidth) return;
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
  };

  const isOther = isOtherFile(file);
  const download = (
    <Button
      icon={<Download aria-hidden />}
      onClick={() => {
        onDownload(file);
      }}
    >
      {words.download}
    </Button>
  );

  return (
    <Dialog
      {...look}
      open
      size="full"
      title={file.name}
      onOpenChange={(open) => {
        if (!open) onOpenIdChange(undefined);
      }}
      footer={
        <>
          {files.length > 1 ? (
            <div className="mr-auto flex items-center gap-1">
              <IconButton
                label={words.previous}
                icon={<ChevronLeft aria-hidden />}
                disabled={place === 0}
                onClick={() => {
                  step(-1);
                }}
              />
              <span role="status" className="text-small text-text-muted tabular-nums">
                {words.place(place + 1, files.length)}
              </span>
              <IconButton
                label={words.next}
                icon={<ChevronRight aria-hidden />}
                disabled={place === files.length - 1}
                onClick={() => {
                  step(1);
                }}
              />
            </div>
          ) : null}
          {isOther ? null : download}
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move between the files from wherever the focus is inside */}
      <div className="h-[calc(100dvh-11rem)]" onKeyDown={handleKeyDown}>
        <Pane key={file.id} file={file} download={download} />
      </div>
    </Dialog>
  );
}

function Pane({ file, download }: { file: ViewedFile; download: ReactNode }) {
  if (isOtherFile(file)) return <OtherFile file={file} download={download} />;
  return fileKind(file.name, file.type) === 'mail' ? file.renderMail?.() : <FilePane file={file} />;
}

function FilePane({ file }: { file: ViewedFile }) {
  const { loading } = useLabels();
  const words = useWords(fileViewerWords);
  const data = useFileData(file.id, file.load);
  const placeholder = (
    <div aria-busy className="h-full">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-full" />
    </div>
  );
  if (data.status === 'loading') return placeholder;
  if (data.status === 'failed') {
    return (
      <p role="alert" className="grid h-full place-items-center text-destructive">
        {words.failed}
      </p>
    );
  }
  const kind = fileKind(file.name, file.type);
  if (kind === 'image') return <ImagePane blob={data.blob} name={file.name} />;
  if (kind === 'text') return <TextPane blob={data.blob} name={file.name} />;
  return (
    <Suspense fallback={placeholder}>
      <PdfViewer data={data.blob} title={file.name} className="h-full" />
    </Suspense>
  );
}

function OtherFile({ file, download }: { file: ViewedFile; download: ReactNode }) {
  const { locale } = useLabels();
  const words = useWords(fileViewerWords);
  return (
    <div className="grid h-full place-content-center justify-items-center gap-2 text-center">
      <FileText size={32} aria-hidden className="text-text-muted" />
      <p className="font-medium">
        {file.name}
        {file.size === undefined ? null : (
          <span className="ml-2 font-normal text-text-muted">{formatBytes(file.size, locale)}</span>
        )}
      </p>
      <p className="text-text-muted">{words.notShown}</p>
      {download}
    </div>
  );
}
