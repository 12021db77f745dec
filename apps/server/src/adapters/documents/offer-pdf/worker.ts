import { parentPort } from 'node:worker_threads';

import type { OfferPdfContent } from './content.ts';
import { layOutOffer } from './layout.ts';

/** Runs beside the server's own thread, so that laying out a document does not hold up anybody's request. */
export interface PdfJob {
  readonly id: number;
  readonly content: OfferPdfContent;
}

export type PdfResult = { readonly id: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly error: string }
);

parentPort?.on('message', ({ id, content }: PdfJob) => {
  layOutOffer(content).then(
    (buffer) => parentPort?.postMessage({ id, bytes: new Uint8Array(buffer) } satisfies PdfResult),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies PdfResult),
  );
});
