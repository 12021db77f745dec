import { expect, test } from 'vitest';

import { alikeMails, countedAt, flood, floodOf, type FloodMail } from './index.ts';

const now = new Date('2026-11-24T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const mail = (change: Partial<FloodMail> = {}): FloodMail => ({
  subject: 'Kup teraz 17',
  text: 'Superoferta numer 17 tylko dzisiaj.',
  countedAt: now,
  arrivedAt: now,
  ...change,
});

test('RM5 the twenty-first mail of a sender within the hour joins the earlier ones, in whatever order they come', () => {
  const every = (minutes: number, count: number) =>
    Array.from({ length: count }, (_, index) => mail({ countedAt: ago(index * minutes) }));
  expect(floodOf(mail(), every(2, flood.mails - 1))).toEqual([]);
  expect(floodOf(mail(), every(2, flood.mails))).toHaveLength(flood.mails);
  expect(floodOf(mail({ countedAt: ago(59) }), every(2, flood.mails))).toHaveLength(flood.mails);
  expect(floodOf(mail(), every(4, 99))).toEqual([]);
});

test('RM5 a hundred mails that arrive within the hour are one line, whenever they were sent', () => {
  const spread = (count: number) =>
    Array.from({ length: count }, (_, index) => mail({ countedAt: ago(index * 40) }));
  expect(floodOf(mail(), spread(flood.mailsAtOnce - 1))).toEqual([]);
  expect(floodOf(mail(), spread(flood.mailsAtOnce))).toHaveLength(flood.mailsAtOnce);
});

test('RM5 a mail counts when it was sent, unless that cannot be', () => {
  expect(countedAt(ago(60), now)).toEqual(ago(60));
  expect(countedAt(null, now)).toEqual(now);
  expect(countedAt(new Date('2030-01-01'), now)).toEqual(now);
  expect(countedAt(new Date('2020-01-01'), now)).toEqual(now);
});

test.each<[Partial<FloodMail>, boolean]>([
  [{ subject: 'Kup teraz 99', text: 'Superoferta numer 99 tylko dzisiaj!' }, true],
  [{ subject: 'Inny temat' }, true],
  [{ subject: 'Moja umowa', text: 'Proszę o wykup auta z leasingu.' }, false],
  [{ text: 'Proszę o wykup auta z leasingu.' }, false],
  [{ text: '' }, false],
])('RM5 %j is alike: %s', (change, isAlike) => {
  expect(alikeMails(mail(), [mail(change)])).toHaveLength(isAlike ? 1 : 0);
});

test('RM5 mails without a text are alike by their subjects', () => {
  const empty = mail({ text: '' });
  expect(alikeMails(empty, [mail({ text: '', subject: 'Kup teraz 1' })])).toHaveLength(1);
  expect(alikeMails(empty, [mail({ text: '', subject: 'Inny' })])).toHaveLength(0);
});
