/**
 * How much JavaScript the first screen after sign-in loads before it is usable, gzipped: the entry, what it
 * imports statically, and the chunks of that screen with what they import. Fails above the limit.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** The number, in one place: kilobytes (1000 bytes). */
const limit = 200;

const dist = path.resolve(import.meta.dirname, '../apps/crm/dist');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

/** Loaded besides the entry before a signed-in person can use the dashboard. Sockets and menus come after it. */
const firstScreen = [
  'src/features/home/home-screen.tsx',
  'src/features/home/pl.ts',
  'src/kit/texts/everyday-pl.ts',
] as const;

function withImports(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, found);
  return found;
}

function matching(wanted: string | RegExp): string {
  const key = Object.keys(manifest).find((name) =>
    wanted instanceof RegExp ? wanted.test(name) : name === wanted,
  );
  if (!key) throw new Error(`the build has no chunk for ${wanted}`);
  return key;
}

const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
if (!entry) throw new Error('the build has no entry');

const keys = new Set([entry, ...firstScreen.map(matching)].flatMap((key) => [...withImports(key)]));
const loaded = new Map([...keys].map((key) => [manifest[key]?.file ?? '', key]));
const sizes = [...loaded]
  .filter(([file]) => file.endsWith('.js'))
  .map(([file, key]) => ({ key, size: gzipSync(readFileSync(path.join(dist, file))).length }));
const total = sizes.reduce((sum, { size }) => sum + size, 0) / 1000;

for (const { key, size } of sizes.toSorted((one, other) => other.size - one.size)) {
  console.log(`${(size / 1000).toFixed(1).padStart(8)} kB  ${key}`);
}
console.log(`${total.toFixed(1).padStart(8)} kB  in all, of ${limit} kB allowed`);
process.exitCode = total <= limit ? 0 : 1;
