import { z } from 'zod';

import { drawnTypes } from '#adapters/thumbnails/thumbnail.ts';
import type { FileRecord, JobPlan, Work } from '#platform';
import { insertPending } from './queries.ts';

/** The job that makes the thumbnail of one file. */
export const makeThumbnail = {
  name: 'thumbnail.make',
  data: z.object({ fileId: z.uuid() }),
  policy: 'exclusive',
  retry: { limit: 3, delaySeconds: 5, maxDelaySeconds: 60 },
  punctuality: 30,
} as const satisfies JobPlan;

/**
 * Enqueues the thumbnail of a stored file, if it is a picture or a PDF, to be made after the commit.
 * @param isForeign - whether the file is from outside: such files are drawn after those of the staff, even if hard to
 * draw.
 */
export async function enqueueThumbnail(
  work: Work,
  { id: fileId, mime }: Pick<FileRecord, 'id' | 'mime'>,
  isForeign = false,
): Promise<void> {
  if (!drawnTypes.includes(mime)) return;
  await insertPending(work.db, fileId);
  await work.platform.jobs.enqueue(work, makeThumbnail, { fileId }, { key: fileId, isLast: isForeign });
}
