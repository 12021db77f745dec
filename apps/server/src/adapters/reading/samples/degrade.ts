import type { Random } from './generator/random.ts';
import { scannedPdf } from './draw.ts';

/** How a document comes when it is not the file itself. */
export const degradations = ['scan', 'fax', 'photo'] as const;
export type Degradation = (typeof degradations)[number];

export async function degraded(pdf: Uint8Array, _kind: Degradation, random: Random): Promise<Buffer> {
  return scannedPdf(pdf, random.next() * 4 - 2);
}
