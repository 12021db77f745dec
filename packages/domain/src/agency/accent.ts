/** The colour of documents as long as the agency has chosen none. */
export const defaultAccent = '#0b5563';

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

/** Whether text of that colour can be read on paper; otherwise documents print it in black. */
export function isReadableOnWhite(color: string): boolean {
  return contrastOnWhite(color) >= readable;
}
