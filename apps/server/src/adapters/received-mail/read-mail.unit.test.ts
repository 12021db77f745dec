import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ownPart } from '@szansa/domain/received-mail';
import iconv from 'iconv-lite';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { attachment, hostileMails, html, mail } from './hostile-mails.ts';
import { readMail } from './read-mail.ts';
import type { ReadMail } from './received-mail.ts';
import { linkTarget, remotePicturesIn, withPictures } from './safe-html.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'szansa-mail-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(raw: Buffer): Promise<ReadMail> {
  const file = path.join(folder, 'mail.eml');
  await writeFile(file, raw);
  return readMail({ path: file, folder });
}

const loads =
  /<(?:script|style|iframe|object|embed|form|input|meta|link|base|svg|video|source)|\son\w+\s*=|javascript:|url\(|position|\ssrc="(?!data:image\/)|srcset|background=/i;

test('the corpus has at least forty mails', () => {
  expect(Object.keys(hostileMails).length).toBeGreaterThanOrEqual(40);
});

test.each(Object.keys(hostileMails))('%s is read, bounded and harmless', async (name) => {
  const found = await read(hostileMails[name]?.() ?? Buffer.alloc(0));
  expect(found.subject.length).toBeLessThanOrEqual(500);
  expect(found.fromName?.length ?? 0).toBeLessThanOrEqual(200);
  expect(found.text.length).toBeLessThanOrEqual(200_000);
  expect(found.attachments.length).toBeLessThanOrEqual(50);
  expect(found.remotePictures).toBeLessThanOrEqual(50);
  expect(found.html?.length ?? 0).toBeLessThanOrEqual(1_000_000);
  const shown = JSON.stringify(found);
  expect(shown.isWellFormed()).toBe(true);
  expect(shown).not.toMatch(/\\u0000|[\u202a-\u202e]/);
  expect(found.html ?? '').not.toMatch(loads);
  for (const { name: file, size } of found.attachments) {
    expect(file).toMatch(/^[^/\\]{1,140}$/);
    expect(file).not.toMatch(/^\./);
    expect(size).toBeLessThanOrEqual(25 * 1024 * 1024);
  }
  // the HTML requests no more remote pictures than were counted
  expect(remotePicturesIn(found.html ?? '').length).toBeLessThanOrEqual(found.remotePictures);
});

const corpus = (name: string) => read(hostileMails[name]?.() ?? Buffer.alloc(0));

test('content beyond the limits is left out, and this is reported', async () => {
  expect(await corpus('10,000 parts')).toMatchObject({ isWhole: false, subject: 'Leasing' });
  expect(await corpus('parts 5,000 deep')).toMatchObject({ isWhole: false, fromAddress: 'jan@example.com' });
  expect(await corpus('a header of 2 MB')).toMatchObject({ isWhole: false, subject: 'Leasing' });
  expect(await corpus('900 attachments')).toMatchObject({ attachmentsLeftOut: 850 });
  expect(await corpus('an attachment of 30 MB')).toMatchObject({ attachments: [], attachmentsLeftOut: 1 });
  const long = await corpus('HTML of 3 MB');
  expect(long.html).toBeNull();
  expect(long.text).toMatch(/^tak\ntak/);
});

test.each(['biuro@łódź.pl', 'Biuro@xn--d-uga0v4h.pl'])(
  'ID1 %s is read as addresses are stored, and the mail has the fingerprint it has always had',
  async (address) => {
    const found = await read(Buffer.from(`From: ${address}\r\nTo: Jan <jan@żółw.com.pl>\r\n\r\nTreść\r\n`));
    expect(found.fromAddress).toBe('biuro@xn--d-uga0v4h.pl');
    expect(found.to).toEqual([{ name: 'Jan', address: 'jan@xn--w-uga1v8h.com.pl' }]);
    const answered = JSON.stringify(['biuro@łódź.pl', null, found.text.trim(), null, []]);
    expect(found.fingerprint).toBe(createHash('sha256').update(answered).digest('hex'));
  },
);

test('a link shows where it leads, whatever its text states', async () => {
  const { html: shown } = await corpus('a link that looks like another');
  expect(shown).toContain('https://www.bank.example</a> <small>[evil.example]</small>');
  expect(shown).toContain('<small>[xn--bnk-6cd.example]</small>');
  expect((await corpus('a link with a name before it')).html).toContain('<small>[evil.example]</small>');
  const honest = await read(html('<a href="https://bank.example/">bank.example</a>'));
  expect(honest.html).not.toContain('<small>');
});

test('a picture of another server is counted, and shown only with what was fetched of it', async () => {
  const found = await read(
    html('<img src="https://a.example/1.png?x=1&y=2" alt="logo"><img src="http://b.example/2.png">'),
  );
  expect(found.remotePictures).toBe(2);
  const [first = '', second] = remotePicturesIn(found.html ?? '');
  expect([first, second]).toEqual(['https://a.example/1.png?x=1&y=2', 'http://b.example/2.png']);
  const shown = withPictures(found.html ?? '', new Map([[first, 'data:image/png;base64,AA==']]));
  expect(shown).toContain('src="data:image/png;base64,AA=="');
  expect(remotePicturesIn(shown)).toEqual([second]);
});

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a picture that comes along is shown in the text and is no attachment; others are', async () => {
  const part = (id: string, name: string) =>
    `--r\r\nContent-Type: image/png; name="${name}"\r\nContent-ID: <${id}>\r\nContent-Disposition: inline; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${dot}\r\n`;
  const body = `--r\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Logo: <img src="cid:logo@x"></p>\r\n${part('logo@x', 'logo.png')}${part('other@x', 'scan.png')}--r--\r\n`;
  const found = await read(
    mail({ 'MIME-Version': '1.0', 'Content-Type': 'multipart/related; boundary=r' }, body),
  );
  expect(found.html).toContain(`src="data:image/png;base64,${dot}"`);
  expect(found.attachments.map(({ name }) => name)).toEqual(['scan.png']);
  expect(found.remotePictures).toBe(0);
});

test.each([
  ['Gmail', '<div class="gmail_quote"><div dir="ltr" class="gmail_attr">wt. Anna</div>'],
  ['Outlook on the web', '<div id="appendonsend"></div><hr><div id="divRplyFwdMsg" dir="ltr">'],
  ['Outlook', '<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p>'],
  ['Thunderbird', '<div class="moz-cite-prefix">Anna:<br></div><blockquote type="cite">'],
  ['Apple Mail', '<blockquote type="cite">'],
])(
  'RM4 what %s quotes in HTML alone is separated from what the sender has written',
  async (_client, mark) => {
    const { text } = await read(html(`<div>Tak.<br>Jan</div>${mark}<p>Anna<br>tel. 600 300 400</p>`));
    expect(text).toContain('600 300 400');
    expect(ownPart(text)).toBe('Tak.\nJan');
  },
);

test('cells of a table in HTML are separated', async () => {
  const row = (label: string, value: string) => `<tr>\n<td>${label}</td>\n<td>${value}</td>\n</tr>`;
  const { text } = await read(html(`<table>${row('Telefon', '600 100 200')}${row('Imię', 'Ewa')}</table>`));
  expect(text).toBe('Telefon\t600 100 200\nImię\tEwa');
});

test('an attachment is extracted whole, under the last part of its name', async () => {
  const cut = 'multipart/mixed; boundary="cut"';
  const body = `--cut\r\nContent-Type: text/plain\r\n\r\nW zalaczeniu.\r\n--cut\r\n${attachment('../umowa.txt', 'Zażółć')}\r\n--cut--\r\n`;
  const found = await read(mail({ 'MIME-Version': '1.0', 'Content-Type': cut }, body));
  const [first] = found.attachments;
  expect(first).toMatchObject({ name: 'umowa.txt', size: Buffer.byteLength('Zażółć') });
  expect(await readFile(first?.path ?? '', 'utf8')).toBe('Zażółć');
  expect(found.text).toBe('W zalaczeniu.');
});

const polish = 'Zażółć gęślą jaźń';

/** Letters of Windows-1250. */
const windows = Buffer.from('5a61bff3b3e62067ea9c6cb9206a619ff1', 'hex');

test.each(['windows-1250', 'iso-8859-2', 'cp852'])(
  'a mail in %s that is not declared is legible',
  async (encoding) => {
    const letters = iconv.encode(polish, encoding);
    const declared = `<meta http-equiv="Content-Type" content="text/html; charset=${encoding}">`;
    const page = Buffer.concat([Buffer.from(`<head>${declared}</head><p>`), letters, Buffer.from('</p>')]);
    expect((await read(mail({}, letters))).text).toBe(polish);
    expect((await read(mail({ 'MIME-Version': '1.0', 'Content-Type': 'text/html' }, page))).text).toBe(
      polish,
    );
    const escaped = Array.from(letters, (byte) =>
      byte < 0x80 ? String.fromCodePoint(byte) : `=${byte.toString(16).toUpperCase()}`,
    ).join('');
    const quoted = { Subject: '=?iso-8859-2?Q?=B6wit?=', 'Content-Transfer-Encoding': 'quoted-printable' };
    expect(await read(mail(quoted, escaped))).toMatchObject({ text: polish, subject: 'świt' });
    const packed = { 'Content-Transfer-Encoding': 'base64' };
    expect((await read(mail(packed, letters.toString('base64')))).text).toBe(polish);
    const parts = [
      `--cut\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n${page.toString('base64')}`,
      attachment('oferta.txt', 'Oferta'),
      '',
    ].join('\r\n--cut\r\n');
    const found = await read(
      mail({ 'Content-Type': 'multipart/mixed; boundary="cut"' }, `${parts}--cut--\r\n`),
    );
    expect(found.text).toBe(polish);
    expect(await readFile(found.attachments[0]?.path ?? '', 'utf8')).toBe('Oferta');
  },
);

test.each<[string, () => Buffer]>([
  ['UTF-8', () => mail({ 'Content-Type': 'text/plain; charset=utf-8' }, polish)],
  ['UTF-8 that is not declared', () => mail({}, polish)],
  ['Windows-1250', () => mail({ 'Content-Type': 'text/plain; charset=windows-1250' }, windows)],
  ['Windows-1250 that is not declared', () => mail({}, windows)],
  [
    'base64',
    () =>
      mail(
        { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Transfer-Encoding': 'base64' },
        Buffer.from(polish).toString('base64'),
      ),
  ],
])('a text in %s is legible', async (_encoding, raw) => {
  expect((await read(raw())).text).toBe(polish);
});

test('headers are legible in every encoding, and the relevant ones are parsed', async () => {
  const encoded = Buffer.from(polish).toString('base64');
  const found = await read(
    mail({
      Subject: `=?utf-8?B?${encoded}?=`,
      From: `=?utf-8?B?${encoded}?= <JAN@Example.com>`,
      'Message-ID': '<a@example.com>',
      'In-Reply-To': '<b@example.com>',
      References: '<c@example.com>\r\n <b@example.com>',
      'Auto-Submitted': 'auto-replied',
      'X-MS-Exchange-Inbox-Rules-Loop': 'jan@example.com',
      Date: 'Tue, 24 Nov 2026 10:00:00 +0100',
      Received: 'from a by b',
    }),
  );
  expect(found).toMatchObject({
    subject: polish,
    fromName: polish,
    fromAddress: 'jan@example.com',
    messageId: '<a@example.com>',
    inReplyTo: '<b@example.com>',
    references: '<c@example.com> <b@example.com>',
    headers: { 'auto-submitted': 'auto-replied', 'x-ms-exchange-inbox-rules-loop': 'jan@example.com' },
    sentDate: '2026-11-24T09:00:00.000Z',
    hops: 1,
    isWhole: true,
  });
  const raw = await read(
    Buffer.concat([Buffer.from('From: jan@example.com\r\nSubject: '), windows, Buffer.from('\r\n\r\nx')]),
  );
  expect(raw.subject).toBe(polish);
});

test('the mail that a bounce is about is found inside of it', async () => {
  const body = `--r\r\nContent-Type: text/plain\r\n\r\nUndelivered.\r\n--r\r\nContent-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; jan@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n--r\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: <0190a000-0000-7000-8000-000000000001@szansa.example>\r\nSubject: Oferta\r\n\r\nx\r\n--r--\r\n`;
  const found = await read(
    mail(
      {
        'MIME-Version': '1.0',
        'Message-ID': '<own@x>',
        'Content-Type': 'multipart/report; report-type=delivery-status; boundary=r',
      },
      body,
    ),
  );
  expect(found.inside).toEqual(['<0190a000-0000-7000-8000-000000000001@szansa.example>']);
  expect(found.headers['content-type']).toContain('delivery-status');
});

test.each([
  ['https://www.bank.example/login?x=1', 'www.bank.example'],
  ['https://bаnk.example/', 'xn--bnk-6cd.example'],
  ['https://bank.example@evil.example/', 'evil.example'],
  ['mailto:jan@example.com?subject=x', 'jan@example.com'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//nowhere', null],
])('a link to %s leads to %s', (href, target) => {
  expect(linkTarget(href)).toBe(target);
});
