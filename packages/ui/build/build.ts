/**
 * Builds what is published: one module a source file with its types, the compiled styles, and the preset for Tailwind.
 * The workspace itself runs on the sources and needs none of it.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { writeStyles } from './styles.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const typescript = path.dirname(createRequire(import.meta.url).resolve('typescript/package.json'));

rmSync(dist, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [path.join(typescript, 'bin/tsc'), '-p', path.join(root, 'tsconfig.dist.json')],
  {
    stdio: 'inherit',
  },
);

// the compiler names built files in modules, but sources in their types
for (const file of globSync('**/*.d.ts', { cwd: dist }).map((name) => path.join(dist, name))) {
  const types = readFileSync(file, 'utf8');
  writeFileSync(file, types.replaceAll(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js'));
}

await writeStyles(dist, path.join(root, 'src/theme'));
