/**
 * Measures each component of the design system when imported alone: minified and gzipped, with all its dependencies
 * except React, which a page has once. Lazily loaded parts are listed beside. Fails when one is larger than
 * `component-weights.ts` allows, and when importing a component without using it leaves code behind.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { rolldown, type OutputChunk } from 'rolldown';

import { weights } from '../tests/component-weights.ts';

const ui = path.resolve(import.meta.dirname, '../packages/ui');
const { exports } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};
const pattern = exports['./*'];
if (!pattern) throw new Error('packages/ui exports no components');
const components = globSync(pattern.replace('./src/*', 'src/*'), { cwd: ui })
  .map((file) => path.basename(path.dirname(file)))
  .toSorted();

const shared = /^(react|react-dom)(\/|$)/;
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

const limits = new Map<string, number>(Object.entries(weights.alone));
const tooHeavy: string[] = [];
const unknown = [...limits.keys()].filter((name) => !components.includes(name));

for (const name of components) {
  const used = await chunksOf(`export * from ${JSON.stringify(entryOf(name))};`);
  const first = atOnce(used);
  const later = used.filter((chunk) => !first.includes(chunk));
  const lazyText = later.length > 0 ? `  and ${kilobytes(gzipped(later)).trim()} later` : '';
  const limit = limits.get(name);
  const weight = gzipped(first);
  if (limit !== undefined && weight > limit) tooHeavy.push(`${name}: ${weight} of ${limit} bytes`);
  const limitText = limit === undefined ? '' : `, at most ${kilobytes(limit).trim()}`;
  console.log(`${kilobytes(weight)}  ${name}${limitText}${lazyText}`);
}

const unused = await chunksOf(
  components.map((name) => `import ${JSON.stringify(entryOf(name))};`).join('\n'),
);
const leftBehind = unused.flatMap(({ modules }) =>
  Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
);
if (leftBehind.length > 0)
  console.log(`Imported and not used, these cost something:\n${leftBehind.join('\n')}`);
if (tooHeavy.length > 0) console.log(`Heavier than they may be:\n${tooHeavy.join('\n')}`);
if (unknown.length > 0) console.log(`Limited, and no component: ${unknown.join(', ')}`);
process.exitCode = leftBehind.length + tooHeavy.length + unknown.length === 0 ? 0 : 1;
