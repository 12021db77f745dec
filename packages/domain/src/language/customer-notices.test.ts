import { describe, expect, it } from 'vitest';

import { languages } from '../account/index.ts';
import { customerNoticeInput, isWorthTelling, opportunityStatuses } from '../opportunity/index.ts';
import { customerNotice } from './customer-notices.ts';

const facts = { number: 1042, vehicle: 'Škoda Octavia', signature: ['Anna Nowak', '+48 600 100 200'] };

describe('NC1 what customers are told of', () => {
  it('is a move forward to a stage that concerns them', () => {
    expect(isWorthTelling('negotiations', 'application')).toBe(true);
    expect(isWorthTelling('registration_insurance', 'handing')).toBe(true);
    expect(isWorthTelling('handing', 'application')).toBe(false);
    expect(isWorthTelling('lead', 'negotiations')).toBe(false);
    expect(isWorthTelling('handing', 'closed')).toBe(false);
  });

  it.each(opportunityStatuses)('is never where %s is already', (status) => {
    expect(isWorthTelling(status, status)).toBe(false);
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
