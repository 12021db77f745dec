export interface Format {
  /** Plain → shown, e.g. `5260001246` → `526-000-12-46`. */
  format: (plain: string) => string;
  /** Shown or typed → plain: drops what only groups. */
  parse: (text: string) => string;
}

export interface Edit {
  plain: string;
  /** Where the caret belongs in the formatted text. */
  caret: number;
}

/** The place in `text` just behind its first `count` plain characters. */
export function caretAfter(text: string, count: number, parse: Format['parse']): number {
  let place = 0;
  while (place < text.length && parse(text.slice(0, place)).length < count) place += 1;
  return place;
}

/**
 * Returns the value after an edit, and the new caret position. A deletion that only removed a separator
 * removes the character beyond it, so that Backspace always has an effect.
 * @param before plain value before the edit
 * @param typed text in the field after the browser's edit, `caret` its caret
 */
export function editFormatted(
  before: string,
  typed: string,
  caret: number,
  { format, parse }: Format,
  options: { deletes?: 'backward' | 'forward' | undefined; maxLength?: number | undefined } = {},
): Edit {
  const { deletes, maxLength } = options;
  let count = parse(typed.slice(0, caret)).length;
  let plain = parse(typed);
  if (deletes && plain === before && typed !== format(before)) {
    const gone = deletes === 'backward' ? count - 1 : count;
    if (gone >= 0) plain = plain.slice(0, gone) + plain.slice(gone + 1);
    if (deletes === 'backward') count = Math.max(0, count - 1);
  }
  if (maxLength !== undefined && plain.length > maxLength) {
    // surplus characters are cut from the typed text, not from the text after it
    const surplus = Math.min(plain.length - maxLength, count);
    plain = (plain.slice(0, count - surplus) + plain.slice(count)).slice(0, maxLength);
    count = Math.min(count - surplus, plain.length);
  }
  return { plain, caret: caretAfter(format(plain), count, parse) };
}
