const defaultAccent = '#0b5563';
const ink = '#1f1d1a';

/** What WCAG asks of text against its ground, here white paper. */
const readable = 4.5;

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of a colour, `#rrggbb`, against white: 1 to 21. */
export function contrastOnWhite(color: string): number {
  return 1.05 / (luminance(color) + 0.05);
}

export interface Accent {
  /** For lines. */
  readonly line: string;
  /** For text; plain ink where the agency's colour is too light to be read. */
  readonly text: string;
}

/** The agency's colour as it is printed. */
export function accentOf(color: string | null): Accent {
  const line = color ?? defaultAccent;
  return { line, text: contrastOnWhite(line) >= readable ? line : ink };
}
