import { storedFiles, refusal, type SignedIn, testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jpeg, png } from './test-images.ts';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
});
afterAll(() => server.close());

/** What a change of the logo names: the settings as they are. */
async function readNow() {
  const { version } = await admin.client.agency.get();
  return { query: { version } };
}

const save = async (file: File) => admin.client.agency.saveLogo({ ...(await readNow()), files: [file] });
const remove = async () => admin.client.agency.removeLogo(await readNow());

describe('the logo', () => {
  it('is not there at first', async () => {
    await expect(admin.client.agency.logo()).rejects.toEqual(refusal('not_found', 404));
  });

  it('is stored as it was uploaded; the previous one is deleted with its content', async () => {
    const first = await save(new File([png(300, 80)], 'logo.png'));
    expect(first.hasLogo).toBe(true);
    const second = await save(new File([jpeg], 'znak.jpg'));
    expect(second.version).toBe(first.version + 1);
    const { blob, filename } = await admin.client.agency.logo();
    expect(filename).toBe('znak.jpg');
    expect(blob.type).toBe('image/jpeg');
    expect(Buffer.from(await blob.arrayBuffer()).equals(jpeg)).toBe(true);
    expect(await storedFiles(server)).toBe(1);
    const lines = await server.db
      .selectFrom('auditLog')
      .select('changes')
      .where('entity', '=', 'agency')
      .orderBy('version')
      .execute();
    expect(lines.map(({ changes }) => changes)).toEqual([
      { logo: { from: null, to: 'logo.png' } },
      { logo: { from: 'logo.png', to: 'znak.jpg' } },
    ]);
  });

  it('does not block a change of the settings', async () => {
    const { version } = await admin.client.agency.get();
    await save(new File([jpeg], 'znak.jpg'));
    const changes = { city: 'Łódź' };
    expect(await admin.client.agency.update({ body: { version, changes } })).toMatchObject(changes);
  });

  it('is removed, and removing none is fine', async () => {
    expect(await remove()).toMatchObject({ hasLogo: false });
    expect(await remove()).toMatchObject({ hasLogo: false });
    await expect(admin.client.agency.logo()).rejects.toEqual(refusal('not_found', 404));
    expect(await storedFiles(server)).toBe(0);
  });

  it.each([
    ['another kind of picture', new File(['RIFF\0\0\0\0WEBPVP8 '], 'logo.webp')],
    ['a document', new File(['%PDF-1.7\n'], 'logo.pdf')],
    ['text', new File(['logo'], 'logo.txt')],
    ['a drawing that may carry script', new File(['<svg onload="alert(1)"/>'], 'logo.svg')],
    ['one kind under the name of another', new File([png(10, 10)], 'logo.jpg')],
    ['one that unfolds beyond measure', new File([png(1, 1, { width: 60_000, height: 60_000 })], 'logo.png')],
    ['one without any extent', new File([png(1, 1, { width: 0, height: 0 })], 'logo.png')],
  ])('is not %s', async (_, file) => {
    await expect(save(file)).rejects.toEqual(refusal('file_type', 415));
    expect(await storedFiles(server)).toBe(0);
  });

  it('is at most two megabytes', async () => {
    const large = new File([png(10, 10), new Uint8Array(2 * 1024 * 1024)], 'logo.png');
    await expect(save(large)).rejects.toEqual(refusal('file_too_large', 413));
  });

  it('is for those with the right', async () => {
    const { client } = await server.signIn('worker@test.example');
    const denied = refusal('access_denied', 403);
    const read = await readNow();
    await expect(client.agency.saveLogo({ ...read, files: [new File([jpeg], 'a.jpg')] })).rejects.toEqual(
      denied,
    );
    await expect(client.agency.removeLogo(read)).rejects.toEqual(denied);
  });
});
