import { expect, test } from 'vitest';

import { isForward, ownPart, recogniseSender, type AgencyIdentity } from './index.ts';

const anonymous: AgencyIdentity = { addresses: [], phones: [], taxIds: [], people: [], firm: null };
const jan = { name: 'Jan Kowalski', address: 'jan@dom.example', isForm: false, formAddress: null };

/** The text of every quotation below: none of it is Jan's. */
const ours =
  'Anna Nowak\nAgencja Szansa Sp. z o.o.\ntel. 600 300 400\nNIP 526-000-12-46\nanna@agencja.example';

const marks: Readonly<Record<string, string>> = {
  'Outlook in English':
    'From: Anna Nowak <anna@agencja.example>\nSent: Tuesday, November 24, 2026 10:00 AM\nTo: Jan Kowalski <jan@dom.example>\nSubject: Oferta\n',
  'Outlook in Polish':
    'Od: Anna Nowak <anna@agencja.example>\nWysłano: wtorek, 24 listopada 2026 10:00\nDo: Jan Kowalski <jan@dom.example>\nTemat: Oferta\n',
  'Outlook in German':
    'Von: Anna Nowak <anna@agencja.example>\nGesendet: Dienstag, 24. November 2026 10:00\nAn: Jan Kowalski\nBetreff: Oferta\n',
  'Outlook with a rule': `${'_'.repeat(32)}\nFrom: Anna Nowak\nSent: Tuesday\nTo: Jan\nSubject: Oferta\n`,
  'Outlook with a long list of recipients': `From: Anna Nowak\nSent: Tuesday\nTo: Jan <jan@dom.example>;\n Ewa <ewa@dom.example>;\n Adam <adam@dom.example>\nCc: Ola\nSubject: Oferta\n`,
  'headers in bold': '*Od:* Anna Nowak\n*Data:* wtorek\n*Do:* Jan\n*Temat:* Oferta\n',
  'a separator in English': '-----Original Message-----',
  'a separator in Polish': '-----Wiadomość oryginalna-----',
  'a separator in German': '-----Ursprüngliche Nachricht-----',
  'Gmail in English': 'On Tue, Nov 24, 2026 at 10:00 AM Anna Nowak <anna@agencja.example> wrote:',
  'Gmail in Polish': 'wt., 24 lis 2026 o 10:00 Anna Nowak <anna@agencja.example> napisał(a):',
  'Gmail in German': 'Am Di., 24. Nov. 2026 um 10:00 Uhr schrieb Anna Nowak <anna@agencja.example>:',
  'Gmail of old': '2026-11-24 10:00 GMT+01:00 Anna Nowak <anna@agencja.example>:',
  'Apple Mail in English': 'On 24 Nov 2026, at 10:00, Anna Nowak <anna@agencja.example> wrote:',
  'Apple Mail in Polish':
    'Wiadomość napisana przez Anna Nowak <anna@agencja.example> w dniu 24 lis 2026, o godz. 10:00:',
  'Apple Mail in German': 'Am 24.11.2026 um 10:00 schrieb Anna Nowak <anna@agencja.example>:',
  'Thunderbird in Polish': 'W dniu 24.11.2026 o 10:00, Anna Nowak pisze:',
  'Thunderbird in English': 'On 24/11/2026 10:00, Anna Nowak wrote:',
  WP: 'Dnia 24 listopada 2026 10:00 Anna Nowak <anna@agencja.example> napisał(a):',
  Onet: 'W dniu 2026-11-24 10:00:12 użytkownik Anna Nowak <anna@agencja.example> napisał:',
  Interia:
    'Od: "Anna Nowak" <anna@agencja.example>\nDo: "Jan" <jan@dom.example>;\nWysłane: 10:00 Wtorek 2026-11-24\nTemat: Oferta\n',
  'a sentence over two lines': 'On Tue, Nov 24, 2026 at 10:00 AM Anna Nowak\n<anna@agencja.example> wrote:',
  'a sentence over three lines':
    'W dniu wtorek, 24 listopada 2026 10:00 Anna Nowak z Agencji\n<anna.nowak@agencja.example>\nnapisał(a):',
  'quoted lines': '> Dzień dobry',
};

test.each(Object.entries(marks))('RM4 below %s nothing is the sender’s', (_client, mark) => {
  const text = `Tak, poproszę.\ntel. 500 100 200\n\n${mark}\n\n${ours}`;
  expect(ownPart(text)).toBe('Tak, poproszę.\ntel. 500 100 200');
  expect(recogniseSender({ sender: jan, subject: 'Re: Oferta', text, agency: anonymous })).toEqual({
    firstName: 'Jan',
    lastName: 'Kowalski',
    firm: null,
    emails: ['jan@dom.example'],
    phones: ['+48500100200'],
    taxIdNumbers: [],
  });
});

test('RM4 what is written under a quotation is the sender’s', () => {
  expect(
    ownPart('W dniu 24.11.2026 Anna pisze:\n> Oferta\n> tel. 600 300 400\n\nTak.\ntel. 500 100 200'),
  ).toBe('Tak.\ntel. 500 100 200');
});

test.each([
  'Od: poniedziałku jestem w pracy.\nProszę o telefon.',
  'On Monday I am away.\nPlease call me.',
  'Dnia 5 maja dealer napisał, że auto jest.\nProszę o ofertę.',
  'W dniu 24.11 odbieram auto.\nDo: zobaczenia',
])('RM4 “%s” quotes nothing', (text) => {
  expect(ownPart(text)).toBe(text);
});

const forwarded =
  'From: Ewa Żółw <ewa@pomet.example>\nSent: Tuesday\nTo: Anna Nowak <anna@agencja.example>\nSubject: Leasing\n\nProszę o ofertę.\n\nPozdrawiam\nEwa Żółw\nPomet Sp. z o.o.\ntel. 600 700 800';

test.each([
  ['Fwd: Leasing', `---------- Forwarded message ---------\n${forwarded}`],
  ['PD: Leasing', forwarded.replace('From:', 'Od:').replace('Sent:', 'Wysłano:').replace('To:', 'Do:')],
  ['WG: Leasing', `Anfang der weitergeleiteten Nachricht:\n\n${forwarded.replaceAll(/^/gm, '> ')}`],
])('RM4 a mail that is passed on by the agency as “%s” names its author', (subject, text) => {
  const agency = {
    ...anonymous,
    addresses: ['anna@agencja.example'],
    people: ['Anna Nowak'],
    phones: ['+48600300400'],
    taxIds: ['5260001246'],
    firm: 'Agencja Szansa',
  };
  const sender = { name: 'Anna Nowak', address: null, isForm: true, formAddress: 'anna@agencja.example' };
  const below = `\n\nW dniu 24.11.2026 Anna Nowak pisze:\n${ours}`;
  for (const note of ['', 'Do obsługi.\n\nPozdrawiam\nAnna Nowak\ntel. 600 300 400\n\n']) {
    expect(recogniseSender({ sender, subject, text: note + text + below, agency })).toEqual({
      firstName: 'Ewa',
      lastName: 'Żółw',
      firm: 'Pomet Sp. z o.o.',
      emails: ['ewa@pomet.example'],
      phones: ['+48600700800'],
      taxIdNumbers: [],
    });
  }
});

test('RM4 of a mail that a customer passes on with own words the quotation stays theirs', () => {
  const text = `Czy macie lepszą ofertę?\n\n${forwarded}`;
  const found = recogniseSender({ sender: jan, subject: 'Fwd: Leasing', text, agency: anonymous });
  expect(found).toMatchObject({ lastName: 'Kowalski', phones: [], emails: ['jan@dom.example'] });
  expect(isForward('Re: Fwd: x') && isForward('FW: x') && !isForward('Fwiaty: x')).toBe(true);
});

test('RM4 hostile quotations are read in bounded time', () => {
  const hostile = [
    'On 1\n'.repeat(40_000),
    'From: a\n'.repeat(25_000),
    'W dniu 1 '.repeat(22_000),
    `${'-'.repeat(100_000)} ${'_'.repeat(99_000)}`,
    '> '.repeat(100_000),
    ' \n'.repeat(100_000),
  ];
  for (const text of hostile) expect(ownPart(text).length).toBeLessThanOrEqual(text.length);
});
