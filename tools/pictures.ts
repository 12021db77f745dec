/**
 * `pnpm pictures [path …]`: takes what the stories show now as right, all of them or those under the paths, and
 * leaves the pictures in `tests/test-results/pictures` to be looked at. `--compare` tells instead which differ from
 * what was taken before. Linux only, like the browser they need.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const paths = process.argv.slice(2).filter((argument) => argument !== '--compare');
const compares = process.argv.includes('--compare');

if (process.platform !== 'linux') throw new Error('pictures are drawn on Linux: run this in a container');
// what no story has any more goes
if (paths.length === 0 && !compares) rmSync(path.join(root, 'tests/pictures.json'), { force: true });
rmSync(path.join(root, 'tests/test-results/pictures'), { recursive: true, force: true });

const { status } = spawnSync('vitest', ['run', '--project', 'storybook', ...paths], {
  cwd: root,
  env: { ...process.env, PICTURES: compares ? 'compare' : 'write' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
