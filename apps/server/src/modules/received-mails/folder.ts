import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';

import { z } from 'zod';

import { jobKind, type Context } from '#platform';
import { ingestMail } from './ingest-mail.ts';

/** Where mails can be dropped as `.eml` files. */
export const dropFolder = ({ dataDir }: { readonly dataDir: string }) => path.join(dataDir, 'mail-in');

/** A file that was changed less long ago may still be written to. */
const restingMs = 5000;

/** Maximum number of mails ingested in one run, so that other jobs get their turn. */
const atOnce = 500;

/**
 * Ingests the mails in the drop folder, each once, and moves their files: into `taken`, or into `refused` if larger
 * than a mail may be. A file is moved after its mail is stored: if that is interrupted, the mail is recognised in the
 * next run.
 */
export async function ingestDropped(context: Context, signal?: AbortSignal): Promise<void> {
  const folder = dropFolder(context.platform.config);
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((one) => one.isFile() && /\.eml$/i.test(one.name)).map(({ name }) => name);
  for (const name of names.toSorted().slice(0, atOnce)) {
    if (signal?.aborted) return;
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs < restingMs) continue;
    const { outcome } = await ingestMail(context, file);
    const target = path.join(folder, outcome === 'too_large' ? 'refused' : 'taken');
    await mkdir(target, { recursive: true });
    await rename(file, path.join(target, name));
  }
}

export const ingestDroppedMails = jobKind({
  name: 'received-mails.folder',
  data: z.object({}),
  policy: 'exclusive',
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 600 },
  punctuality: 60,
  schedule: '* * * * *',
  run: (context, { signal }) => ingestDropped(context, signal),
});
