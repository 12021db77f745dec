/** True for the wire form of a decimal, e.g. `1234.50`. */
export function isCanonicalDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Formats canonical text exactly, without passing through a float; groups thousands always. */
export function formatDecimal(
  text: `${number}`,
  locale: string,
  places: { min: number; max: number },
): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: places.min,
    maximumFractionDigits: places.max,
    useGrouping: 'always',
  }).format(text);
}
