import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  missingInPassword,
  newPassword,
  passwordFor,
  passwordRules,
  passwordTwice,
  repeatsEmail,
  type PasswordRule,
} from './index.ts';

const codes = (result: { error?: { issues: { message: string; path: PropertyKey[] }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? [];

describe('AC1 a password [S5.3]', () => {
  it.each<[string, PasswordRule[]]>([
    ['Tajne-haslo-1', []],
    ['Żółw-żółw-1', []],
    ['ЖУКОВСКИЙ!٣', []],
    ['Short-1', ['password_short']],
    ['tajne-haslo-1', ['password_capital']],
    ['Tajne-haslo-x', ['password_digit']],
    ['TajneHaslo12', ['password_special']],
    // a space is no special character
    ['Tajne Haslo 12', ['password_special']],
    ['', ['password_short', 'password_capital', 'password_digit', 'password_special']],
  ])('%j lacks %j', (password, missing) => {
    expect(missingInPassword(password)).toEqual(missing);
  });

  it('is accepted exactly when nothing is missing, and never trimmed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }), (text) => {
        const password = text.slice(0, 200);
        const found = newPassword.safeParse(password);
        expect(found.success).toBe(missingInPassword(password).length === 0);
        expect(codes(found)).toEqual(missingInPassword(password).slice(0, 1));
        expect(found.data ?? password).toBe(password);
      }),
    );
  });

  it('stays good when something is added to it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(missingInPassword(`${before}Tajne-haslo-1${after}`)).toEqual([]);
      }),
    );
  });

  it('knows no more rules than there are texts for', () => {
    expect(Object.keys(passwordRules)).toEqual([
      'password_short',
      'password_capital',
      'password_digit',
      'password_special',
    ]);
  });

  it('is refused empty and endless', () => {
    expect(codes(newPassword.safeParse(''))).toEqual(['required']);
    expect(codes(newPassword.safeParse(undefined))).toEqual(['required']);
    expect(codes(newPassword.safeParse(`Aa1-${'x'.repeat(197)}`))).toContain('text_too_long');
  });

  it('is typed twice alike', () => {
    const password = 'Tajne-haslo-1';
    expect(passwordTwice.safeParse({ password, repeated: password }).success).toBe(true);
    const differing = passwordTwice.safeParse({ password, repeated: 'Tajne-haslo-2' });
    expect(differing.error?.issues).toMatchObject([{ message: 'passwords_differ', path: ['repeated'] }]);
    expect(codes(passwordTwice.safeParse({ password, repeated: '' }))).toEqual(['required']);
  });
});

describe('AC2 a password that is the e-mail', () => {
  it.each(['Anna.1@firma.pl', 'ANNA.1@FIRMA.PL', ' anna.1@firma.pl '])('%j is refused', (password) => {
    expect(repeatsEmail(password, 'anna.1@firma.pl')).toBe(true);
  });

  it('is refused in letters and as it is stored', () => {
    expect(repeatsEmail('Anna.1@Łódź.pl', 'anna.1@xn--d-uga0v4h.pl')).toBe(true);
    expect(repeatsEmail('anna.1@XN--d-uga0v4h.pl', 'anna.1@xn--d-uga0v4h.pl')).toBe(true);
  });

  it('is refused by the schema with its own code, and others are not', () => {
    const schema = passwordFor('Anna.Nowak1@firma.pl');
    expect(codes(schema.safeParse('ANNA.nowak1@firma.pl'))).toEqual(['password_is_email']);
    expect(schema.safeParse('Anna.Nowak1@firma.pl-x').success).toBe(true);
  });

  it('is the same whatever the case', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(repeatsEmail(email.toUpperCase(), email)).toBe(true);
        expect(repeatsEmail(`${email}x`, email)).toBe(false);
      }),
    );
  });
});
