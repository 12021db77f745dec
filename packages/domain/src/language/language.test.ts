import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { email } from '../identity/index.ts';
import { line, money, orEmpty, percent, wholeNumber } from '../shared/index.ts';
import {
  describeProblem,
  errorMessage,
  formatDate,
  formatInstant,
  formatMoney,
  formatPercent,
  formatRecent,
} from './index.ts';

function firstProblem(schema: z.ZodType, input: unknown) {
  const issue = schema.safeParse(input, { reportInput: true }).error?.issues[0];
  if (!issue) throw new Error('nothing was refused');
  return describeProblem(issue, 'pl');
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('messages', () => {
  it('are the specification’s own texts [S5.1, S8.2]', () => {
    expect(errorMessage('required', 'pl')).toBe('To pole jest wymagane!');
    expect(errorMessage('required', 'en')).toBe('This field is required!');
    for (const [code, text] of [
      ['session_expired', 'Sesja wygasła. Zaloguj się ponownie.'],
      ['access_denied', 'Odmowa dostępu'],
      ['internal', 'Coś poszło nie tak. Spróbuj ponownie później.'],
      ['wrong_credentials', 'Nieprawidłowy e-mail lub hasło'],
      ['user_exists', 'Użytkownik o takim e-mailu już istnieje'],
      ['lead_source_required', 'Uzupełnij źródło pozyskania klienta aby móc zarchiwizować szansę'],
      [
        'offers_only_by_owner',
        'Ta szansa nie należy do ciebie. Aby móc dodawać oferty, przepisz szansę na siebie.',
      ],
      ['pdf_only', 'Upewnij się aby plik był wspieranym przez nas plikiem .pdf'],
    ] as const)
      expect(errorMessage(code, 'pl')).toBe(text);
  });

  it('fill in what they are given and nothing else [S8.5]', () => {
    expect(errorMessage('file_too_large', 'pl', { name: 'a.pdf' })).toBe('Plik a.pdf jest za duży');
    expect(errorMessage('file_too_large', 'pl', JSON.parse('{"__proto__":1}'))).toBe(
      'Plik {name} jest za duży',
    );
  });
});

describe('problems', () => {
  const schema = z.strictObject({ name: line(3), kind: z.enum(['a']), tags: z.array(z.string()).max(1) });
  const good = { name: 'x', kind: 'a', tags: [] };

  it.each([
    [{ ...good, name: undefined }, 'required'],
    [{ ...good, name: '' }, 'required'],
    [{ ...good, name: 5 }, 'format_invalid'],
    [{ ...good, name: 'abcd' }, 'text_too_long'],
    [{ ...good, kind: 'b' }, 'value_not_allowed'],
    [{ ...good, tags: ['a', 'b'] }, 'too_many'],
    [{ ...good, more: 1 }, 'unknown_field'],
  ])('%j is %s', (input, code) => {
    expect(firstProblem(schema, input).code).toBe(code);
  });

  it('name the limit and the unknown field [S5.4]', () => {
    expect(firstProblem(schema, { ...good, name: 'abcd' }).message).toBe('Tekst może mieć najwyżej 3 znaków');
    expect(firstProblem(schema, { ...good, more: 1 }).message).toBe('Nieznane pole: more');
  });

  it.each([
    [percent, '150', 'Podaj procent od 0 do 100'],
    [percent, '1000', 'Podaj procent od 0 do 100'],
    [percent, '-0.5', 'Podaj procent od 0 do 100'],
    [percent, 'dużo', 'Podaj poprawną liczbę'],
    [percent, '1.23456', 'Podaj poprawną liczbę'],
    [money, '-5.00', 'Podaj kwotę od 0 do 999 999 999 999,99 zł'],
    [money, '1000000000000', 'Podaj kwotę od 0 do 999 999 999 999,99 zł'],
    [money, 'dużo', 'Podaj poprawną liczbę'],
    [wholeNumber({ min: 1900, max: 20_000 }), 1899, 'Podaj liczbę od 1900 do 20 000'],
    [wholeNumber({ min: 1900, max: 20_000 }), 20_001, 'Podaj liczbę od 1900 do 20 000'],
    [wholeNumber({ min: 1900, max: 20_000 }), 1900.5, 'Podaj poprawną liczbę'],
    [email, 'anna@', 'Nieprawidłowy format adresu e-mail'],
  ])(
    'have the same text for a field that may be empty as for one that may not [S5.4]',
    (field, input, message) => {
      expect(plain(firstProblem(field, input).message)).toBe(message);
      expect(plain(firstProblem(orEmpty(field), input).message)).toBe(message);
    },
  );

  it('request a required e-mail that is empty, rather than another format', () => {
    expect(firstProblem(email, ' ').message).toBe('To pole jest wymagane!');
  });

  it('state bounds in the selected language', () => {
    const bounds = { min: 1900, max: 10_000 };
    expect(errorMessage('number_range', 'en', bounds)).toBe('Enter a number from 1900 to 10,000');
  });
});

describe('formats', () => {
  it('write money with the currency after the number [S1.2]', () => {
    expect(plain(formatMoney('1234.50', 'pl'))).toBe('1 234,50 zł');
    expect(plain(formatMoney('1234.50', 'en'))).toBe('1,234.50 zł');
  });

  it('write percents and dates', () => {
    expect(formatPercent('7.5', 'pl')).toBe('7,5%');
    expect(formatDate('2026-03-05', 'pl')).toBe('05.03.2026');
    expect(formatDate('2026-03-05', 'en')).toBe('05/03/2026');
    expect(formatInstant('2026-03-05T08:07:00Z', 'pl')).toBe('05.03.2026, 09:07');
  });

  it('leave out the day of a moment that is today in Warsaw', () => {
    const now = new Date('2026-03-05T22:30:00Z');
    expect(formatRecent('2026-03-05T08:07:00Z', now, 'pl')).toBe('09:07');
    expect(formatRecent('2026-03-04T22:59:00Z', now, 'pl')).toBe('04.03.2026, 23:59');
    expect(formatRecent('2026-03-04T23:00:00Z', now, 'en')).toBe('00:00');
  });
});
