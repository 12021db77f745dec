/**
 * What each component of the design system costs who imports it alone: minified and gzipped, with everything it
 * brings except React and the form library, which a page has once. Parts it loads later are listed beside. Fails
 * when importing a component without using it leaves code behind, since then every import costs something.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { rolldown, type OutputChunk } from 'rolldown';

const ui = path.resolve(import.meta.dirname, '../packages/ui');
const { exports } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};
const pattern = exports['./*'];
if (!pattern) throw new Error('packages/ui exports no components');
const components = globSync(pattern.replace('./src/*', 'src/*'), { cwd: ui })
  .map((file) => path.basename(path.dirname(file)))
  .toSorted();

const shared = /^(react|react-dom|react-hook-form)(\/|$)/;
const entryId = 'component-size:entry';

async function chunksOf(source: string): Promise<OutputChunk[]> {
  const build = await rolldown({
    input: entryId,
    cwd: ui,
    external: shared,
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entryId ? id : null),
        load: (id) => (id === entryId ? source : null),
      },
      { name: 'styles', load: (id) => (id.endsWith('.css') ? 'export {}' : null) },
    ],
    checks: { circularDependency: false },
    logLevel: 'silent',
    moduleTypes: { '.css': 'js' },
  });
  const { output } = await build.generate({ format: 'esm', minify: true, dir: 'unused' });
  await build.close();
  return output.filter((part) => part.type === 'chunk');
}

const gzipped = (chunks: readonly OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

function atOnce(chunks: readonly OutputChunk[]): OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<OutputChunk>();
  const add = (chunk: OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(byName.get(name));
  };
  add(chunks.find(({ isEntry }) => isEntry));
  return [...found];
}

const entryOf = (name: string) => path.join(ui, 'src', name, 'index.ts');

for (const name of components) {
  const used = await chunksOf(`export * from ${JSON.stringify(entryOf(name))};`);
  const first = atOnce(used);
  const later = used.filter((chunk) => !first.includes(chunk));
  const laterText = later.length > 0 ? `  and ${kilobytes(gzipped(later)).trim()} later` : '';
  console.log(`${kilobytes(gzipped(first))}  ${name}${laterText}`);
}

const unused = await chunksOf(
  components.map((name) => `import ${JSON.stringify(entryOf(name))};`).join('\n'),
);
const leftBehind = unused.flatMap(({ modules }) =>
  Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
);
if (leftBehind.length > 0)
  console.log(`Imported and not used, these cost something:\n${leftBehind.join('\n')}`);
process.exitCode = leftBehind.length === 0 ? 0 : 1;
