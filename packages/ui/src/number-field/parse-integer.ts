/**
 * Reads a whole number as people type it: `15 000`, `15.000`, `15,000`, `-3`.
 * @returns null for nothing typed, NaN for text that is not a whole number.
 */
export function parseInteger(text: string): number | null {
  const compact = text.replace(/[\s\u00ad\u200b-\u200d\u2060]/g, '').replace(/[\u2010-\u2015\u2212]/, '-');
  if (compact === '') return null;
  const digits = /^-?\d{1,3}([.,]\d{3})+$/.test(compact) ? compact.replace(/[.,]/g, '') : compact;
  if (!/^-?\d+$/.test(digits)) return Number.NaN;
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number + 0 : Number.NaN;
}
