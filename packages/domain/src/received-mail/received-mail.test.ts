import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  acceptanceInput,
  answeredMailIds,
  isFinalStatus,
  mostHops,
  namedNumber,
  ownPart,
  receivedLine,
  receivedMailMoves,
  receivedMailStatuses,
  receivedText,
  recogniseKind,
  recogniseSender,
  type AgencyIdentity,
  type KindFacts,
} from './index.ts';

const letter: KindFacts = {
  headers: {},
  fromAddress: 'jan.kowalski@example.com',
  subject: 'Leasing',
  hops: 3,
  isOwnMessage: false,
  answersOwnMessage: false,
  ownAddresses: ['biuro@agencja.example'],
};

test('RM1 what is accepted or rejected stays so, and nothing becomes unread again', () => {
  for (const status of receivedMailStatuses) {
    const moves = receivedMailMoves(status);
    expect(moves.length === 0).toBe(isFinalStatus(status));
    expect(moves).not.toContain('unread');
    expect(moves).not.toContain(status);
  }
  expect(receivedMailMoves('unread')).toEqual(['read', 'accepted', 'rejected']);
  expect(receivedMailMoves('read')).toEqual(['accepted', 'rejected']);
});

const forwardedByRule = {
  'auto-submitted': 'auto-generated',
  'x-ms-exchange-inbox-rules-loop': 'jan@example.com',
};

test.each<[Partial<KindFacts>, string, string | null]>([
  [{}, 'letter', null],
  [{ headers: { 'auto-submitted': 'No' } }, 'letter', null],
  [{ headers: { 'auto-submitted': 'no; owner="jan"' }, subject: 'Autoodpowiedź' }, 'letter', null],
  [{ headers: { 'auto-submitted': 'no (a person)', 'return-path': '<>' } }, 'letter', null],
  [{ headers: forwardedByRule, subject: 'FW: Leasing' }, 'letter', null],
  [{ headers: forwardedByRule }, 'letter', null],
  [{ headers: forwardedByRule, subject: 'Automatic reply: Leasing' }, 'automatic_reply', 'auto_submitted'],
  [{ headers: forwardedByRule, subject: 'RE: Leasing' }, 'automatic_reply', 'auto_submitted'],
  [{ headers: { 'auto-submitted': 'auto-generated' }, subject: 'Fwd: Leasing' }, 'letter', null],
  [{ headers: { 'auto-submitted': 'auto-generated' } }, 'automatic_reply', 'auto_submitted'],
  [
    { headers: { ...forwardedByRule, 'auto-submitted': 'auto-replied' } },
    'automatic_reply',
    'auto_submitted',
  ],
  [{ headers: { ...forwardedByRule, 'list-id': '<x>' } }, 'newsletter', 'list_id'],
  [{ headers: { precedence: 'first-class' } }, 'letter', null],
  [{ headers: { 'list-unsubscribe': '<https://example.com>' } }, 'letter', null],
  [{ hops: mostHops }, 'letter', null],
  [{ isOwnMessage: true }, 'loop', 'own_message'],
  [{ fromAddress: 'biuro@agencja.example', answersOwnMessage: true }, 'loop', 'own_address'],
  [{ fromAddress: 'biuro@agencja.example' }, 'letter', null],
  [{ answersOwnMessage: true }, 'letter', null],
  [{ hops: mostHops + 1 }, 'loop', 'many_hops'],
  [
    { headers: { 'content-type': 'multipart/report; report-type="Delivery-Status"; boundary=x' } },
    'bounce',
    'delivery_report',
  ],
  [{ headers: { 'content-type': 'multipart/report; report-type=disposition-notification' } }, 'letter', null],
  [{ headers: { 'x-failed-recipients': 'a@example.com' } }, 'bounce', 'failed_recipients'],
  [{ fromAddress: 'mailer-daemon@example.com' }, 'bounce', 'mailer_daemon'],
  [{ headers: { 'auto-submitted': 'auto-replied' } }, 'automatic_reply', 'auto_submitted'],
  [{ headers: { 'x-autoreply': 'yes' } }, 'automatic_reply', 'auto_responder'],
  [{ headers: { precedence: 'Auto_Reply' } }, 'automatic_reply', 'auto_responder'],
  [{ subject: 'Autoodpowiedź: Leasing' }, 'automatic_reply', 'auto_subject'],
  [{ subject: 'Automatic reply: leasing' }, 'automatic_reply', 'auto_subject'],
  [{ subject: 'Poza biurem – pytanie' }, 'automatic_reply', 'auto_subject'],
  [{ subject: 'Poza biurempracy' }, 'letter', null],
  [{ subject: 'Nieobecność auta zastępczego w umowie' }, 'letter', null],
  [{ subject: 'Nieobecność' }, 'automatic_reply', 'auto_subject'],
  [{ subject: 'Nieobecność w pracy' }, 'automatic_reply', 'auto_subject'],
  [{ subject: 'Nieobecność do 12.12.' }, 'automatic_reply', 'auto_subject'],
  [{ subject: 'Nieobecność: Leasing' }, 'automatic_reply', 'auto_subject'],
  [{ subject: 'Out of office until Monday' }, 'automatic_reply', 'auto_subject'],
  [{ subject: 'Out of office furniture' }, 'letter', null],
  [{ headers: { 'return-path': '<>' } }, 'automatic_reply', 'empty_return_path'],
  [{ headers: { 'list-id': '<news.example.com>' } }, 'newsletter', 'list_id'],
  [{ headers: { precedence: 'bulk' } }, 'newsletter', 'precedence_bulk'],
])('RM2 %j is a %s (%s)', (facts, kind, reason) => {
  expect(recogniseKind({ ...letter, ...facts })).toEqual({ kind, reason });
});

test('RM2 of several marks the most serious one counts', () => {
  const headers = { 'list-id': '<x>', 'auto-submitted': 'auto-generated', 'x-failed-recipients': 'a@b.pl' };
  expect(recogniseKind({ ...letter, headers })).toMatchObject({ kind: 'bounce' });
  expect(recogniseKind({ ...letter, headers, isOwnMessage: true })).toMatchObject({ kind: 'loop' });
});

const first = '0190a000-0000-7000-8000-000000000001';
const second = '0190a000-0000-7000-8000-000000000002';

test('RM3 the nearest mail of ours comes first, others are left out', () => {
  expect(
    answeredMailIds({
      inReplyTo: '<CAF@mail.example.com>',
      references: `<${first}@szansa.example> <x@y>\r\n <${second.toUpperCase()}@szansa.example> <CAF@mail.example.com>`,
    }),
  ).toEqual([second, first]);
  expect(answeredMailIds({ inReplyTo: `<${first}@a>`, references: `<${first}@a> <${second}@a>` })).toEqual([
    first,
    second,
  ]);
  expect(answeredMailIds({ inReplyTo: `${first}@a`, references: null })).toEqual([]);
  const many = Array.from({ length: 100_000 }, () => `<${first}@a>`).join(' ');
  expect(answeredMailIds({ inReplyTo: null, references: many })).toEqual([first]);
});

test.each([
  ['Re: Państwa sprawa: Škoda Octavia (#1042)', 1042],
  ['#7', 7],
  ['Zamówienie #12345678901', null],
  ['Leasing 1042', null],
])('RM3 %s names %s', (subject, number) => {
  expect(namedNumber(subject)).toBe(number);
});

const anonymous: AgencyIdentity = { addresses: [], phones: [], taxIds: [], people: [], firm: null };

const written = (text: string, from: { name?: string; address?: string; isForm?: boolean } = {}) => {
  const { name = null, address = null, isForm = false } = from;
  return recogniseSender({
    sender: { name, address, isForm, formAddress: null },
    subject: 'Leasing',
    text,
    agency: anonymous,
  });
};

test('RM4 name, phone, tax id, firm and address are read from text and signature', () => {
  const text = [
    'Dzień dobry,',
    'proszę o ofertę na Škodę Octavię. Proszę dzwonić: 600-100-200.',
    '',
    'Pozdrawiam,',
    'Jan Kowalski | kierownik floty',
    'Pomet Sp. z o.o.',
    'tel. +48 22 123 45 67',
    'NIP: 526-000-12-46, REGON 123456785, KRS 0000123456',
    'Jan.Kowalski@pomet.example.com',
  ].join('\n');
  expect(written(text, { name: 'kontakt', address: 'biuro@pomet.example.com' })).toEqual({
    firstName: 'Jan',
    lastName: 'Kowalski',
    firm: 'Pomet Sp. z o.o.',
    emails: ['biuro@pomet.example.com', 'jan.kowalski@pomet.example.com'],
    phones: ['+48600100200', '+48221234567'],
    taxIdNumbers: ['5260001246'],
  });
});

test.each([
  ['Kowalska-Nowak, Łucja', 'Łucja', 'Kowalska-Nowak'],
  ['"Żaneta Anna Śmigielska"', 'Żaneta', 'Śmigielska'],
  ['biuro', null, null],
  ['Biuro Projektowe Linia', null, null],
  ['JAN KOWALSKI', null, null],
])('RM4 the sender “%s” is %s %s', (name, firstName, lastName) => {
  expect(written('', { name })).toMatchObject({ firstName, lastName });
});

test('RM4 what looks like a number and is none of a person is left out', () => {
  const text = [
    'konto: 12 1020 1026 0000 0422 7020 1111',
    'NIP 526-000-12-47',
    'PESEL 44051401359',
    'umowa nr 600100200',
    'zamówienie 5260001246',
  ].join('\n');
  expect(written(text)).toMatchObject({ phones: [], taxIdNumbers: [] });
});

test.each([
  'W dniu 24.11.2026 o 10:00, Anna Nowak pisze:',
  'On Tue, 24 Nov 2026 at 10:00, Anna Nowak <anna@szansa.example> wrote:',
  '-----Original Message-----',
  '> 600 300 400',
])('RM4 text after “%s” is not the sender’s', (mark) => {
  const text = `Tak, poproszę.\n${mark}\nAnna Nowak\ntel. 600 300 400\nanna@szansa.example`;
  expect(ownPart(text)).toBe('Tak, poproszę.');
  expect(written(text)).toMatchObject({ phones: [], emails: [] });
});

test('RM4 hostile texts are read in bounded time and give bounded answers', () => {
  const hostile = [
    '1 '.repeat(200_000),
    '@'.repeat(200_000),
    'a.'.repeat(100_000),
    'a@'.repeat(100_000),
    `${'a'.repeat(100_000)}@`,
    'NIP '.repeat(50_000),
    'On '.repeat(70_000),
    ' \n'.repeat(100_000),
    '--\n'.repeat(70_000),
    Array.from({ length: 5000 }, (_, index) => `a${index}@example.com 600${100_000 + index}`).join('\n'),
  ];
  for (const text of hostile) {
    const { emails, phones, taxIdNumbers } = written(text, { name: text });
    for (const found of [emails, phones, taxIdNumbers]) expect(found.length).toBeLessThanOrEqual(5);
  }
});

test('RM4 whatever is written, what is recognised can be written down', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.string({ maxLength: 50 }),
      (text, name) => {
        const { phones, taxIdNumbers } = written(text, { name });
        for (const phone of phones) expect(phone).toMatch(/^\+\d{7,15}$/);
        for (const taxId of taxIdNumbers) expect(taxId).toMatch(/^\d{10}$/);
      },
    ),
  );
});

const id = '0190a000-0000-7000-8000-000000000003';
const customer = { lastName: 'Kowalski', emails: ['jan@example.com'] };

test.each([
  [{ customerId: id }, true],
  [{ customer }, true],
  [{ customerId: id, customerFileId: id }, true],
  [{}, true],
  [{ customerId: id, customer }, false],
  [{ customer, customerFileId: id }, false],
])('RM6 %j can be accepted: %s', (input, isFine) => {
  expect(acceptanceInput.safeParse(input).success).toBe(isFine);
});

test('texts of strangers are stored without what cannot be stored, shown or read in its order', () => {
  expect(receivedText('a\u0000b\u202ec\ud800d\r\ne\u0007', 100)).toBe('abcd\ne');
  expect(receivedLine('  dwie\r\n linie\t razem ', 100)).toBe('dwie linie razem');
  expect(receivedLine('x'.repeat(5000), 10)).toBe('xxxxxxxxxx');
  fc.assert(
    fc.property(fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }), (text) => {
      expect(receivedText(text, 50).isWellFormed()).toBe(true);
      expect(receivedLine(text, 50)).not.toMatch(/[\n\r\t]/);
    }),
    { numRuns: 50 },
  );
});
