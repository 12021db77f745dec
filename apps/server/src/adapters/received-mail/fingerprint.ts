import { createHash } from 'node:crypto';

import type { Parsed } from './parse-mail.ts';

/**
 * Returns the sum of what a mail says: its sender, its date, its text and its attachments, however it was encoded on its
 * way. Returns null for a mail that could not be read completely, since two of those may differ in what was not read.
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
