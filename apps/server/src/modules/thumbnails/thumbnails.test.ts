import type { ServerPayload } from '@szansa/api-client/realtime';
import {
  expireDeleted,
  hideFrom,
  storedFiles,
  pdfBomb,
  refusal,
  testServer,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import sharp from 'sharp';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { textPdf } from '#adapters/reading/samples/draw.ts';
import { systemContext } from '#platform';
import { openOpportunity } from '../opportunities/test-deals.ts';
import { catchUp } from './making.ts';

let server: TestServer;
let owner: SignedIn;
let other: SignedIn;
let id: string;
beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  other = await server.signIn('worker2@test.example');
});
beforeEach(async () => {
  ({ id } = await openOpportunity(server, owner));
});
afterAll(() => server.close());

const file = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);

const drawn = (width: number, height: number, background = '#3366aa') =>
  sharp({ create: { width, height, channels: 3, background } });

const quote = () => textPdf({ marks: [{ text: 'Rata netto 1 845,30 zł', x: 50, y: 80 }] });

async function uploaded(of: File): Promise<string> {
  const body = { type: 'agreement' } as const;
  const [document] = await owner.client.documents.upload({ params: { id }, body, files: [of] });
  return document?.file.id ?? '';
}

/** The PDF of an offer with a discount, filed under the opportunity. */
async function savedOffer() {
  const offer = await owner.client.offers.create({
    params: { id },
    body: {
      offerType: 'leasing',
      vehicleInfo: { manufacturer: 'Škoda', model: 'Octavia', grossCatalogPrice: '123000', discount: '7' },
      vehicleValue: '100000',
      initialPayment: '10000',
      numberOfInstallments: 36,
      monthlyAmount: '2500.50',
      buyoutPrice: '1000',
    },
  });
  return owner.client.offers.savePdf({ params: { id: offer.id }, body: { language: 'pl' } });
}

const listed = async (by: SignedIn, fileId: string) =>
  (await by.client.documents.listOfOpportunity({ params: { id } })).find((one) => one.file.id === fileId)
    ?.file;

const queued = () => server.db.selectFrom('wantedThumbnail').select(['fileId', 'tries']).execute();

/** Resolves once no thumbnail is pending, whatever the outcome. */
const settled = () => vi.waitFor(async () => expect(await queued()).toEqual([]), { timeout: 30_000 });

const fetched = (by: SignedIn, fileId: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/files/${fileId}/thumbnail`, {
    headers: { authorization: `Bearer ${by.token}`, ...headers },
  });

async function sizeOf(fileId: string) {
  const answer = await fetched(other, fileId);
  const { format, width, height, orientation, exif } = await sharp(await answer.arrayBuffer()).metadata();
  return { format, width, height, orientation, exif };
}

const bare = { format: 'webp', orientation: undefined, exif: undefined };

/** Enqueues the file again, like files stored before thumbnails were introduced. */
const enqueueAgain = (fileId: string) => server.db.insertInto('wantedThumbnail').values({ fileId }).execute();

const catchUpNow = () => catchUp(systemContext(server.platform), new AbortController().signal, [], 0);

describe('a thumbnail', () => {
  it('of a picture is upright and reveals nothing of the camera', async () => {
    const bytes = await drawn(1600, 800)
      .withExif({ IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const fileId = await uploaded(file(bytes, 'przód.jpg'));
    await settled();
    expect(await listed(other, fileId)).toMatchObject({ hasThumbnail: true });
    expect(await sizeOf(fileId)).toEqual({ ...bare, width: 320, height: 640 });
  });

  it('of a PDF is its first page', async () => {
    const fileId = await uploaded(file(await quote(), 'oferta.pdf'));
    await settled();
    const { width, height } = await sizeOf(fileId);
    expect(width).toBe(320);
    expect(height).toBeGreaterThan(400);
    const { channels } = await sharp(await (await fetched(owner, fileId)).arrayBuffer()).stats();
    // white paper with something dark on it
    expect(channels[0]?.mean).toBeGreaterThan(200);
    expect(channels[0]?.min).toBeLessThan(150);
  });

  it('is published to those who have the opportunity open, and is there by then', async () => {
    const socket = io(server.url, {
      auth: { token: other.token },
      transports: ['websocket'],
      forceNew: true,
    });
    await socket.timeout(5000).emitWithAck('init', { userId: other.userId });
    await socket.timeout(5000).emitWithAck('watch', { entity: 'opportunity', id });
    const fileId = await uploaded(file(await drawn(40, 40).png().toBuffer(), 'znak.png'));
    const notified = new Promise<boolean | undefined>((resolve) => {
      socket.on('customer-file-changed', async (_: ServerPayload<'customer-file-changed'>) => {
        const found = await listed(other, fileId);
        if (found?.hasThumbnail) resolve(found.hasThumbnail);
      });
    });
    expect(await notified).toBe(true);
    socket.disconnect();
  });

  it('is cached by the browser, and not sent again', async () => {
    const fileId = await uploaded(file(await drawn(40, 40).png().toBuffer(), 'znak.png'));
    await settled();
    const first = await fetched(owner, fileId);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect((await fetched(owner, fileId, { 'if-none-match': etag })).status).toBe(304);
  });

  it('is sent only to users who may read the document', async () => {
    const document = await savedOffer();
    await settled();
    expect((await listed(other, document.file.id))?.hasThumbnail).toBe(true);
    expect((await fetched(other, document.file.id)).status).toBe(200);
    expect((await fetched(await server.signIn('platformer@test.example'), document.file.id)).status).toBe(
      404,
    );
    expect((await fetch(`${server.url}/api/files/${document.file.id}/thumbnail`)).status).toBe(401);
    await hideFrom(server, other, 'vehicle.discount');
    expect((await listed(other, document.file.id))?.hasThumbnail).toBe(false);
    await expect(other.client.files.thumbnail({ params: { id: document.file.id } })).rejects.toEqual(
      refusal('document_hidden', 403),
    );
    await server.db.deleteFrom('userExcludedField').execute();
    await server.platform.sessions.refresh(
      { db: server.db, afterCommit: (task) => task() },
      { userId: other.userId },
    );
  });

  it('has no user as its creator', async () => {
    const fileId = await uploaded(file(await drawn(40, 40).png().toBuffer(), 'znak.png'));
    await settled();
    const { createdBy } = await server.db
      .selectFrom('storedFile')
      .select('createdBy')
      .where('thumbnailOf', '=', fileId)
      .executeTakeFirstOrThrow();
    expect(createdBy).toBeNull();
  });

  it('goes with its file', async () => {
    const before = await storedFiles(server.platform.config);
    const fileId = await uploaded(file(await drawn(40, 40).png().toBuffer(), 'znak.png'));
    await settled();
    expect(await storedFiles(server.platform.config)).toBe(before + 2);
    const [document] = await owner.client.documents.listOfOpportunity({ params: { id } });
    await owner.client.documents.remove({ params: { id: document?.id ?? '' } });
    expect((await fetched(owner, fileId)).status).toBe(404);
    await expireDeleted(server);
    expect(await storedFiles(server.platform.config)).toBe(before);
  });

  it('of a message’s PDF is there with the message', async () => {
    const { files } = await owner.client.comments.create({
      body: { customerFileId: id, message: 'W załączeniu' },
      files: [file(await quote(), 'oferta.pdf')],
    });
    await settled();
    const page = await other.client.comments.find({ params: { id } });
    expect(page.items[0]?.files).toMatchObject([{ id: files[0]?.id, hasThumbnail: true }]);
  });
});

describe('a file nothing can be drawn of', () => {
  it.each([
    ['damaged', 'zły.pdf', async () => Buffer.from(`%PDF-1.7\n${'x'.repeat(500)}`)],
    ['encrypted', 'tajny.pdf', () => textPdf({ marks: [] }, { userPassword: 'tajne' })],
    ['cut off', 'ucięty.jpg', async () => (await drawn(2000, 1000).jpeg().toBuffer()).subarray(0, 3000)],
    ['of too many pixels', 'wielki.png', () => drawn(12_000, 5000).png().toBuffer()],
  ] as const)('as it is %s stays as it is, and is not tried again', async (_, name, content) => {
    const fileId = await uploaded(file(await content(), name));
    await settled();
    expect(await listed(other, fileId)).toMatchObject({ hasThumbnail: false });
    await expect(other.client.files.thumbnail({ params: { id: fileId } })).rejects.toEqual(
      refusal('no_thumbnail', 404),
    );
    expect((await other.client.files.download({ params: { id: fileId } })).blob.size).toBeGreaterThan(0);
  });

  it('of another kind is not requested', async () => {
    await uploaded(file(Buffer.from('umowa'), 'umowa.txt'));
    expect(await queued()).toEqual([]);
  });

  it('as it ends whatever draws it is given up after a few tries, and the next file has its thumbnail', async () => {
    const fileId = await uploaded(file(await pdfBomb(), 'bomba.pdf'));
    await vi.waitFor(async () => expect((await queued())[0]?.tries).toBeGreaterThan(0), { timeout: 30_000 });
    // what a dying process has left: a try that was counted, and nothing else
    await server.db.updateTable('wantedThumbnail').set({ tries: 4 }).execute();
    const good = await uploaded(file(await quote(), 'oferta.pdf'));
    await vi.waitFor(
      async () => {
        await catchUpNow();
        expect(await queued()).toEqual([]);
      },
      { timeout: 30_000 },
    );
    expect((await listed(other, fileId))?.hasThumbnail).toBe(false);
    expect((await listed(other, good))?.hasThumbnail).toBe(true);
  });
});

describe('catching up', () => {
  it('makes what is missing, once', async () => {
    const fileId = await uploaded(file(await drawn(600, 400).png().toBuffer(), 'bok.png'));
    await settled();
    await server.db.deleteFrom('storedFile').where('thumbnailOf', '=', fileId).execute();
    await enqueueAgain(fileId);
    await Promise.all([catchUpNow(), catchUpNow()]);
    const made = await server.db
      .selectFrom('storedFile')
      .select('id')
      .where('thumbnailOf', '=', fileId)
      .execute();
    expect(made).toHaveLength(1);
    await catchUpNow();
    expect(
      await server.db.selectFrom('storedFile').select('id').where('thumbnailOf', '=', fileId).execute(),
    ).toEqual(made);
  });

  it('leaves a removed file in the queue until it is restored', async () => {
    const fileId = await uploaded(file(await drawn(600, 400).png().toBuffer(), 'bok.png'));
    await settled();
    await server.db.deleteFrom('storedFile').where('thumbnailOf', '=', fileId).execute();
    const [document] = await owner.client.documents.listOfOpportunity({ params: { id } });
    const params = { id: document?.id ?? '' };
    await owner.client.documents.remove({ params });
    await enqueueAgain(fileId);
    await catchUpNow();
    expect(await queued()).toEqual([{ fileId, tries: 0 }]);
    await owner.client.documents.restore({ params });
    await catchUpNow();
    expect((await listed(owner, fileId))?.hasThumbnail).toBe(true);
  });

  it('goes on after a file whose content is lost', async () => {
    const [lost, good] = [
      await uploaded(file(await drawn(600, 400).png().toBuffer(), 'bok.png')),
      await uploaded(file(await drawn(500, 400).png().toBuffer(), 'tył.png')),
    ];
    await settled();
    await server.db.deleteFrom('storedFile').where('thumbnailOf', 'is not', null).execute();
    const { storageKey } = await server.db
      .selectFrom('storedFile')
      .select('storageKey')
      .where('id', '=', lost)
      .executeTakeFirstOrThrow();
    await server.platform.files.remove(storageKey);
    for (const fileId of [lost, good]) await enqueueAgain(fileId);
    for (let tried = 1; tried <= 5; tried += 1) await catchUpNow();
    expect(await queued()).toEqual([]);
    expect((await listed(owner, good))?.hasThumbnail).toBe(true);
    expect((await listed(owner, lost))?.hasThumbnail).toBe(false);
  });
});
