import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

/** The whole of a program that an agency might write against the API, with the generated client beside it. */
const program = (url: string, token: string) => `
import { Api, type Bank } from './client.ts';
const api = new Api({ baseUrl: ${JSON.stringify(`${url}/api`)}, baseApiParams: { headers: { Authorization: ${JSON.stringify(`Bearer ${token}`)} } } });
const created = await api.banks.banksCreate({ name: 'Bank z klienta' });
const bank: Bank = created.data.data;
const found = await api.banks.banksList({ search: 'z klienta', perPage: 10 });
const refused = await api.banks.banksGet('01980000-0000-7000-8000-000000000000').catch((answer) => answer);
const code: string = refused.error.data.code;
console.log(JSON.stringify({ name: bank.name, items: found.data.data.items.map(({ id }) => id === bank.id), code }));
`;

const described = z.looseObject({ openapi: z.string() });
const run = promisify(execFile);

let server: TestServer;
let worker: SignedIn;
let folder: string;

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  folder = await mkdtemp(path.join(tmpdir(), 'szansa-client-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server.close();
});

it('a client that a common generator makes of the description compiles, and calls the server', async () => {
  const spec = described.parse(await (await fetch(`${server.url}/api/openapi.json`)).json());
  const { files } = await generateApi({ spec, output: false, silent: true });
  await writeFile(path.join(folder, 'client.ts'), files[0]?.fileContent ?? '');
  await writeFile(path.join(folder, 'program.ts'), program(server.url, worker.token));
  const options = [
    '--strict',
    '--target',
    'es2024',
    '--lib',
    'es2024,dom,dom.iterable',
    '--module',
    'esnext',
  ];
  const compiler = path.join(import.meta.dirname, '../../node_modules/.bin/tsc');
  const emitted = [
    '--moduleResolution',
    'bundler',
    '--allowImportingTsExtensions',
    '--rewriteRelativeImportExtensions',
  ];
  await run(compiler, ['program.ts', '--ignoreConfig', '--types', '', ...options, ...emitted], {
    cwd: folder,
  });
  const { stdout } = await run(process.execPath, ['program.js'], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({ name: 'Bank z klienta', items: [true], code: 'not_found' });
});
