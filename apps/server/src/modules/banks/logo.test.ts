import { storedFiles, refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jpeg, png } from '../agency/test-images.ts';

let server: TestServer;
let worker: SignedIn;
let platformer: SignedIn;

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  platformer = await server.signIn('platformer@test.example');
});
afterAll(() => server.close());

const addBank = (name: string) => worker.client.banks.create({ body: { name } });
const picture = (name = 'logo.png') => new File([png(30, 20)], name);
const save = (id: string, file = picture(), version = 1) =>
  worker.client.banks.saveLogo({ params: { id }, query: { version }, files: [file] });
const download = (who: SignedIn, fileId: string | undefined) =>
  who.client.files.download({ params: { id: fileId ?? '' } });

/** A bank with a logo. */
async function bankWithLogo(name: string) {
  const { id } = await addBank(name);
  return save(id, picture(`${name}.png`));
}

const gone = refusal('not_found', 404);
const denied = refusal('access_denied', 403);

describe('the logo of a bank', () => {
  it('is none at first', async () => {
    expect(await addBank('Bez znaku')).toMatchObject({ logo: null });
  });

  it('is in the record and the list; the previous one is removed with its content', async () => {
    const bank = await bankWithLogo('Znakowy');
    expect(bank).toMatchObject({ logo: { name: 'Znakowy.png', mime: 'image/png' }, version: 2 });
    const params = { id: bank.id };
    const stored = await storedFiles(server);
    const next = await save(bank.id, new File([jpeg], 'znak.jpg'), bank.version);
    await expect(save(bank.id, picture('późny.png'), bank.version)).rejects.toEqual(
      refusal('stale_version', 409),
    );
    expect(next).toMatchObject({ logo: { name: 'znak.jpg', mime: 'image/jpeg' }, version: 3 });
    expect(await platformer.client.banks.get({ params })).toMatchObject({ logo: next.logo });
    const listed = await platformer.client.banks.list({ query: { search: 'Znakowy' } });
    expect(listed.items).toMatchObject([{ id: bank.id, logo: next.logo }]);
    const { blob } = await download(platformer, next.logo?.id);
    expect(Buffer.from(await blob.arrayBuffer()).equals(jpeg)).toBe(true);
    await expect(download(worker, bank.logo?.id)).rejects.toEqual(gone);
    expect(await storedFiles(server)).toBe(stored);
    const lines = await server.db
      .selectFrom('auditLog')
      .select(['version', 'changes'])
      .where('entityId', '=', bank.id)
      .where('action', '=', 'edit')
      .orderBy('version')
      .execute();
    expect(lines).toEqual([
      { version: 2, changes: { logo: { from: null, to: 'Znakowy.png' } } },
      { version: 3, changes: { logo: { from: 'Znakowy.png', to: 'znak.jpg' } } },
    ]);
  });

  it('does not block a change of the bank', async () => {
    const { id, version } = await addBank('Zmienny');
    await save(id);
    const body = { version, changes: { note: 'Nowa' } };
    expect(await worker.client.banks.update({ params: { id }, body })).toMatchObject({ note: 'Nowa' });
  });

  it('is removed, and removing none is fine', async () => {
    const { id, logo, version } = await bankWithLogo('Zdjęty');
    const stored = await storedFiles(server);
    const remove = () => worker.client.banks.removeLogo({ params: { id }, query: { version } });
    expect(await remove()).toMatchObject({ logo: null, version: version + 1 });
    expect(await remove()).toMatchObject({ logo: null, version: version + 1 });
    await expect(download(worker, logo?.id)).rejects.toEqual(gone);
    expect(await storedFiles(server)).toBe(stored - 1);
  });

  it.each([
    ['a document', new File(['%PDF-1.7\n'], 'logo.pdf')],
    ['one that unfolds beyond measure', new File([png(1, 1, { width: 60_000, height: 60_000 })], 'logo.png')],
  ])('is not %s', async (_, file) => {
    const { id } = await addBank('Wybredny');
    await expect(save(id, file)).rejects.toEqual(refusal('file_type', 415));
  });

  it('is for those who edit banks, of banks that are there', async () => {
    const { id, logo, version } = await bankWithLogo('Chroniony');
    const [params, query] = [{ id }, { version }];
    await expect(platformer.client.banks.saveLogo({ params, query, files: [picture()] })).rejects.toEqual(
      denied,
    );
    await expect(platformer.client.banks.removeLogo({ params, query })).rejects.toEqual(denied);
    await expect(save(crypto.randomUUID())).rejects.toEqual(gone);
    const { client } = await server.signIn('super@test.example');
    const key = { key: 'PLATFORMER' } as const;
    await client.roles.changeRights({ params: key, body: { revoke: ['bank.get'] } });
    await expect(download(platformer, logo?.id)).rejects.toEqual(denied);
    await client.roles.changeRights({ params: key, body: { grant: ['bank.get'] } });
  });
});

describe('the logo of a bank that goes', () => {
  it('leaves with it', async () => {
    const { id, logo, version } = await bankWithLogo('Znikający');
    const stored = await storedFiles(server);
    await worker.client.banks.remove({ params: { id }, query: { version } });
    await expect(download(worker, logo?.id)).rejects.toEqual(gone);
    expect(await storedFiles(server)).toBe(stored - 1);
  });

  it('is moved to the bank it is merged into, if that has none', async () => {
    const from = await bankWithLogo('Dawny');
    const { id: into } = await addBank('Następny');
    const merged = await worker.client.banks.merge({
      params: { id: from.id },
      body: { version: from.version, into },
    });
    expect(merged.logo).toEqual(from.logo);
    expect((await download(platformer, from.logo?.id)).filename).toBe('Dawny.png');
  });

  it('goes where the other one has its own', async () => {
    const [from, into] = [await bankWithLogo('Pierwszy'), await bankWithLogo('Drugi')];
    const stored = await storedFiles(server);
    const merged = await worker.client.banks.merge({
      params: { id: from.id },
      body: { version: from.version, into: into.id },
    });
    expect(merged.logo).toEqual(into.logo);
    await expect(download(worker, from.logo?.id)).rejects.toEqual(gone);
    expect((await download(platformer, into.logo?.id)).filename).toBe('Drugi.png');
    expect(await storedFiles(server)).toBe(stored - 1);
  });
});
