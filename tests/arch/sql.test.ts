import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

const server = path.resolve(import.meta.dirname, '../../apps/server/src');
const modules = path.join(server, 'modules');

/** Tests prepare and look at records past the API. */
const tests = /\.test\.ts$|(^|\/)test-[^/]+\.ts$/;

/** Patterns of SQL: the library, a statement, or its execution. */
const signs = [
  /from 'kysely/,
  /\bsql(<.*>)?`/,
  /\.(selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(/,
  /\.execute(TakeFirst|TakeFirstOrThrow|Query)?\(/,
];

/** Returns the lines of a source that contain SQL, each with its number. */
function sqlIn(source: string): string[] {
  return source
    .split('\n')
    .map((line, index) => `${index + 1}: ${line.trim()}`)
    .filter((line) => signs.some((sign) => sign.test(line)));
}

/** Returns every source below a folder by its path there, with its text and its lines of SQL. */
async function sources(folder = modules): Promise<{ file: string; text: string; found: string[] }[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.map((name) => name.replaceAll(path.sep, '/')).filter((name) => name.endsWith('.ts'));
  return Promise.all(
    files
      .filter((file) => !tests.test(file))
      .map(async (file) => {
        const text = await readFile(path.join(folder, file), 'utf8');
        return { file, text, found: sqlIn(text) };
      }),
  );
}

/** The tables a module's `tables.ts` declares, as queries name them. */
function tablesIn(source: string): string[] {
  const [, declared = ''] = /export interface \w+Tables \{\n([^}]*)\}/.exec(source) ?? [];
  return [...declared.matchAll(/^ {2}(\w+):/gm)].flatMap(([, table]) => table ?? []);
}

/** The tables a source writes, by queries or by SQL of its own, as queries name them. */
function writtenBy(source: string): string[] {
  const built = source.matchAll(/\.(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)'/g);
  const plain = source.matchAll(/^\s*(?:sql.*`\s*)?(?:insert into|update|delete from) ([a-z_]+)/gm);
  const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [...built, ...plain].flatMap(([, table]) => (table === undefined ? [] : camelCase(table)));
}

describe('a table is written by the module it belongs to', () => {
  /** Credentials are in the table of their account. */
  const shown = ['auth writes appUser of users'];

  it('alone', async () => {
    const all = (await sources()).map((one) => ({ ...one, module: one.file.split('/')[0] ?? '' }));
    const owners = new Map(
      all
        .filter(({ file }) => file.endsWith('/tables.ts'))
        .flatMap(({ module, text }) => tablesIn(text).map((table) => [table, module] as const)),
    );
    const strangers = all.flatMap(({ module, text }) =>
      writtenBy(text).flatMap((table) => {
        const owner = owners.get(table) ?? module;
        return owner === module ? [] : `${module} writes ${table} of ${owner}`;
      }),
    );
    expect([...new Set(strangers)]).toEqual(shown);
    // it does not pass because nothing was looked at
    expect(owners.size).toBeGreaterThan(25);
  });

  it('and not by the demo, which contains no SQL', async () => {
    const files = await sources(path.join(server, 'demo'));
    expect(files.flatMap(({ file, found }) => found.map((line) => `${file}:${line}`))).toEqual([]);
    expect(files.length).toBeGreaterThan(4);
  });

  it.each([
    ["await db.insertInto('offer').values(row)", 'offer'],
    ["    .updateTable('customerFile')", 'customerFile'],
    ['    update customer_file f set last_activity_at', 'customerFile'],
  ])('which %s is found by', (line, table) => {
    expect(writtenBy(line)).toEqual([table]);
  });
});
