import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';

import { attachment, mail, multipart } from './hostile-mails.ts';
import { propertyIds } from './outlook/properties.ts';
import { compressed, messageBody, file, property, tnef } from './outlook/test-tnef.ts';
import { readMail } from './read-mail.ts';
import type { ReadMail } from './received-mail.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'szansa-mail-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(raw: Buffer): Promise<ReadMail> {
  const written = path.join(folder, 'mail.eml');
  await writeFile(written, raw);
  return readMail({ path: written, folder });
}

async function filesOf({ attachments }: ReadMail): Promise<[string, string][]> {
  return Promise.all(
    attachments.map(async (one) => [one.name, (await readFile(one.path)).toString()] as [string, string]),
  );
}

describe('a winmail.dat', () => {
  const winmail = (...attributes: Buffer[]) =>
    attachment('winmail.dat', tnef(...attributes), 'application/ms-tnef');

  it('gives its files beside the others, and its text where the mail has none', async () => {
    const html = String.raw`{\rtf1\ansi\ansicpg1250\fromhtml1{\*\htmltag <p>}Dzie\'f1 dobry{\*\htmltag </p>}}`;
    const content = messageBody(property(propertyIds.compressedRtf, compressed(html)));
    const files = [
      file('UMOWA.TXT', 'Treść umowy', [property(propertyIds.attachLongFilename, 'Umowa łódzka.txt')]),
      file('../cennik.csv', 'a;b'),
    ];
    const found = await read(
      multipart([attachment('przed.txt', 'x'), winmail(content, ...files), attachment('po.txt', 'y')]),
    );
    expect(found.text).toBe('Dzień dobry');
    expect(found.html).toContain('<p>Dzień dobry</p>');
    expect(await filesOf(found)).toEqual([
      ['przed.txt', 'x'],
      ['Umowa łódzka.txt', 'Treść umowy'],
      ['cennik.csv', 'a;b'],
      ['po.txt', 'y'],
    ]);
    expect(found.attachments[1]?.size).toBe(Buffer.byteLength('Treść umowy'));
  });

  it('leaves the text of the mail', async () => {
    const text = 'Content-Type: text/plain; charset=utf-8\r\n\r\nTekst maila';
    const found = await read(multipart([text, winmail(messageBody(property(propertyIds.body, 'Inny')))]));
    expect(found.text.trim()).toBe('Tekst maila');
    expect(found.attachments).toEqual([]);
  });

  it('has no more files than a mail may have', async () => {
    const files = Array.from({ length: 60 }, (_, index) => file(`${index}.txt`, 'x'));
    const found = await read(multipart([attachment('a.txt', 'x'), winmail(...files)]));
    expect([found.attachments.length, found.attachmentsLeftOut]).toEqual([50, 11]);
  });

  it('that cannot be read stays', async () => {
    const found = await read(multipart([attachment('winmail.dat', 'x', 'application/ms-tnef')]));
    expect(await filesOf(found)).toEqual([['winmail.dat', 'x']]);
  });
});

test.each([
  ['Subject: =?utf-8?Q?Oferta:_=C5=BB=C3=B3=C5=82w/Skoda?=', 'Oferta- Żółw-Skoda.eml'],
  ['X-Other: y', '1.eml'],
  ['Subject: ...', '1.eml'],
])('a mail inside with %s is called %s', async (header, name) => {
  const inside = `${header}\r\nMIME-Version: 1.0\r\nContent-Type: application/pdf\r\n\r\nx`;
  const found = await read(
    multipart([`Content-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\n${inside}`]),
  );
  expect(found.attachments.map((one) => one.name)).toEqual([name]);
  expect((await filesOf(found))[0]?.[1]).toContain('application/pdf');
});

const event = [
  'BEGIN:VCALENDAR',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'DTSTART:20261201T090000Z',
  'DTEND:20261201T100000Z',
  'SUMMARY:Jazda próbna',
  'LOCATION:Salon\\, Łódź',
  'DESCRIPTION:Proszę o prawo\r\n  jazdy.',
  'ORGANIZER;CN=Jan Kowalski:mailto:Jan@ŁÓDŹ.pl',
  'ATTENDEE;CN="Nowak, Ewa":mailto:ewa@example.com',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

describe('an invitation', () => {
  it('alone in a mail is its text, and a file with a name', async () => {
    const found = await read(
      mail({ 'MIME-Version': '1.0', 'Content-Type': 'text/calendar; charset=utf-8; method=REQUEST' }, event),
    );
    expect(found.invitation).toEqual({
      kind: 'invitation',
      title: 'Jazda próbna',
      location: 'Salon, Łódź',
      note: 'Proszę o prawo jazdy.',
      startAt: '2026-12-01T09:00:00.000Z',
      endAt: '2026-12-01T10:00:00.000Z',
      isAllDay: false,
      isRepeated: false,
      organiser: { name: 'Jan Kowalski', address: 'jan@xn--d-uga0v4h.pl' },
      attendees: [{ name: 'Nowak, Ewa', address: 'ewa@example.com' }],
    });
    expect(found.text).toBe('Jazda próbna\nSalon, Łódź\nProszę o prawo jazdy.');
    expect(found.attachments.map(({ name }) => name)).toEqual(['invitation.ics']);
  });

  it('beside a text leaves the text', async () => {
    const text = 'Content-Type: text/plain; charset=utf-8\r\n\r\nZapraszam';
    const found = await read(
      multipart([text, `Content-Type: text/calendar; charset=utf-8\r\n\r\n${event}`], {
        'Content-Type': 'multipart/alternative; boundary="cut"',
      }),
    );
    expect(found.text.trim()).toBe('Zapraszam');
    expect(found.invitation?.title).toBe('Jazda próbna');
  });

  it('that is broken leaves the file alone', async () => {
    const found = await read(mail({ 'Content-Type': 'text/calendar' }, 'BEGIN:VCALENDAR\r\nx'));
    expect(found.invitation).toBeNull();
    expect(found.attachments.map(({ name }) => name)).toEqual(['invitation.ics']);
  });
});
