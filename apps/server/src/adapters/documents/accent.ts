import { defaultAccent, isReadableOnWhite } from '@szansa/domain/agency';
const ink = '#1f1d1a';

export interface Accent {
  /** For lines. */
  readonly line: string;
  /** For text; plain ink where the agency's colour is too light to be read. */
  readonly text: string;
}

/** The agency's colour as it is printed. */
export function accentOf(color: string | null): Accent {
  const line = color ?? defaultAccent;
  return { line, text: isReadableOnWhite(line) ? line : ink };
}
