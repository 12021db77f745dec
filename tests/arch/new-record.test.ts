import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, it } from 'vitest';

/**
 * Follows the first part of `docs/new-module.md` literally: writes its files into a copy of the project, generates the
 * lists and calls the new API. Costs about forty seconds. Types are not checked: that would take as long as all of them.
 */

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
let copy = '';

/** What a copy has no need of. */
const leftOut = new Set(['.git', 'storybook-static', 'dist', 'coverage', 'docs/pictures']);

/** Copies the sources; packages find each other inside of the copy, and libraries in the project. */
async function copyProject(to: string): Promise<void> {
  const libraries = path.join(to, 'node_modules');
  await mkdir(libraries);
  for (const entry of await readdir(path.join(root, 'node_modules'))) {
    if (entry !== '.cache' && entry !== '@szansa') {
      await symlink(path.join(root, 'node_modules', entry), path.join(libraries, entry));
    }
  }
  const copying = { recursive: true, verbatimSymlinks: true };
  await cp(path.join(root, 'node_modules/@szansa'), path.join(libraries, '@szansa'), copying);
  for (const entry of await readdir(root)) {
    if (entry === 'node_modules' || leftOut.has(entry)) continue;
    await cp(path.join(root, entry), path.join(to, entry), {
      ...copying,
      filter: (source) => !leftOut.has(path.relative(root, source)),
    });
  }
}

/** What the new API is tried with, as a test in the copy. */
const trial = `
import { testServer } from '@szansa/server/testing';
import { expect, it } from 'vitest';

it('creates, finds, changes, merges and removes insurers', async () => {
  const server = await testServer();
  const { client } = await server.signIn('worker@test.example');
  const one = await client.insurers.create({ body: { name: 'Polisa', taxIdNumber: '999-139-60-66' } });
  const other = await client.insurers.create({ body: { name: 'Ochrona', phone: '22 100 10 10' } });
  const found = await client.insurers.list({ query: { search: 'polisa', taxIdNumber: ['9991396066'] } });
  expect(found).toMatchObject({ total: 1, items: [{ id: one.id, isActive: true }] });
  const body = { version: 1, changes: { isActive: false } };
  expect(await client.insurers.update({ params: { id: one.id }, body })).toMatchObject({ isActive: false });
  await client.insurers.merge({ params: { id: one.id }, body: { version: 2, into: other.id } });
  expect(await client.insurers.list({ query: {} })).toMatchObject({ total: 1, items: [{ name: 'Ochrona' }] });
  await client.insurers.remove({ params: { id: other.id }, query: { version: 1 } });
  await server.close();
});
`;

beforeAll(async () => {
  copy = await mkdtemp(path.join(os.tmpdir(), 'szansa-new-record-'));
  await copyProject(copy);
  const page = await readFile(path.join(root, 'docs/new-module.md'), 'utf8');
  for (const [, file = '', code = ''] of page.matchAll(/<!-- file: (\S+) -->\n\n```tsx?\n([\s\S]*?)```/g)) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await writeFile(path.join(copy, file), code);
  }
  await run(process.execPath, ['tools/generate.ts'], { cwd: copy });
}, 300_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

it('is found, changed, merged and removed over HTTP', async () => {
  await writeFile(path.join(copy, 'tests/arch/insurers.test.ts'), trial);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.server.config.ts'];
  const { stdout } = await run(process.execPath, [...vitest, 'tests/arch/insurers.test.ts'], { cwd: copy });
  expect(stdout).toContain('1 passed');
}, 300_000);
