import { decode } from 'punycode.js/punycode.es6.js';

/** The prefix of a host's label that encodes non-ASCII letters as ASCII (RFC 5890, 2.3.2.1). */
const prefix = 'xn--';

/** The alphabets that are shown. From right to left none is written, for it would turn an address around. */
const alphabets: readonly RegExp[] = [
  // the letters of Europe and of Vietnamese; the others of this alphabet are signs of phonetics
  /^[a-z\d\u00df-\u00f6\u00f8-\u017f\u0219\u021b\u1e00-\u1eff-]+$/u,
  /^[\p{Script=Cyrillic}\d-]+$/u,
  /^[\p{Script=Greek}\d-]+$/u,
  /^[\p{Script=Armenian}\d-]+$/u,
  /^[\p{Script=Georgian}\d-]+$/u,
  /^[\p{Script=Devanagari}\d-]+$/u,
  /^[\p{Script=Thai}\d-]+$/u,
  /^[\p{Script=Hangul}\d-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\d-]+$/u,
];

/** Cyrillic and Greek letters that look like Latin ones. */
const looksLatin = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαικνρυωηοτγ\d-]+$/u;

/** A part in letters that a host can have; null for anything else. */
function lettersOf(part: string): string | null {
  try {
    const letters = decode(part.slice(prefix.length));
    const isPlain = letters === letters.normalize('NFKC').toLowerCase() && !/^[a-z\d-]*$/.test(letters);
    return isPlain && alphabets.some((alphabet) => alphabet.test(letters)) ? letters : null;
  } catch {
    return null;
  }
}

/**
 * A host in its letters. It stays as DNS has it where a part mixes alphabets, or where one of another alphabet looks Latin
 * under a Latin ending: such a host passes for another one. Rule ID3.
 */
function readableHost(host: string): string {
  const isForeign = host.slice(host.lastIndexOf('.') + 1).startsWith(prefix);
  const parts = host.split('.').map((part) => {
    if (!part.startsWith(prefix)) return part;
    const letters = lettersOf(part);
    return letters !== null && looksLatin.test(letters) && !isForeign ? null : letters;
  });
  return parts.includes(null) ? host : parts.join('.');
}

/** `biuro@xn--d-uga0v4h.pl` as `biuro@łódź.pl` (rule ID3). */
export function formatEmail(address: string): string {
  const host = address.lastIndexOf('@') + 1;
  return address.slice(0, host) + readableHost(address.slice(host));
}
