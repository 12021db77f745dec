import { Worker } from 'node:worker_threads';

import { offerPdfContent, type OfferPdfInput } from './content.ts';
import type { PdfResult } from './worker.ts';

export type { OfferPdfInput } from './content.ts';

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let lastId = 0;

function failAll(error: Error): void {
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
  worker = null;
}

function settle(result: PdfResult): void {
  const job = waiting.get(result.id);
  waiting.delete(result.id);
  if ('bytes' in result) job?.resolve(result.bytes);
  else job?.reject(new Error(result.error));
  // an idle worker does not keep the process alive
  if (waiting.size === 0) worker?.unref();
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.on('message', settle);
  started.on('error', failAll);
  started.on('exit', () => failAll(new Error('the PDF worker stopped')));
  return started;
}

/** Makes the PDF of an offer, in the language asked for. The first one takes longer: it starts the worker. */
export function offerPdf(input: OfferPdfInput): Promise<Uint8Array> {
  worker ??= startWorker();
  worker.ref();
  lastId += 1;
  const id = lastId;
  const content = offerPdfContent(input);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage({ id, content });
  });
}
