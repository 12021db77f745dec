import {
  call,
  storedFiles,
  refusal,
  testServer,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
const fileNamed = (name: string) => new File([name], name, { type: 'text/plain' });
const upload = (bankId: string, ...names: string[]) =>
  worker.client.documentTemplates.upload({ params: { id: bankId }, files: names.map(fileNamed) });

/** A bank with one template. */
async function bankWithTemplate(name: string) {
  const bank = await addBank(name);
  const [template] = await upload(bank.id, 'Wniosek.txt');
  if (!template) throw new Error('nothing was added');
  return { bank, template };
}

const listOf = (bankId: string) => worker.client.documentTemplates.listOfBank({ params: { id: bankId } });
const download = (who: SignedIn, fileId: string) => who.client.files.download({ params: { id: fileId } });

const logOf = (entityId: string) =>
  server.db
    .selectFrom('auditLog')
    .select(['entity', 'action', 'version', 'changes'])
    .where('entityId', '=', entityId)
    .orderBy('id')
    .execute();

describe('templates of a bank', () => {
  it('are called by their files without the endings, and listed by name [S3.16]', async () => {
    const bank = await addBank('Szablonowy');
    const added = await upload(bank.id, 'Żądanie.txt', 'Łączny wniosek v1.2.txt');
    expect(added.map(({ name }) => name)).toEqual(['Żądanie', 'Łączny wniosek v1.2']);
    const listed = await listOf(bank.id);
    expect(listed.map(({ name }) => name)).toEqual(['Łączny wniosek v1.2', 'Żądanie']);
    expect(listed[1]).toMatchObject({
      bankId: bank.id,
      file: { name: 'Żądanie.txt', mime: 'text/plain' },
      version: 1,
      createdBy: { id: worker.userId },
      can: { edit: true },
    });
    expect(await logOf(added[0]?.id ?? '')).toEqual([
      {
        entity: 'document_template',
        action: 'create',
        version: 1,
        changes: { bankId: { from: null, to: bank.id }, name: { from: null, to: 'Żądanie' } },
      },
    ]);
  });

  it('are added once however often the same call comes', async () => {
    const { id } = await addBank('Powtórzony');
    const send = () => {
      const body = new FormData();
      body.append('files', fileNamed('Umowa.txt'));
      const headers = { 'idempotency-key': `templates-${id}` };
      return call(server, 'POST', `/banks/${id}/templates`, { token: worker.token, body, headers });
    };
    expect((await send()).body).toEqual((await send()).body);
    expect(await listOf(id)).toHaveLength(1);
  });

  it('are not added to a bank that is not there, or as files of another kind', async () => {
    await expect(upload(crypto.randomUUID(), 'Umowa.txt')).rejects.toEqual(refusal('not_found', 404));
    const { id } = await addBank('Wybredny');
    await expect(upload(id, 'program.exe')).rejects.toEqual(refusal('file_type', 415));
    expect(await listOf(id)).toEqual([]);
  });

  it('are read by users who may read banks, and changed by users who may edit them', async () => {
    const { bank, template } = await bankWithTemplate('Czytany');
    const params = { id: template.id };
    expect(await platformer.client.documentTemplates.listOfBank({ params: { id: bank.id } })).toMatchObject([
      { id: template.id, can: { edit: false } },
    ]);
    expect(await (await download(platformer, template.file.id)).blob.text()).toBe('Wniosek.txt');
    const denied = refusal('access_denied', 403);
    const body = { version: 1, changes: { name: 'Inny' } };
    await expect(platformer.client.documentTemplates.update({ params, body })).rejects.toEqual(denied);
    await expect(
      platformer.client.documentTemplates.remove({ params, query: { version: 1 } }),
    ).rejects.toEqual(denied);
    const files = [fileNamed('a.txt')];
    await expect(
      platformer.client.documentTemplates.upload({ params: { id: bank.id }, files }),
    ).rejects.toEqual(denied);
  });

  it('do not expose their files to users who may not read banks', async () => {
    const { template } = await bankWithTemplate('Skryty');
    const { client } = await server.signIn('super@test.example');
    const params = { key: 'PLATFORMER' } as const;
    await client.roles.changeRights({ params, body: { revoke: ['bank.get'] } });
    await expect(download(platformer, template.file.id)).rejects.toEqual(refusal('access_denied', 403));
    await client.roles.changeRights({ params, body: { grant: ['bank.get'] } });
    expect((await download(platformer, template.file.id)).filename).toBe('Wniosek.txt');
  });
});

describe('a template', () => {
  it('is renamed together with its file, a version later', async () => {
    const { template } = await bankWithTemplate('Nazwany');
    const renamed = await worker.client.documentTemplates.update({
      params: { id: template.id },
      body: { version: 1, changes: { name: 'Wniosek 2027' } },
    });
    expect(renamed).toMatchObject({ name: 'Wniosek 2027', file: { name: 'Wniosek 2027.txt' }, version: 2 });
    expect((await download(worker, template.file.id)).filename).toBe('Wniosek 2027.txt');
    expect((await logOf(template.id)).at(-1)).toMatchObject({
      action: 'edit',
      version: 2,
      changes: { name: { from: 'Wniosek', to: 'Wniosek 2027' } },
    });
  });

  it('is not renamed over a name it has got meanwhile', async () => {
    const { template } = await bankWithTemplate('Sporny');
    const rename = (name: string) =>
      worker.client.documentTemplates.update({
        params: { id: template.id },
        body: { version: 1, changes: { name } },
      });
    await rename('Pierwsza');
    await expect(rename('Druga')).rejects.toMatchObject({
      code: 'stale_version',
      details: { version: 2, collisions: [{ field: 'name', yours: 'Druga', theirs: 'Pierwsza' }] },
    });
  });

  it('is removed with its file', async () => {
    const { bank, template } = await bankWithTemplate('Zbędny');
    const stored = await storedFiles(server);
    await worker.client.documentTemplates.remove({ params: { id: template.id }, query: { version: 1 } });
    expect(await listOf(bank.id)).toEqual([]);
    expect(await storedFiles(server)).toBe(stored - 1);
    const gone = refusal('not_found', 404);
    await expect(download(worker, template.file.id)).rejects.toEqual(gone);
    await expect(
      worker.client.documentTemplates.remove({ params: { id: template.id }, query: { version: 1 } }),
    ).rejects.toEqual(gone);
    expect((await logOf(template.id)).at(-1)).toMatchObject({
      action: 'remove',
      changes: { name: { from: 'Wniosek', to: null } },
    });
  });
});

describe('templates of a bank that goes', () => {
  it('do not prevent its removal, and are deleted with their files', async () => {
    const { bank, template } = await bankWithTemplate('Znikający');
    const stored = await storedFiles(server);
    await worker.client.banks.remove({ params: { id: bank.id }, query: { version: bank.version } });
    expect(await storedFiles(server)).toBe(stored - 1);
    await expect(download(worker, template.file.id)).rejects.toEqual(refusal('not_found', 404));
    expect((await logOf(template.id)).at(-1)).toMatchObject({ action: 'remove' });
  });

  it('stay with a bank whose removal something else prevents', async () => {
    const { bank, template } = await bankWithTemplate('Używany');
    await worker.client.representatives.create({
      body: { firstName: 'Ewa', lastName: 'Lis', bankId: bank.id },
    });
    await expect(
      worker.client.banks.remove({ params: { id: bank.id }, query: { version: bank.version } }),
    ).rejects.toMatchObject({
      code: 'in_use',
      details: { uses: [{ kind: 'representative', count: 1 }] },
    });
    expect(await listOf(bank.id)).toMatchObject([{ id: template.id }]);
    expect((await download(worker, template.file.id)).filename).toBe('Wniosek.txt');
  });

  it('move with a merge, which counts them first', async () => {
    const { bank, template } = await bankWithTemplate('Dawny');
    const { id: into } = await addBank('Następny');
    const params = { id: bank.id };
    const preview = await worker.client.banks.mergePreview({ params, query: { into } });
    expect(preview.uses).toContainEqual({ kind: 'document_template', count: 1 });
    await worker.client.banks.merge({ params, body: { version: bank.version, into } });
    expect(await listOf(into)).toMatchObject([{ id: template.id, bankId: into }]);
    expect((await download(worker, template.file.id)).filename).toBe('Wniosek.txt');
    expect((await logOf(into)).at(-1)).toMatchObject({
      action: 'merge',
      changes: { templates: { from: null, to: [template.id] } },
    });
  });
});
