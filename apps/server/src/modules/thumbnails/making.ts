import { mostImagePixels } from '@szansa/domain/catalogue';
import { z } from 'zod';

import { drawThumbnail } from '#adapters/thumbnails/thumbnail.ts';
import { downloadFile, jobKind, storeGenerated, verb, withWritten, type Context } from '#platform';
import { startTry, deletePending, listPending, type PendingFile } from './queries.ts';
import type { EmitThumbnail } from './tellers.ts';
import { makeThumbnail } from './enqueue.ts';

/** Tries of one file, those included that a process did not live through. */
const mostTries = 4;

/** The thumbnail of a file; null where none can be made of it. @throws where it may be made another time */
async function drawn(context: Context, fileId: string, { mime }: PendingFile, signal: AbortSignal) {
  const file = await downloadFile(context, fileId);
  return withWritten(context.platform, await file.read(), ({ path }) =>
    drawThumbnail({ path, mime, mostPixels: mostImagePixels }, signal),
  );
}

/**
 * Makes the thumbnail of a file that still needs one. An attempt is counted before it starts, so that a file which
 * crashes the process is given up as well.
 */
async function make(
  context: Context,
  fileId: string,
  signal: AbortSignal,
  emitters: readonly EmitThumbnail[],
) {
  const pending = await verb(context, (work) => startTry(work.db, fileId));
  if (!pending) return;
  const isGivenUp = pending.tries > mostTries;
  const bytes = isGivenUp ? null : await drawn(context, fileId, pending, signal);
  await verb(context, async (work) => {
    // another process has made it, or the file has gone
    if (!(await deletePending(work.db, fileId))) return;
    if (bytes === null) {
      work.log.info({ fileId, isGivenUp }, 'a file has no thumbnail: none can be made of it');
      return;
    }
    await storeGenerated(work, { name: `${pending.name}.webp`, mime: 'image/webp', bytes }, fileId);
    for (const emitter of emitters) await emitter(work, fileId);
  });
}

/** Returns the job that makes the thumbnail of a file that was just stored. */
export const makeThumbnailJob = (emitters: readonly EmitThumbnail[]) =>
  jobKind({
    ...makeThumbnail,
    run: (context, { data, signal }) => make(context, data.fileId, signal, emitters),
  });

/** Maximum number of files that one run of the catch-up job processes. */
const atOnce = 200;

/** Makes what files still lack: those of before there were thumbnails, and those whose job was lost or has failed. */
export async function catchUp(
  context: Context,
  signal: AbortSignal,
  emitters: readonly EmitThumbnail[],
  restedMinutes = 10,
): Promise<void> {
  for (const fileId of await listPending(context.db, restedMinutes, atOnce)) {
    if (signal.aborted) return;
    try {
      await make(context, fileId, signal, emitters);
    } catch (error) {
      if (signal.aborted) return;
      context.log.warn({ err: error, fileId }, 'a thumbnail could not be made this time');
    }
  }
}

export const catchUpJob = (emitters: readonly EmitThumbnail[]) =>
  jobKind({
    name: 'thumbnail.catch-up',
    data: z.object({}),
    policy: 'exclusive',
    retry: { limit: 0, delaySeconds: 60, maxDelaySeconds: 60 },
    punctuality: 60,
    schedule: '*/10 * * * *',
    run: (context, { signal }) => catchUp(context, signal, emitters),
  });
