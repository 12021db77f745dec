import { hideFrom, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { propertyIds } from '#adapters/received-mail/outlook/properties.ts';
import { file, messageBody, property, tnef } from '#adapters/received-mail/outlook/test-tnef.ts';
import { testAgency } from '../opportunities/test-agency.ts';
import { ingested, ingestedId, written, writtenWith } from './test-mails.ts';

let server: TestServer;
let worker: SignedIn;
beforeAll(async () => {
  ({ server, worker } = await testAgency());
});
afterAll(() => server.close());

const mailOf = (id: string, by = worker) => by.client.receivedMails.get({ params: { id } });

const calendar = [
  'BEGIN:VCALENDAR',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'DTSTART;TZID=Central European Standard Time:20261201T100000',
  'DURATION:PT1H',
  'SUMMARY:Jazda próbna',
  'LOCATION:Salon',
  'ORGANIZER;CN=Jan Kowalski:mailto:jan@przyklad.example',
  'ATTENDEE;CN=Ewa Nowak:mailto:ewa@agencja.example',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

test('an invitation alone in a mail is shown as one, is found by its words, and its file can be had', async () => {
  const type = { 'MIME-Version': '1.0', 'Content-Type': 'text/calendar; charset=utf-8; method=REQUEST' };
  const id = await ingestedId(server, written({ ...type, Subject: 'Spotkanie' }, calendar));
  const mail = await mailOf(id);
  expect(mail.invitation).toEqual({
    kind: 'invitation',
    title: 'Jazda próbna',
    location: 'Salon',
    note: null,
    startAt: '2026-12-01T09:00:00.000Z',
    endAt: '2026-12-01T10:00:00.000Z',
    isAllDay: false,
    isRepeated: false,
    organiser: { name: 'Jan Kowalski', address: 'jan@przyklad.example' },
    attendees: [{ name: 'Ewa Nowak', address: 'ewa@agencja.example' }],
  });
  expect(mail.content).toBe('Jazda próbna\nSalon');
  expect(mail.attachments.map(({ name, file: stored }) => [name, stored?.mime])).toEqual([
    ['invitation.ics', 'text/calendar'],
  ]);
  const { items } = await worker.client.receivedMails.list({ query: { search: 'jazda probna' } });
  expect(items.map((one) => one.id)).toEqual([id]);
});

test('who must not see e-mails sees those of an invitation by their names alone', async () => {
  const id = await ingestedId(server, written({ 'Content-Type': 'text/calendar' }, calendar));
  const colleague = await server.signIn('worker2@test.example');
  await hideFrom(server, colleague, 'customer.emails');
  const { invitation } = await mailOf(id, colleague);
  expect(invitation?.organiser).toEqual({ name: 'Jan Kowalski' });
  expect(invitation?.attendees).toEqual([{ name: 'Ewa Nowak' }]);
});

test('what is in a winmail.dat is the mail’s own, and the mail is known when it comes again', async () => {
  const inside = tnef(
    messageBody(property(propertyIds.body, 'Inny tekst')),
    file('UMOWA.TXT', 'Treść', [property(propertyIds.attachLongFilename, 'Umowa łódzka.txt')]),
    file('program.exe', 'MZ'),
  );
  const raw = writtenWith({ 'winmail.dat': inside });
  const mail = await mailOf(await ingestedId(server, raw));
  expect(mail.content).toBe('W załączeniu.');
  expect(mail.attachments.map(({ name, file: stored }) => [name, stored?.mime ?? null])).toEqual([
    ['Umowa łódzka.txt', 'text/plain'],
    ['program.exe', null],
  ]);
  expect(await ingested(server, raw)).toEqual({ outcome: 'known' });
});

test('a mail that is passed on as a file is called by its subject', async () => {
  const passedOn = 'From: ewa@przyklad.example\r\nSubject: Oferta\r\n\r\nTekst';
  const body = `--cut\r\nContent-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\n${passedOn}\r\n--cut--\r\n`;
  const type = { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary="cut"' };
  const mail = await mailOf(await ingestedId(server, written(type, body)));
  expect(mail.attachments.map(({ name, file: stored }) => [name, stored?.mime])).toEqual([
    ['Oferta.eml', 'message/rfc822'],
  ]);
});
