import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

import { inChild } from '#queues/child.ts';
import { fewAtOnce } from '#queues/few-at-once.ts';
import { PictureError, smallPicture } from '../pictures/pictures.ts';
import { mostPixels, type DrawnMessage } from './exchange.ts';

/** Memory limit for one page in megabytes: a scan of a large sheet is decoded as a whole. */
const mostMegabytes = 512;
const deadlineMs = 5000;

const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** Types of files that thumbnails are made of. */
export const drawnTypes: readonly string[] = [...pictures, 'application/pdf'];

export interface FileToDraw {
  readonly path: string;
  readonly mime: string;
  /** Pixels that a picture may have. */
  readonly mostPixels: number;
}

async function ofPicture({ path: file, mostPixels: most }: Omit<FileToDraw, 'mime'>): Promise<Buffer | null> {
  try {
    return await smallPicture(file, most, mostPixels);
  } catch (error) {
    if (error instanceof PictureError) return null;
    throw error;
  }
}

interface Drawing {
  readonly message: DrawnMessage;
  readonly answer: DrawnMessage;
}

async function ofPdf({ path: file, mostPixels: most }: FileToDraw, stopping: AbortSignal) {
  const folder = await mkdtemp(`${file}-page-`);
  const drawn = path.join(folder, 'page.png');
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(deadlineMs)]);
  try {
    const script = new URL('./child.ts', import.meta.url);
    const limits = { mostMegabytes, signal };
    const { isDrawn } = await inChild<Drawing>(script, [file, drawn], limits, (message) => message);
    return isDrawn ? await ofPicture({ path: drawn, mostPixels: most }) : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Two at a time: a page uses a whole processor, and one that hangs must not block all others. */
const inTurn = fewAtOnce(2);

/**
 * Returns a small WebP of a picture, or of the first page of a PDF; null where none can be made of the file: it is
 * damaged, encrypted or too large.
 * @throws ChildEnded when a page took too long or too much memory, or `signal` has ended it
 */
export function drawThumbnail(file: FileToDraw, signal: AbortSignal): Promise<Buffer | null> {
  return inTurn(() => (pictures.has(file.mime) ? ofPicture(file) : ofPdf(file, signal)));
}
