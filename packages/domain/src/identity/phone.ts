import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';

import { identifierText, plainSigns } from '../shared/index.ts';

// the small metadata knows lengths, not Polish ranges: nine digits, and 9 only for the three area codes that have it
const polishNumber = /^\+48([1-8]\d|9[145])\d{7}$/;

/**
 * A phone number as E.164 (`+48600123456`), read the way Poles write numbers; numbers of other countries need
 * their prefix. `null` when it cannot be one. Numbering plans move faster than their metadata, so a foreign
 * number only has to be possible.
 */
export function normalisePhone(value: string): string | null {
  const typed = plainSigns(value)
    .trim()
    .replace(/^00(?=\d)/, '+')
    .replace(/^48(?=\d{9}$)/, '+48');
  const parsed = parsePhoneNumberFromString(typed, 'PL');
  if (!parsed || parsed.ext) return null;
  const acceptable =
    parsed.countryCallingCode === '48' ? polishNumber.test(parsed.number) : parsed.isPossible();
  return acceptable ? parsed.number : null;
}

/** A phone number, stored as E.164. */
export const phone = identifierText()
  .max(40, 'phone_invalid')
  .transform((value, context) => {
    const normalised = normalisePhone(value);
    if (normalised) return normalised;
    context.addIssue({ code: 'custom', message: 'phone_invalid' });
    return z.NEVER;
  });
