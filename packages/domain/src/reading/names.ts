import { addressIn } from './identifiers.ts';
import type { Piece } from './paper.ts';

/** Returns the text of a piece up to other content: a comma before an address, a bracket, a tax id. */
export function nameIn(piece: Piece): { text: string; start: number; end: number } | null {
  const text = piece.cell.text.slice(piece.start, piece.end);
  const [, lead = '', rest = ''] = /^([\s:,;.\-–]*)(.*)$/su.exec(text) ?? [];
  const cut = /[,;]\s*(?=ul\.|al\.|pl\.|os\.|\d{2}-\d{3}|nip|\p{Lu}\p{L}+ \d)|\s[|(]/iu.exec(rest);
  const name = (cut ? rest.slice(0, cut.index) : rest).trim().replace(/[,;:]+$/, '');
  if (
    name.length < 3 ||
    !/\p{L}{2}/u.test(name) ||
    /^\d/.test(name) ||
    addressIn(name) ||
    /@|^ul\.|^al\./i.test(name)
  )
    return null;
  const start = piece.start + lead.length;
  return { text: name, start, end: start + name.length };
}
