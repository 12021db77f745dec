import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const guard = pathToFileURL(path.resolve(import.meta.dirname, '../../.storybook/import-clock.ts')).href;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'szansa-import-clock-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Returns the output of a process that imports a module of this code under a guard, and then runs a story. */
async function importing(name: string, code: string, story = ''): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, code);
  const script = `
    import { readFileSync, writeFileSync } from 'node:fs';
    import { guardImports, isGuarded, markImport, storyBegins } from '${guard}';
    const file = '${file}';
    if (isGuarded(file)) writeFileSync(file, markImport(readFileSync(file, 'utf8')));
    guardImports();
    const module = await import('${pathToFileURL(file).href}').catch(({ message }) => console.log(message));
    ${story}
    if (module) console.log('imported');
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  return stdout.trim();
}

describe('a module of stories, while it is imported', () => {
  it.each([
    ['export const at = new Date();', 'The clock is read'],
    ['export const at = Date.now();', 'The clock is read'],
    ['export const at = performance.now();', 'The clock is read'],
    ['export const any = Math.random();', 'Randomness is read'],
    ['export const any = crypto.randomUUID();', 'Randomness is read'],
    ['export const any = crypto.getRandomValues(new Uint8Array(2));', 'Randomness is read'],
    ['const ago = () => new Date(); export const items = [1, 2].map(() => ago());', 'The clock is read'],
  ])('may not do: %s', async (code, message) => {
    const text = await importing('planted.stories.ts', code);
    expect(text).toContain(message);
    expect(text).toContain('planted.stories.ts:1');
  });

  it('may name a day, and define what reads the clock later', async () => {
    const code = "export const at = new Date('2026-11-20'); export const now = () => Date.now();";
    expect(await importing('plain.stories.ts', code)).toBe('imported');
  });
});

it('another module may read the clock', async () => {
  expect(await importing('library.ts', 'export const at = Date.now();')).toBe('imported');
});

it('a story that runs may read the clock, also through a module of stories', async () => {
  const code = 'export const now = () => Date.now();';
  expect(await importing('told.stories.ts', code, 'module.now();')).toBe('imported');
});

it('a story may read the clock after a module that could not be imported', async () => {
  const code = "throw new Error('broken'); export {};";
  const story = 'storyBegins(); console.log(typeof Date.now());';
  expect(await importing('broken.stories.ts', code, story)).toBe('broken\nnumber');
});

it('tests can run at another moment', async () => {
  const mover = pathToFileURL(path.resolve(import.meta.dirname, '../../tools/move-clock.ts')).href;
  const env = { ...process.env, MOMENT: '2026-12-31T23:58:00+01:00' };
  const print = 'console.log(new Date().toISOString(), new Date(Date.now()).toISOString())';
  const { stdout } = await run(process.execPath, ['--import', mover, '--eval', print], { env });
  expect(stdout).toMatch(/^2026-12-31T22:5[89]\S+ 2026-12-31T22:5[89]/);
});
