import { encode } from 'punycode.js/punycode.es6.js';

const longestPart = 63;
const hostPart = /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?$/u;

/** A host of several alphabets as DNS has it: `łódź.pl` is `xn--d-uga0v4h.pl`. One that cannot be a host stays. */
export function asciiHost(host: string): string {
  const parts = host.normalize('NFKC').toLowerCase().split('.');
  if (!parts.every((part) => hostPart.test(part))) return host;
  const ascii = parts.map((part) => (/^\p{ASCII}*$/u.test(part) ? part : `xn--${encode(part)}`));
  return ascii.every((part) => part.length <= longestPart) ? ascii.join('.') : host;
}
