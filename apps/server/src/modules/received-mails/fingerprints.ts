import { mkdtemp, rm } from 'node:fs/promises';

import { readMailInThread } from '#adapters/received-mail/thread.ts';
import { downloadFile, withWritten, type Context } from '#platform';
import { listWithoutFingerprint, setFingerprint } from './ingest-queries.ts';

async function fingerprintOfSource(context: Context, sourceFileId: string): Promise<string> {
  const file = await downloadFile(context, sourceFileId);
  return withWritten(context.platform, await file.read(), async ({ path, sha256 }) => {
    const folder = await mkdtemp(`${path}-parts-`);
    try {
      return (await readMailInThread({ path, folder })).fingerprint ?? sha256;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/**
 * Computes the fingerprints of mails that were stored without one and have this Message-ID. A mail whose source cannot be
 * read stays without: the mail that has come with its Message-ID is then stored beside it.
 */
export async function addFingerprints(context: Context, messageId: string): Promise<void> {
  for (const { id, sourceFileId } of await listWithoutFingerprint(context.db, messageId)) {
    try {
      await setFingerprint(context.db, id, await fingerprintOfSource(context, sourceFileId));
    } catch (error) {
      context.log.warn({ err: error }, 'the source of a stored mail could not be read');
    }
  }
}
