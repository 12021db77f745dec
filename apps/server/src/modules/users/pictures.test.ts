import { storedFiles, refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { drawPng } from '#platform';

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;
let platformer: SignedIn;

beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
  worker = await server.signIn('worker@test.example');
  platformer = await server.signIn('platformer@test.example');
});
afterAll(() => server.close());

const file = (bytes: Uint8Array<ArrayBuffer>, name = 'ja.jpg') => new File([bytes], name);

/** Returns a picture, red on the left and blue on the right, with the location in its EXIF data. */
async function photo(): Promise<File> {
  const side = (background: string) =>
    ({ create: { width: 300, height: 300, channels: 3, background } }) as const;
  const [left, right] = await Promise.all(
    ['#ff0000', '#0000ff'].map((colour) => sharp(side(colour)).png().toBuffer()),
  );
  const bytes = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#000' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 300, top: 0 },
    ])
    .withExif({ IFD0: { Copyright: 'Tajne miejsce' } })
    .jpeg()
    .toBuffer();
  return file(new Uint8Array(bytes));
}

const versionOf = async () => String((await worker.client.profile.get()).version);

async function put(sent: File, crop?: { x: number; y: number; width: number; height: number }) {
  const query = { version: await versionOf() };
  return worker.client.profile.savePicture({ query, body: crop ? { crop } : {}, files: [sent] });
}

async function remove() {
  return worker.client.profile.removePicture({ query: { version: await versionOf() } });
}

const download = (who: SignedIn, id: string | null | undefined, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/people-pictures/${id ?? 'none'}`, {
    headers: { authorization: `Bearer ${who.token}`, ...headers },
  });

describe('the picture of a person', () => {
  test('AC8 is a small square of the part that was chosen, without what a camera wrote', async () => {
    const { pictureId } = await put(await photo(), { x: 0.5, y: 0, width: 0.5, height: 1 });
    const answer = await download(platformer, pictureId);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height, exif]).toEqual([256, 256, undefined]);
    expect(bytes.includes('Tajne')).toBe(false);
    const { channels } = await sharp(bytes).stats();
    const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
    expect([red < 20, blue > 235]).toEqual([true, true]);
  });

  test('comes with their name, and stays with the browser of one person under one address', async () => {
    const { pictureId } = await put(await photo());
    const named = { firstName: 'Wanda', lastName: 'Łoś', pictureId };
    const listed = await platformer.client.workers.list({ query: { ids: [worker.userId] } });
    expect(listed).toMatchObject([named]);
    expect((await worker.client.auth.session()).user).toMatchObject(named);
    const { id: customerId } = await worker.client.customers.create({
      body: { lastName: 'Widząca', emails: ['w@przyklad.example'] },
    });
    const { id, worker: owner } = await worker.client.opportunities.create({ body: { customerId } });
    expect(owner).toMatchObject(named);
    const matches = await platformer.client.customers.matches({ query: { email: 'w@przyklad.example' } });
    expect(matches).toMatchObject([{ addedBy: named }]);
    const [found] = await worker.client.customers.matches({ query: { email: 'w@przyklad.example' } });
    expect(found?.owners).toMatchObject([named]);
    const notice = await admin.client.companyNotices.create({
      body: { title: 'Zmiana godzin', roles: [], userIds: [worker.userId] },
    });
    expect(notice.users).toMatchObject([named]);
    const message = await worker.client.comments.create({ body: { customerFileId: id, message: 'Cześć' } });
    expect(message.author).toMatchObject(named);
    expect(await worker.client.comments.people({ params: { id } })).toContainEqual(
      expect.objectContaining(named),
    );

    const answer = await download(admin, pictureId);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const etag = answer.headers.get('etag') ?? '';
    expect((await download(admin, pictureId, { 'if-none-match': etag })).status).toBe(304);
  });

  test('is replaced and removed with its file, and each change is recorded in the audit log', async () => {
    await remove();
    const stored = await storedFiles(server);
    const first = await put(await photo());
    const second = await put(
      file(new Uint8Array(drawPng({ width: 9, height: 40, colourAt: () => [1, 2, 3] })), 'b.png'),
    );
    expect(second.pictureId).not.toBe(first.pictureId);
    expect((await download(worker, first.pictureId)).status).toBe(404);
    const removed = await remove();
    expect(removed.pictureId).toBeNull();
    expect((await remove()).version).toBe(removed.version);
    expect(await storedFiles(server)).toBe(stored);
    const lines = await server.db
      .selectFrom('auditLog')
      .select('changes')
      .where('entityId', '=', worker.userId)
      .where('version', '>=', first.version)
      .orderBy('version')
      .execute();
    expect(lines.map(({ changes }) => changes)).toEqual([
      { picture: { from: null, to: 'ja.jpg' } },
      { picture: { from: 'ja.jpg', to: 'b.png' } },
      { picture: { from: 'b.png', to: null } },
    ]);
  });

  test('is not changed on a version that another picture has overtaken', async () => {
    const version = await versionOf();
    await put(await photo());
    const late = worker.client.profile.savePicture({ query: { version }, body: {}, files: [await photo()] });
    await expect(late).rejects.toEqual(refusal('stale_version', 409));
  });

  test('is uploaded and removed only by users who manage the person', async () => {
    const params = { id: worker.userId };
    const query = { version: await versionOf() };
    const files = [await photo()];
    const denied = refusal('access_denied', 403);
    await expect(platformer.client.users.savePicture({ params, query, body: {}, files })).rejects.toEqual(
      denied,
    );
    const superior = { id: (await server.signIn('super@test.example')).userId };
    await expect(
      admin.client.users.savePicture({ params: superior, query: { version: '1' }, body: {}, files }),
    ).rejects.toEqual(denied);
    const saved = await admin.client.users.savePicture({ params, query, body: {}, files });
    expect(saved.pictureId).toEqual(expect.any(String));
    const gone = await admin.client.users.removePicture({
      params,
      query: { version: String(saved.version) },
    });
    expect(gone.pictureId).toBeNull();
  });

  test.each([
    ['a text', () => file(new TextEncoder().encode('to nie zdjęcie'), 'a.jpg'), 'file_type', 415],
    [
      'a drawing that may name other files',
      () => file(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg'),
      'file_type',
      415,
    ],
    [
      'one that is cut off',
      async () => file(new Uint8Array(await (await photo()).arrayBuffer()).slice(0, 1500)),
      'picture_unreadable',
      422,
    ],
    [
      'one that says to be larger than it is',
      () => {
        const states = { width: 20_000, height: 20_000 };
        return file(
          new Uint8Array(drawPng({ width: 2, height: 2, colourAt: () => [0, 0, 0] }, states)),
          'b.png',
        );
      },
      'picture_too_large',
      413,
    ],
  ] as const)('AC8 is not made of %s', async (_, make, code, status) => {
    const stored = await storedFiles(server);
    await expect(put(await make())).rejects.toEqual(refusal(code, status));
    expect(await storedFiles(server)).toBe(stored);
  });

  test('no other file is opened as one', async () => {
    const id = crypto.randomUUID();
    await server.db
      .insertInto('storedFile')
      .values({ id, storageKey: id, name: 'umowa.pdf', mime: 'application/pdf', size: 1, sha256: id })
      .execute();
    expect((await download(worker, id)).status).toBe(404);
  });
});
