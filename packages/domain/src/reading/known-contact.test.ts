import { describe, expect, it } from 'vitest';

import type { ReadingField } from './fields.ts';
import { knownContact } from './known-contact.ts';

const contact = (lastName: string, change: object = {}) => ({
  firstName: 'Ewa',
  lastName,
  emails: [`${lastName.toLowerCase()}@bank.example`],
  phones: ['+48601222333'],
  bank: { name: 'Demo Lease sp. z o.o.' },
  dealer: null,
  ...change,
});

const read = (values: Partial<Record<ReadingField, string>>) =>
  // entries of a record have its keys
  new Map(Object.entries(values) as [ReadingField, string][]);

describe('RD37 a contact of a quote', () => {
  const lis = contact('Lis');
  const nowak = contact('Nowak', { phones: ['+48700700700'] });

  it('is found by e-mail or phone, whatever the name', () => {
    expect(
      knownContact(read({ 'bank.representativeEmail': 'nowak@bank.example' }), 'bank', [lis, nowak]),
    ).toBe(nowak);
    expect(knownContact(read({ 'bank.representativePhone': '+48601222333' }), 'bank', [lis, nowak])).toBe(
      lis,
    );
  });

  it('is found by both names, of the house that the quote names', () => {
    const named = { 'bank.representativeName': 'Ewa Lis' };
    expect(knownContact(read(named), 'bank', [lis, nowak])).toBe(lis);
    expect(knownContact(read({ ...named, 'bank.name': 'Demo Lease S.A.' }), 'bank', [lis])).toBe(lis);
    expect(knownContact(read({ ...named, 'bank.name': 'Bank Inny S.A.' }), 'bank', [lis])).toBeNull();
  });

  it('is none where several are, and none of a dealer for a bank', () => {
    const twice = [lis, contact('Lis', { emails: [], phones: [] })];
    expect(knownContact(read({ 'bank.representativeName': 'Ewa Lis' }), 'bank', twice)).toBeNull();
    const seller = contact('Lis', { bank: null, dealer: { name: 'Auto' } });
    expect(knownContact(read({ 'bank.representativeName': 'Ewa Lis' }), 'bank', [seller])).toBeNull();
  });
});
