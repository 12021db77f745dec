/** The colour of documents as long as the agency has chosen none. */
export const defaultAccent = '#0b5563';

/** Minimum contrast that WCAG requires of text against its background, here white paper. */
const readable = 4.5;

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, `#rrggbb` each, as WCAG counts it: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast of a colour against white. */
export function contrastOnWhite(color: string): number {
  return contrastOf(color, '#ffffff');
}

/** Whether text of one colour can be read on another one. */
export function isReadableOn(text: string, ground: string): boolean {
  return contrastOf(text, ground) >= readable;
}

/** Whether text of that colour can be read on paper; otherwise documents print it in black. */
export function isReadableOnWhite(color: string): boolean {
  return contrastOnWhite(color) >= readable;
}
