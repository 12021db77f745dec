import { createHash } from 'node:crypto';

import type { Parsed } from './parse-mail.ts';

/**
 * Returns a checksum of a mail's content: its sender, date, text and attachments, regardless of how it was encoded in
 * transit. Returns null for a mail that could not be read completely, since two of those may differ in the unread part.
 */
export function fingerprintOf(
  { text, html, attachments, leftOut, isWhole }: Parsed,
  { fromAddress, sentDate }: { readonly fromAddress: string | null; readonly sentDate: string | null },
): string | null {
  if (!isWhole || leftOut > 0) return null;
  const files = attachments.map(({ name, sha256 }) => [name, sha256]);
  const content = [fromAddress, sentDate, text.trim(), html?.trim() ?? null, files];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
