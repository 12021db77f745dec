import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';

import {
  contentOf,
  expireDeleted,
  refusal,
  testServer,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { downloadFile, systemContext } from '#platform';
import { openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let owner: SignedIn;
let admin: SignedIn;
let id: string;
beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  admin = await server.signIn('admin@test.example');
});
beforeEach(async () => {
  ({ id } = await openOpportunity(server, owner));
});
afterAll(() => server.close());

const notFound = refusal('not_found', 404);

async function uploaded(name = 'umowa.txt') {
  const [document] = await owner.client.documents.upload({
    params: { id },
    body: { type: 'agreement' },
    files: [new File([`treść ${name}`], name)],
  });
  if (!document) throw new Error('no document');
  return { document, params: { id: document.id } };
}

async function removed(name?: string) {
  const made = await uploaded(name);
  await owner.client.documents.remove({ params: made.params });
  return made;
}

/** Everything of a document and its file as the database has it, to the microsecond. */
async function rowsOf(documentId: string): Promise<unknown> {
  const { rows } = await sql<{ document: string; file: string }>`
    select document::text, stored_file::text as file
    from document join stored_file on stored_file.id = document.file_id where document.id = ${documentId}
  `.execute(server.db);
  return rows;
}

async function hashOf(fileId: string): Promise<string> {
  const { blob } = await owner.client.files.download({ params: { id: fileId } });
  return createHash('sha256')
    .update(Buffer.from(await blob.arrayBuffer()))
    .digest('hex');
}

const remaining = async () =>
  (await server.db.selectFrom('removal').select('entityId').execute()).map(({ entityId }) => entityId);

describe('a removed document', () => {
  it('comes back as it was, with its file', async () => {
    const { document, params } = await uploaded();
    const [rows, hash] = [await rowsOf(document.id), await hashOf(document.file.id)];
    await owner.client.documents.remove({ params });
    expect(await rowsOf(document.id)).toEqual([]);
    await expect(hashOf(document.file.id)).rejects.toEqual(notFound);

    expect(await owner.client.documents.restore({ params })).toEqual(document);
    expect(await rowsOf(document.id)).toEqual(rows);
    expect(rows).toHaveLength(1);
    expect(await hashOf(document.file.id)).toBe(hash);
    expect(await owner.client.documents.listOfOpportunity({ params: { id } })).toEqual([document]);
    expect(await remaining()).toEqual([]);
  });

  it('has its return in the history of the opportunity and in the audit log', async () => {
    const { params } = await removed('aneks.txt');
    await owner.client.documents.restore({ params });
    const { items } = await owner.client.opportunities.timeline({ params: { id } });
    expect(items.slice(0, 3).map(({ type, data }) => [type, data])).toMatchObject([
      ['document_restored', { name: 'aneks.txt' }],
      ['document_removed', { name: 'aneks.txt' }],
      ['document_added', { name: 'aneks.txt' }],
    ]);
    const entries = await server.db
      .selectFrom('auditLog')
      .select(['action', 'actorId'])
      .where('entityId', '=', params.id)
      .orderBy('at')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['create', 'remove', 'restore']);
    expect(entries.at(-1)?.actorId).toBe(owner.userId);
  });

  it('is restored once, however many request it at the same time, and once more after it was removed again', async () => {
    const { params } = await removed();
    const tried = await Promise.allSettled(
      [1, 2, 3, 4].map(() => owner.client.documents.restore({ params })),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(reasons).toEqual([notFound, notFound, notFound]);
    await owner.client.documents.remove({ params });
    await owner.client.documents.restore({ params });
    expect(await rowsOf(params.id)).toHaveLength(1);
  });

  it('is restored only by the user who removed it', async () => {
    const { params } = await removed();
    await expect(admin.client.documents.restore({ params })).rejects.toEqual(notFound);
    expect(await remaining()).toEqual([params.id]);
  });

  it('stays away in the archive, in a closed opportunity until that is confirmed, and from whom it is no more', async () => {
    const { params } = await removed();
    const restore = () => owner.client.documents.restore({ params });
    const set = (values: { isArchived?: boolean; status?: 'closed' | 'lead'; workerId?: string }) =>
      server.db.updateTable('customerFile').set(values).where('id', '=', id).execute();
    await set({ isArchived: true });
    await expect(restore()).rejects.toEqual(refusal('opportunity_archived', 409));
    await set({ isArchived: false, status: 'closed' });
    await expect(restore()).rejects.toMatchObject({ code: 'consent_required' });
    await set({ status: 'lead', workerId: admin.userId });
    await expect(restore()).rejects.toEqual(refusal('opportunity_not_yours', 403));
    await set({ workerId: owner.userId });
    await restore();
    expect(await rowsOf(params.id)).toHaveLength(1);
  });

  it('goes along with no mail until it is back', async () => {
    const { document, params } = await removed();
    // what a mail brings along is read so
    const attached = () => downloadFile(systemContext(server.platform), document.file.id);
    await expect(attached()).rejects.toEqual(expect.objectContaining({ code: 'not_found' }));
    await owner.client.documents.restore({ params });
    const file = await attached();
    expect(await text(await file.read())).toBe('treść umowa.txt');
  });

  it('has no offer when that was removed meanwhile', async () => {
    const body = { offerType: 'leasing' } as const;
    const offer = await owner.client.offers.create({ params: { id }, body });
    const pdf = await owner.client.offers.savePdf({ params: { id: offer.id }, body: { language: 'pl' } });
    const params = { id: pdf.id };
    await owner.client.documents.remove({ params });
    await owner.client.documents.restore({ params });
    expect((await owner.client.documents.listOfOpportunity({ params: { id } }))[0]).toEqual(pdf);
    await owner.client.documents.remove({ params });
    await owner.client.offers.remove({ params: { id: offer.id }, query: { version: offer.version } });
    expect(await owner.client.documents.restore({ params })).toEqual({ ...pdf, offerId: null });
  });

  it('is deleted after a quarter of an hour, and its file with it', async () => {
    await expireDeleted(server);
    const { document, params } = await removed();
    const isStored = await contentOf(server, document.file.id);
    await expireDeleted(server, 14);
    expect([await remaining(), isStored()]).toEqual([[params.id], true]);
    await server.db
      .updateTable('removal')
      .set({ removedAt: sql<Date>`now() - interval '15 minutes'` })
      .execute();
    await expect(owner.client.documents.restore({ params })).rejects.toEqual(notFound);
    await expireDeleted(server);
    expect([await remaining(), isStored()]).toEqual([[], false]);
    const files = await server.db
      .selectFrom('storedFile')
      .select('id')
      .where('id', '=', document.file.id)
      .execute();
    expect(files).toEqual([]);
  });

  it('that is restored retains its file when deleted records are cleared', async () => {
    const { document, params } = await removed();
    await owner.client.documents.restore({ params });
    await expireDeleted(server);
    expect(await hashOf(document.file.id)).toBe(createHash('sha256').update('treść umowa.txt').digest('hex'));
  });

  it('is missed by no other record: none refers to documents', async () => {
    const { rows } = await sql`
      select conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid in ('document'::regclass)
    `.execute(server.db);
    expect(rows).toEqual([]);
  });
});
