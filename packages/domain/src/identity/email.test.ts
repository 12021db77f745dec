import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { email, formatEmail, storedEmail } from './index.ts';

/** As they are typed, stored and shown. */
const addresses = [
  ['biuro@łódź.pl', 'biuro@xn--d-uga0v4h.pl', 'biuro@łódź.pl'],
  ['Biuro@ŁÓDŹ.PL', 'biuro@xn--d-uga0v4h.pl', 'biuro@łódź.pl'],
  // ó and ź as letters with marks of their own
  ['biuro@ło\u0301dz\u0301.pl', 'biuro@xn--d-uga0v4h.pl', 'biuro@łódź.pl'],
  ['biuro@xn--d-uga0v4h.pl', 'biuro@xn--d-uga0v4h.pl', 'biuro@łódź.pl'],
  ['jan@żółw.com.pl', 'jan@xn--w-uga1v8h.com.pl', 'jan@żółw.com.pl'],
  ['post@straße.de', 'post@xn--strae-oqa.de', 'post@straße.de'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai', 'info@пример.рф'],
  ['info@παράδειγμα.gr', 'info@xn--hxajbheg2az3al.gr', 'info@παράδειγμα.gr'],
  ['info@例え.jp', 'info@xn--r8jz45g.jp', 'info@例え.jp'],
  ['jan@poczta.łódź.pl', 'jan@poczta.xn--d-uga0v4h.pl', 'jan@poczta.łódź.pl'],
  ['jan@example.com', 'jan@example.com', 'jan@example.com'],
] as const;

describe('an e-mail address with letters of other alphabets', () => {
  it.each(addresses)('ID1: reads %s as %s', (typed, stored) => {
    expect(email.parse(typed)).toBe(stored);
    expect(storedEmail(typed)).toBe(stored);
  });

  it.each(addresses)('ID3: shows %s, stored as %s, in letters', (_typed, stored, shown) => {
    expect(formatEmail(stored)).toBe(shown);
  });

  it.each([
    'biuro@łódź',
    'biuro@-łódź.pl',
    'biuro@łódź-.pl',
    'biuro@łódź..pl',
    'biuro@łódź.pl/strona',
    'biuro@łódź.pl:25',
    'biuro@łódź.pl?a',
    'biuro@łódź.pl#a',
    'biuro@ja@łódź.pl',
    'biuro@łó dź.pl',
    'biuro@℀łódź.pl',
    'biuro@\u0301łódź.pl',
    `biuro@${'ł'.repeat(70)}.pl`,
    `${'b'.repeat(230)}@${'łódź.'.repeat(4)}pl`,
  ])('ID1: refuses %s', (typed) => {
    expect(email.safeParse(typed).success).toBe(false);
  });

  it.each(['józef@example.com', 'józef@łódź.pl', 'почта@пример.рф'])(
    'ID2: states what is wrong with %s',
    (typed) => {
      expect(email.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['email_letters']);
    },
  );

  it.each([
    // Latin with a Cyrillic а, all of it Cyrillic, Greek, a sign of phonetics
    'jan@pаypal.com',
    'jan@раураӏ.com',
    'jan@οροη.com',
    'jan@ɡoogle.com',
    // another part of the same host
    'jan@pаypal.łódź.pl',
    // from right to left
    'jan@דוגמה.com',
  ])('ID3: leaves %s as it is stored, for it passes for another', (typed) => {
    const stored = email.parse(typed);
    expect(stored).toMatch(/@.*xn--/);
    expect(formatEmail(stored)).toBe(stored);
  });

  it.each([
    'jan@xn--.pl',
    'jan@xn--zzzzzzzzzz99999.pl',
    // what no host has: capital letters, marks of direction, an at sign
    'jan@xn--d-eha1r3d.pl',
    'jan@xn--evil-ez6a.pl',
    'jan@xn--a@-2ka.pl',
  ])('ID3: leaves %s, whose letters no host can have', (stored) => {
    expect(formatEmail(stored)).toBe(stored);
  });

  it('ID3: what is shown is stored as the same address again', () => {
    const letters = fc.stringMatching(/^[ąćęłńóśźżabcdеиж1-]{1,12}$/u);
    fc.assert(
      fc.property(letters, (part) => {
        const parsed = email.safeParse(`biuro@${part}.pl`);
        if (!parsed.success) return;
        expect(email.parse(formatEmail(parsed.data))).toBe(parsed.data);
      }),
    );
  });
});
