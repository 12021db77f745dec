/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#rgb` or `#rrggbb`; anything else is `null`. */
export function parseHex(text: string): Rgb | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text.trim());
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim());
  const parts = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

/** Writes what `parseHex` reads. */
export function toHex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` of `color` over the rest of `ground`, as `color-mix(in srgb)` mixes them. */
export function mix(color: Rgb, ground: Rgb, share: number): Rgb {
  const [red, green, blue] = color;
  const part = (one: number, other: number) => one * share + other * (1 - share);
  return [part(red, ground[0]), part(green, ground[1]), part(blue, ground[2])];
}

/** Relative luminance of WCAG 2.2, 0 (black) to 1 (white). */
export function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2, 1 to 21, whichever of the two is the text. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
