import { rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { endpoint } from '@szansa/api-client/contract';
import { s3Server, testServer, type S3Server, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { storeGenerated } from '../files/generated-file.ts';
import { downloadFile } from '../files/stored-files.ts';
import { systemVerb } from '../verb.ts';
import type { Handlers } from './handlers.ts';

const file = (name: string) =>
  ({ method: 'GET', path: `/${name}/{id}`, access: 'public', response: 'file' }) as const;
const params = z.strictObject({ id: z.uuid() });
const things = {
  download: endpoint({ ...file('files'), summary: 'A stored file.', params }),
  picture: endpoint({ ...file('pictures'), summary: 'One that never changes.', params }),
};

const handlers: Handlers<{ things: typeof things }> = {
  things: {
    download: ({ params: { id }, context }) => downloadFile(context, id),
    picture: async ({ params: { id }, context }) => ({
      ...(await downloadFile(context, id)),
      unchanging: id,
    }),
  },
};

const content = '0123456789'.repeat(500);
const size = content.length;

let s3: S3Server;
const servers = new Map<string, { server: TestServer; id: string }>();
beforeAll(async () => {
  s3 = await s3Server();
  const modules = { endpoints: { things }, handlers };
  for (const [name, filesUrl] of [['disk', null] as const, ['S3', s3.address()] as const]) {
    const server = await testServer({ modules, config: { filesUrl } });
    const { id } = await store(server);
    servers.set(name, { server, id });
  }
});
afterAll(async () => {
  for (const { server } of servers.values()) await server.close();
  await s3.close();
});

const store = (server: TestServer, text = content) =>
  systemVerb(server.platform, (work) =>
    storeGenerated(work, { name: 'plik.txt', mime: 'text/plain', bytes: Buffer.from(text) }),
  );

// all of it costs 2 s
describe.each(['disk', 'S3'])('a file stored on %s', (name) => {
  const used = () => {
    const found = servers.get(name);
    if (!found) throw new Error(`no server ${name}`);
    return found;
  };
  const get = (headers: Record<string, string>, { kind = 'files', id = used().id } = {}) =>
    fetch(`${used().server.url}/api/${kind}/${id}`, {
      headers: { 'accept-encoding': 'identity', ...headers },
    });

  it('says that it is sent in parts', async () => {
    const reply = await get({});
    expect(reply.status).toBe(200);
    expect(reply.headers.get('accept-ranges')).toBe('bytes');
    expect(reply.headers.get('content-length')).toBe(String(size));
    expect(await reply.text()).toBe(content);
  });

  it.each([
    ['bytes=2-5', 2, 5],
    ['bytes=4990-', 4990, 4999],
    ['bytes=-3', 4997, 4999],
    ['bytes=4000-9999', 4000, 4999],
    ['bytes=0-4999', 0, 4999],
  ])('sends %s', async (range, start, end) => {
    // a part is never compressed
    const reply = await get({ range, 'accept-encoding': 'gzip' });
    expect(reply.status).toBe(206);
    expect(reply.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`);
    expect(reply.headers.get('content-length')).toBe(String(end - start + 1));
    expect(reply.headers.get('content-disposition')).toContain('plik.txt');
    expect(await reply.text()).toBe(content.slice(start, end + 1));
  });

  it.each(['bytes=5000-', 'bytes=6000-7000', 'bytes=-0'])(
    'refuses %s, which it does not have',
    async (range) => {
      const reply = await get({ range });
      expect(reply.status).toBe(416);
      expect(reply.headers.get('content-range')).toBe(`bytes */${size}`);
      expect(await reply.json()).toMatchObject({
        success: false,
        data: { code: 'range_not_satisfiable', size },
      });
    },
  );

  it.each(['bytes=1-2,4-5', 'bytes=9-2', 'bytes=x', 'lines=1-2', '2-5'])(
    'is sent whole for %s',
    async (range) => {
      const reply = await get({ range });
      expect(reply.status).toBe(200);
      expect(await reply.text()).toBe(content);
    },
  );

  it('continues only what has not changed', async () => {
    const { id } = used();
    const status = async (known: string, kind: string) =>
      (await get({ range: 'bytes=0-9', 'if-range': known }, { kind })).status;
    expect(await status(`"${id}"`, 'pictures')).toBe(206);
    expect(await status('"other"', 'pictures')).toBe(200);
    expect(await status(`"${id}"`, 'files')).toBe(200);
    expect((await get({ range: 'bytes=0-9', 'if-none-match': `"${id}"` }, { kind: 'pictures' })).status).toBe(
      304,
    );
  });

  it('is an error when its content is gone, and breaks off where it is damaged', async () => {
    const { server } = used();
    const large = content.repeat(200);
    const { id } = await store(server, large);
    const { storageKey } = await server.db
      .selectFrom('storedFile')
      .select('storageKey')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const place = name === 'S3' ? s3.pathOf(storageKey) : path.join(server.dataDir, 'files', storageKey);
    await writeFile(place, large.replace('0', 'x'));
    const broken = await get({}, { id });
    expect(broken.status).toBe(200);
    await expect(broken.text()).rejects.toThrow('terminated');
    await truncate(place, 100);
    const expectFailure = async (headers: Record<string, string>) => {
      const reply = await get(headers, { id });
      expect(reply.status).toBe(500);
      expect(await reply.json()).toMatchObject({ data: { code: 'internal' } });
      const names = [...reply.headers.keys()];
      expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/range|disposition/)]));
    };
    await expectFailure({});
    await expectFailure({ range: 'bytes=0-9000' });
    await rm(place);
    await expectFailure({});
    await expectFailure({ range: 'bytes=0-9' });
  });
});

it('is unavailable while the store does not answer', async () => {
  const { server, id } = servers.get('S3') ?? {};
  s3.refuse(503, () => true);
  const busy = await fetch(`${server?.url}/api/files/${id}`);
  expect(busy.status).toBe(503);
  expect(busy.headers.get('retry-after')).toBe('5');
  s3.refuse(0, () => false);
  await s3.stop();
  expect((await fetch(`${server?.url}/api/files/${id}`)).status).toBe(503);
});
