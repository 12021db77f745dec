import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  formatRecoveryCode,
  isRecoveryCode,
  recoveryAlphabet,
  recoveryCodeCount,
  secondFactorCode,
  totpCode,
} from './index.ts';

const refusedWith = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? [];

const digits = fc.stringMatching(/^\d{6}$/);
const recovery = fc
  .array(fc.constantFrom(...recoveryAlphabet.split('')), { minLength: 10, maxLength: 10 })
  .map((signs) => signs.join(''));

describe('AC3 a code of the app', () => {
  it('is six digits, however they are grouped', () => {
    fc.assert(
      fc.property(digits, fc.constantFrom('', ' ', '-', '  '), (code, gap) => {
        expect(totpCode.parse(` ${code.slice(0, 3)}${gap}${code.slice(3)} `)).toBe(code);
        expect(secondFactorCode.parse(`${code.slice(0, 3)}${gap}${code.slice(3)}`)).toBe(code);
      }),
    );
  });

  it.each(['12345', '1234567', '12345a', '１２３４５６', 'abcde-23456', '1'.repeat(21)])(
    '%j is none',
    (text) => {
      expect(refusedWith(totpCode.safeParse(text))).toEqual(['code_invalid']);
    },
  );

  it.each(['', '  ', ' - '])('%j is missing rather than wrong', (text) => {
    expect(refusedWith(totpCode.safeParse(text))).toEqual(['required']);
    expect(refusedWith(secondFactorCode.safeParse(text))).toEqual(['required']);
  });
});

describe('AC4 recovery codes', () => {
  it('are eight', () => {
    expect(recoveryCodeCount).toBe(8);
  });

  it('contain no letters and digits that look alike, each once', () => {
    expect(recoveryAlphabet).not.toMatch(/[01ilo]/);
    expect(new Set(recoveryAlphabet).size).toBe(recoveryAlphabet.length);
  });

  it('come back from what is shown, whatever its case and gaps', () => {
    fc.assert(
      fc.property(recovery, (code) => {
        const shown = formatRecoveryCode(code);
        expect(shown).toMatch(/^.{5}-.{5}$/);
        for (const typed of [shown, shown.toUpperCase(), ` ${shown.replace('-', ' ')} `]) {
          expect(secondFactorCode.parse(typed)).toBe(code);
        }
        expect(isRecoveryCode(code)).toBe(true);
      }),
    );
  });

  it('are never mistaken for a code of the app', () => {
    fc.assert(fc.property(digits, (code) => !isRecoveryCode(code)));
    expect(refusedWith(totpCode.safeParse('abcde-23456'))).toEqual(['code_invalid']);
  });

  it.each(['abcde-2345', 'abcde-234567', 'abcde-23450', 'ilo01-23456'])('%j is none', (text) => {
    expect(refusedWith(secondFactorCode.safeParse(text))).toEqual(['code_invalid']);
  });
});
