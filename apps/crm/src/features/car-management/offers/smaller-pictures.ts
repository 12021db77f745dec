import { imageWidths } from '@szansa/domain/catalogue';

import type { ResizeRequest } from './picture-worker.ts';

/** Pixels a side of what is sent: a crop of two thirds is still as wide as the largest size that is made of it. */
const mostSide = 1.5 * Math.max(...imageWidths);

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/png': 'png',
};

/** What a worker of its own makes of a picture; null where it makes nothing of it. */
async function resize(file: File): Promise<Blob | null> {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  const { port1, port2 } = new MessageChannel();
  try {
    return await new Promise<Blob | null>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data));
      port1.start();
      worker.addEventListener('error', () => resolve(null));
      worker.postMessage({ file, side: mostSide } satisfies ResizeRequest, [port2]);
    });
  } finally {
    port1.close();
    worker.terminate();
  }
}

async function made(file: File): Promise<File> {
  const blob = await resize(file);
  const ending = blob && endings[blob.type];
  if (!blob || ending === undefined || blob.size >= file.size) return file;
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type });
}

const found = new WeakMap<File, Promise<File>>();
let last: Promise<unknown> = Promise.resolve();

/** Returns a picture with no more pixels than are stored; one at a time, because each needs much memory. */
export function smallerPicture(file: File): Promise<File> {
  const known = found.get(file);
  if (known) return known;
  // a picture that cannot be made smaller is sent unchanged, and does not block the next ones
  const next = last.then(() => made(file)).catch(() => file);
  last = next;
  found.set(file, next);
  return next;
}

/** Files as they are sent: pictures once they are smaller, others as they are. */
export const sentFiles = (files: readonly File[]): Promise<File[]> =>
  Promise.all(files.map(async (file) => (await found.get(file)) ?? file));
