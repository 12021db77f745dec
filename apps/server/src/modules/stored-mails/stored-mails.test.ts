import { hideFrom, refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { html, mail } from '#adapters/received-mail/hostile-mails.ts';
import { openOpportunity } from '../opportunities/test-deals.ts';
import { ingestedId, written, writtenWith } from '../received-mails/test-mails.ts';

let server: TestServer;
let owner: SignedIn;
let other: SignedIn;
let platformer: SignedIn;
let id: string;
beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  other = await server.signIn('worker2@test.example');
  platformer = await server.signIn('platformer@test.example');
});
beforeEach(async () => {
  ({ id } = await openOpportunity(server, owner));
});
afterAll(() => server.close());

/** Files a mail among the documents of the opportunity. */
async function filed(raw: string | Uint8Array, name = 'mail.eml'): Promise<string> {
  const content = typeof raw === 'string' ? raw : new Uint8Array(raw);
  const [document] = await owner.client.documents.upload({
    params: { id },
    body: { type: 'other' },
    files: [new File([content], name)],
  });
  return document?.file.id ?? '';
}

const shown = (fileId: string, by = other) => by.client.files.mail({ params: { id: fileId } });

const attached = (fileId: string, position: number, by = other) =>
  by.client.files.mailAttachment({ params: { id: fileId, position: String(position) } });

const people = {
  From: 'Jan Kowalski <JAN@przyklad.example>',
  To: 'Anna <anna@agencja.example>, piotr@agencja.example',
  Cc: 'Księgowość <ksiegowosc@przyklad.example>',
  Date: 'Tue, 03 Nov 2026 10:15:00 +0100',
};

describe('a mail among the documents', () => {
  it('is shown with who it is from and for, its text and what it brings along', async () => {
    const fileId = await filed(writtenWith({ 'umowa.txt': 'Umowa', 'program.exe': 'MZ' }, people));
    expect(await shown(fileId)).toEqual({
      subject: 'Leasing',
      from: { name: 'Jan Kowalski', address: 'jan@przyklad.example' },
      to: [
        { name: 'Anna', address: 'anna@agencja.example' },
        { name: null, address: 'piotr@agencja.example' },
      ],
      copies: [{ name: 'Księgowość', address: 'ksiegowosc@przyklad.example' }],
      recipientsLeftOut: 0,
      sentDate: '2026-11-03T09:15:00.000Z',
      invitation: null,
      text: 'W załączeniu.',
      html: null,
      remotePictures: 0,
      attachments: [
        { position: 0, name: 'umowa.txt', size: 5, mime: 'text/plain' },
        { position: 1, name: 'program.exe', size: 2, mime: null },
      ],
      attachmentsLeftOut: 0,
      isWhole: true,
    });
    const { blob, filename } = await attached(fileId, 0);
    expect([await blob.text(), filename]).toEqual(['Umowa', 'umowa.txt']);
    await expect(attached(fileId, 1)).rejects.toEqual(refusal('file_type', 415));
    await expect(attached(fileId, 2)).rejects.toEqual(refusal('not_found', 404));
  });

  it.each([
    ['ISO-8859-2', Buffer.from('5a61bff3b3e62067eab66cb1206a61bcf1', 'hex')],
    ['Windows-1250', Buffer.from('5a61bff3b3e62067ea9c6cb9206a619ff1', 'hex')],
  ])('in %s is legible', async (charset, letters) => {
    const fileId = await filed(mail({ 'Content-Type': `text/plain; charset=${charset}` }, letters));
    expect((await shown(fileId)).text).toBe('Zażółć gęślą jaźń');
  });

  it('is made harmless, and no other server gets a request', async () => {
    const hostile =
      '<p onclick="alert(1)">Oferta<script>alert(1)</script></p><img src="https://evil.example/1.png"><iframe src="https://evil.example"></iframe>';
    const found = await shown(await filed(html(hostile)));
    expect(found.html).toContain('Oferta');
    expect(found.html).not.toMatch(/script|onclick|iframe|\ssrc=/);
    expect(found.remotePictures).toBe(1);
  });

  it('for very many recipients shows some of them, and how many more there are', async () => {
    const To = Array.from({ length: 80 }, (_, index) => `a${index}@example.com`).join(', ');
    const found = await shown(await filed(mail({ To })));
    expect([found.to.length, found.recipientsLeftOut]).toEqual([50, 30]);
  });

  it('is read only by users who may read the document', async () => {
    const fileId = await filed(writtenWith({ 'umowa.txt': 'Umowa' }, people));
    for (const call of [() => shown(fileId, platformer), () => attached(fileId, 0, platformer)]) {
      await expect(call()).rejects.toEqual(refusal('not_found', 404));
    }
    expect((await fetch(`${server.url}/api/files/${fileId}/mail`)).status).toBe(401);
    const [document] = await owner.client.documents.listOfOpportunity({ params: { id } });
    await owner.client.documents.remove({ params: { id: document?.id ?? '' } });
    await expect(shown(fileId)).rejects.toEqual(refusal('not_found', 404));
  });

  it('that was received is closed to whom its source is hidden from', async () => {
    const admin = await server.signIn('admin@test.example');
    const { source } = await admin.client.receivedMails.get({
      params: { id: await ingestedId(server, written(people)) },
    });
    const fileId = source?.id ?? '';
    expect((await shown(fileId, admin)).subject).toBe('Leasing');
    await hideFrom(server, admin, 'customer.emails');
    await expect(shown(fileId, admin)).rejects.toEqual(refusal('document_hidden', 403));
  });
});

describe('what cannot be shown as a mail', () => {
  it('is refused with its reason, and can be downloaded', async () => {
    const damaged = await filed('X-Empty: yes\r\n\r\n');
    await expect(shown(damaged)).rejects.toEqual(refusal('mail_unreadable', 422));
    expect((await other.client.files.download({ params: { id: damaged } })).blob.size).toBeGreaterThan(0);
  });

  it('is any other file', async () => {
    const fileId = await filed(
      await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
      'a.png',
    );
    await expect(shown(fileId)).rejects.toEqual(refusal('mail_unreadable', 422));
    await expect(attached(fileId, 0)).rejects.toEqual(refusal('mail_unreadable', 422));
  });

  it('in part is reported', async () => {
    const parts = Array.from({ length: 1500 }, () => '--cut\r\nContent-Type: text/plain\r\n\r\nx\r\n').join(
      '',
    );
    const many = { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary="cut"' };
    expect(await shown(await filed(mail(many, parts)))).toMatchObject({ isWhole: false, subject: 'Leasing' });
  });
});
