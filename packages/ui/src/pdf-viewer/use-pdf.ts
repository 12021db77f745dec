import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

export type PdfData = Blob | Uint8Array;

export type PdfState =
  | { status: 'loading' }
  | { status: 'ready'; document: PDFDocumentProxy }
  | { status: 'failed' };

/** Opens a document; the reader's code is fetched with the first one. */
export function usePdf(data: PdfData | null): PdfState {
  const [opened, setOpened] = useState<{ data: PdfData; state: PdfState } | null>(null);

  useEffect(() => {
    if (!data) return undefined;
    let left = false;
    const opening = openPdf(data);
    const show = async () => {
      const state = await opening.then(
        (document): PdfState => ({ status: 'ready', document }),
        (): PdfState => ({ status: 'failed' }),
      );
      if (!left) setOpened({ data, state });
    };
    void show();
    return () => {
      left = true;
      opening.then((document) => document.loadingTask.destroy()).catch(() => undefined);
    };
  }, [data]);

  return opened && opened.data === data ? opened.state : { status: 'loading' };
}

async function openPdf(data: PdfData): Promise<PDFDocumentProxy> {
  const pdfjs = await import('pdfjs-dist');
  pdfjs.GlobalWorkerOptions.workerSrc ||= new URL(
    'pdfjs-dist/build/pdf.worker.min.mjs',
    import.meta.url,
  ).href;
  // pdf.js transfers the bytes and so detaches them from their owner: it gets a copy
  const bytes = data instanceof Blob ? new Uint8Array(await data.arrayBuffer()) : data.slice();
  return await pdfjs.getDocument({ data: bytes }).promise;
}
