import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

const modules = path.resolve(import.meta.dirname, '../../apps/server/src/modules');

const queries = /(^|[/-])queries\.ts$/;
/** Tests prepare and look at records past the API. */
const tests = /\.test\.ts$|(^|\/)test-[^/]+\.ts$/;

/** What tells SQL: the library, a statement, or the sending of one. */
const signs = [
  /from 'kysely/,
  /\bsql(<.*>)?`/,
  /\.(selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(/,
  /\.execute(TakeFirst|TakeFirstOrThrow|Query)?\(/,
];

/** The lines of a source that hold SQL, each with its number. */
function sqlIn(source: string): string[] {
  return source
    .split('\n')
    .map((line, index) => `${index + 1}: ${line.trim()}`)
    .filter((line) => signs.some((sign) => sign.test(line)));
}

/** Every source of the modules by its path within them, with the lines of SQL it holds. */
async function sources(): Promise<{ file: string; found: string[] }[]> {
  const names = await readdir(modules, { recursive: true });
  const files = names.map((name) => name.replaceAll(path.sep, '/')).filter((name) => name.endsWith('.ts'));
  return Promise.all(
    files
      .filter((file) => !tests.test(file))
      .map(async (file) => ({ file, found: sqlIn(await readFile(path.join(modules, file), 'utf8')) })),
  );
}

describe('SQL of a module is in its queries', () => {
  it('and nowhere else', async () => {
    const astray = (await sources()).filter(({ file }) => !queries.test(file));
    expect(astray.flatMap(({ file, found }) => found.map((line) => `${file}:${line}`))).toEqual([]);
    // it does not pass because nothing was looked at
    expect(astray.length).toBeGreaterThan(30);
  });

  it('and in each file of that name', async () => {
    const named = (await sources()).filter(({ file }) => queries.test(file));
    expect(named.filter(({ found }) => found.length === 0)).toEqual([]);
    expect(named.length).toBeGreaterThan(8);
  });

  it.each([
    "import { sql } from 'kysely';",
    "import type { Updateable } from 'kysely';",
    "const found = await work.db.selectFrom('offer')",
    "    .insertInto('comment')",
    "    .updateTable('vehicle')",
    "await db.deleteFrom('document').where('id', '=', id)",
    'const count = sql<number>`count(*)::int`;',
    'where(sql`true`)',
    '  return representativesOf(work.db).executeTakeFirstOrThrow();',
  ])('which %s would break', (line) => {
    expect(sqlIn(line)).toHaveLength(1);
  });
});
