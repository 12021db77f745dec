import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { endpoint } from '@szansa/api-client/contract';
import { call, testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { downloadFile, storeFile } from '../files/stored-files.ts';
import { verb } from '../verb.ts';
import type { Handlers } from './handlers.ts';

const things = {
  upload: endpoint({
    method: 'POST',
    path: '/files',
    access: 'signed-in',
    summary: 'Keeps files.',
    body: z.strictObject({ title: z.string() }),
    files: { field: 'files', minFiles: 1, maxFiles: 2, maxBytes: 100_000 },
    response: z.array(z.object({ id: z.uuid(), name: z.string(), mime: z.string(), size: z.int() })),
    creates: true,
  }),
  download: endpoint({
    method: 'GET',
    path: '/files/{id}',
    access: 'signed-in',
    summary: 'Gives one back.',
    params: z.strictObject({ id: z.uuid() }),
    response: 'file',
  }),
};

const handlers: Handlers<{ things: typeof things }> = {
  things: {
    upload: ({ files, context }) =>
      verb(context, (work) => Promise.all(files.map((file) => storeFile(work, file)))),
    download: ({ params, context }) => downloadFile(context, params.id),
  },
};

let server: TestServer;
let worker: string;
beforeAll(async () => {
  server = await testServer({ modules: { endpoints: { things }, handlers } });
  worker = (await server.signIn('worker@test.example')).token;
});
afterAll(() => server.close());

function form(
  files: readonly [name: string, content: string | Uint8Array<ArrayBuffer>][],
  title = 't',
): FormData {
  const data = new FormData();
  data.append('title', title);
  for (const [name, content] of files) data.append('files', new File([content], name));
  return data;
}

const leftovers = () => readdir(path.join(server.dataDir, 'incoming'));

test('a file comes back as it went, as an attachment under its Polish name', async () => {
  const name = 'Zażółć gęślą „jaźń”.txt';
  const sent = await call(server, 'POST', '/files', { token: worker, body: form([[name, 'treść']]) });
  expect(sent).toMatchObject({ status: 201, body: { data: [{ name, mime: 'text/plain', size: 7 }] } });
  const { data } = sent.body as { data: { id: string }[] };
  const back = await call(server, 'GET', `/files/${data[0]?.id}`, { token: worker });
  expect(back.body).toBe('treść');
  expect(back.headers.get('x-content-type-options')).toBe('nosniff');
  expect(back.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''Za%C5%BC/);
  expect(await leftovers()).toEqual([]);
});

test('the name of file parts may end in brackets [S7.7]', async () => {
  const body = new FormData();
  body.append('title', 't');
  body.append('files[]', new File(['a'], 'nawiasy.txt'));
  body.append('files', new File(['b'], 'b.txt'));
  const sent = await call(server, 'POST', '/files', { token: worker, body });
  expect(sent).toMatchObject({ status: 201, body: { data: [{ name: 'nawiasy.txt' }, { name: 'b.txt' }] } });
});

type Refused = readonly [
  what: string,
  files: [string, string | Uint8Array<ArrayBuffer>][],
  status: number,
  data: object,
];

test.each<Refused>([
  ['a big file', [['big.txt', 'x'.repeat(100_001)]], 413, { code: 'file_too_large', name: 'big.txt' }],
  ['a huge file', [['huge.txt', 'x'.repeat(9_000_000)]], 413, { code: 'file_too_large', name: 'huge.txt' }],
  [
    'three files',
    [
      ['a.txt', 'a'],
      ['b.txt', 'b'],
      ['c.txt', 'c'],
    ],
    413,
    { code: 'too_many_files' },
  ],
  [
    'an empty file',
    [
      ['a.txt', 'a'],
      ['none.txt', ''],
    ],
    422,
    { code: 'file_empty', name: 'none.txt' },
  ],
  ['a program', [['run.exe', 'MZ']], 415, { code: 'file_type', name: 'run.exe' }],
  ['a page named text', [['page.txt', ' <!DOCTYPE html><p>']], 415, { code: 'file_type' }],
  ['a drawing named csv', [['d.csv', '<svg onload="x">']], 415, { code: 'file_type' }],
  ['text named pdf', [['offer.pdf', 'hello']], 415, { code: 'file_type', name: 'offer.pdf' }],
  ['a pdf named text', [['offer.txt', '%PDF-1.7\n']], 415, { code: 'file_type' }],
  ['broken text', [['a.csv', new Uint8Array([0xff, 0xfe, 0])]], 415, { code: 'file_type' }],
  ['no file', [], 422, { code: 'validation', fields: [{ path: 'files', code: 'required' }] }],
])('%s is refused and leaves nothing behind [S5.4, S7.1]', async (_, files, status, data) => {
  const body = form(files);
  const reply = await call(server, 'POST', '/files', { token: worker, body });
  expect(reply).toMatchObject({ status, body: { success: false, data } });
  expect(await leftovers()).toEqual([]);
  expect(
    await server.db.selectFrom('storedFile').select('name').where('name', '=', 'a.txt').execute(),
  ).toEqual([]);
});

test('an upload the client gives up leaves nothing behind', async () => {
  const controller = new AbortController();
  const start = new TextEncoder().encode(
    '--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nhello',
  );
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(start),
    async pull() {
      await expect.poll(leftovers).toHaveLength(1);
      controller.abort();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${worker}` };
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
    signal: controller.signal,
  };
  await expect(fetch(`${server.url}/api/files`, request)).rejects.toThrow(/abort/);
  await expect.poll(leftovers).toEqual([]);
});
