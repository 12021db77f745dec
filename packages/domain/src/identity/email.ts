import { z } from 'zod';

import { typedText } from '../shared/index.ts';
import { asciiHost } from './ascii-host.ts';

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
