import { fold } from '../shared/index.ts';

/** A text of a table as it is compared with known words: folded, letters and digits alone. */
export function comparable(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
