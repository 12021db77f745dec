/** Signs without a width that come along with what is pasted: soft hyphens, joiners, marks of the byte order. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/**
 * Returns a text with plain dashes and spaces, without invisible characters. Numbers copied from documents and pages
 * contain other ones between their digits. Rule SE2.
 */
export function plainSigns(text: string): string {
  return text.replaceAll(unseen, '').replaceAll(dashes, '-').replaceAll(spaces, ' ');
}
