import { fold } from '../fold/index.ts';

export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
  /** Offset in the text; distinguishes equal parts. */
  readonly start: number;
}

/** Cuts a text at the words that were looked for, without case and diacritics; words that overlap are one part. */
export function markedWords(text: string, words: readonly string[]): TextPart[] {
  const folded = fold(text);
  const isMarked = Array.from({ length: text.length }, () => false);
  // a letter that folds into several would mark its neighbours
  const sought = folded.length === text.length ? words.map((word) => fold(word)).filter(Boolean) : [];
  for (const word of sought) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      isMarked.fill(true, at, at + word.length);
    }
  }
  const parts: TextPart[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && isMarked[end] === isMarked[start]) continue;
    parts.push({ text: text.slice(start, end), marked: isMarked[start] ?? false, start });
    start = end;
  }
  return parts;
}
