import { describe, expect, it } from 'vitest';

import { languages } from '../account/index.ts';
import { customerNoticeInput, isWorthNotifying, opportunityStatuses } from '../opportunity/index.ts';
import { builtInNotice, customerNotice } from './customer-notices.ts';
import { noticePlaceholders, unknownPlaceholders, writtenPlaceholder } from './notice-placeholders.ts';

const facts = {
  number: 1042,
  vehicle: 'Škoda Octavia',
  customer: 'Jan Kowalski',
  agency: 'Agencja Żółw',
  sender: 'Anna Nowak',
  signature: ['Anna Nowak', '+48 600 100 200'],
};

describe('NC1 what customers are notified of', () => {
  it('is a move forward to a stage that concerns them [S4.5]', () => {
    expect(isWorthNotifying('negotiations', 'application')).toBe(true);
    expect(isWorthNotifying('registration_insurance', 'handing')).toBe(true);
    expect(isWorthNotifying('handing', 'application')).toBe(false);
    expect(isWorthNotifying('lead', 'negotiations')).toBe(false);
    expect(isWorthNotifying('handing', 'closed')).toBe(false);
  });

  it.each(opportunityStatuses)('is never where %s is already', (status) => {
    expect(isWorthNotifying(status, status)).toBe(false);
  });
});

describe('NC2 the text of a stage', () => {
  const texts = languages.flatMap((language) =>
    opportunityStatuses.map((status) => customerNotice(status, facts, language)),
  );

  it('is one of its own in each language, ready to be sent', () => {
    expect(new Set(texts.map(({ text }) => text)).size).toBe(languages.length * opportunityStatuses.length);
    for (const text of texts) {
      expect(customerNoticeInput.safeParse({ to: 'jan@przyklad.example', ...text }).success).toBe(true);
      expect(text.subject).toContain('Škoda Octavia (#1042)');
      expect(text.text).toMatch(/Anna Nowak\n\+48 600 100 200$/);
    }
  });

  it('names the number where there is no vehicle yet', () => {
    expect(customerNotice('lead', { ...facts, vehicle: null }, 'pl').subject).toBe('Państwa sprawa: #1042');
  });
});

describe('NC3 the agency’s own text', () => {
  const own = (subject: string, text: string, some: Partial<typeof facts> = {}) =>
    customerNotice('handing', { ...facts, ...some }, 'pl', { subject, text });

  it('replaces the product’s, with its placeholders filled in', () => {
    expect(
      own(
        '{sprawa}',
        '{klient.nazwa}: {pojazd.nazwa}, {szansa.numer}.\n{handlowiec.nazwisko}, {agencja.nazwa}\n{podpis}',
      ),
    ).toEqual({
      subject: 'Škoda Octavia (#1042)',
      text: 'Jan Kowalski: Škoda Octavia, #1042.\nAnna Nowak, Agencja Żółw\nAnna Nowak\n+48 600 100 200',
    });
    expect(own('{case}', '{customer.name}').text).toBe('Jan Kowalski');
  });

  it('is not filled in twice, and retains other braces', () => {
    expect(own('x', '{klient.nazwa} { } {} {inne}', { customer: '{podpis}' }).text).toBe(
      '{podpis} { } {} {inne}',
    );
  });

  it.each([
    ['pl', 'pojazd czeka'],
    ['en', 'vehicle czeka'],
  ] as const)('uses a general word for a vehicle that is not specified (%s)', (language, text) => {
    const { vehicle: _, ...rest } = facts;
    const written = { subject: 'x', text: '{pojazd.nazwa} czeka' };
    expect(customerNotice('lead', { ...rest, vehicle: null }, language, written).text).toBe(text);
  });

  it('may leave open what the product’s leaves open, and what is listed', () => {
    for (const language of languages) {
      const listed = noticePlaceholders.map((one) => writtenPlaceholder(one, language)).join(' ');
      expect(unknownPlaceholders(listed)).toEqual([]);
      for (const status of opportunityStatuses) {
        const { subject, text } = builtInNotice(status, language);
        expect(unknownPlaceholders(subject + text)).toEqual([]);
      }
    }
    expect(unknownPlaceholders('{klient} i {klient}, {Podpis}')).toEqual(['klient', 'Podpis']);
  });
});
