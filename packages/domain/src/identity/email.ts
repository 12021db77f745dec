import { z } from 'zod';
import { encode } from 'punycode.js/punycode.es6.js';

import { typedText } from '../shared/index.ts';

const longestPart = 63;
const hostPart = /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?$/u;

/** A host of several alphabets as DNS has it: `łódź.pl` is `xn--d-uga0v4h.pl`. One that cannot be a host stays. */
function asciiHost(host: string): string {
  const parts = host.normalize('NFKC').toLowerCase().split('.');
  if (!parts.every((part) => hostPart.test(part))) return host;
  const ascii = parts.map((part) => (/^\p{ASCII}*$/u.test(part) ? part : `xn--${encode(part)}`));
  return ascii.every((part) => part.length <= longestPart) ? ascii.join('.') : host;
}

const longest = 254;

// the pattern of the library, and endings of other alphabets
const pattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/**
 * An e-mail address, or its host alone, as it is stored and compared: in lower case, letters of other alphabets in the host
 * written as ASCII (rule ID1). What is no address stays as it is.
 */
export function storedEmail(address: string): string {
  const typed = address.trim().toLowerCase();
  const at = typed.lastIndexOf('@') + 1;
  return typed.length > longest ? typed : typed.slice(0, at) + asciiHost(typed.slice(at));
}

/** An e-mail address as `storedEmail` has it. */
export const email = typedText()
  .trim()
  .min(1, 'required')
  .max(longest, 'email_invalid')
  .refine((typed) => !/^[^@]*[^\p{ASCII}@][^@]*@/u.test(typed), 'email_letters')
  .overwrite(storedEmail)
  .max(longest, 'email_invalid')
  .pipe(z.email({ pattern, error: 'email_invalid' }));
