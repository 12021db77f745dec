/**
 * `pnpm pictures [path …]`: takes what the stories show now as right, all of them or those under the paths, and
 * leaves the pictures in `tests/test-results/pictures` to be looked at. `--compare` tells instead which differ from
 * what was taken before. Linux only, like the browser they need.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { drawnFolder, knownPictures, takePictures, unmatchedPictures } from '../.storybook/pictures.ts';
import { storyIds } from '../.storybook/story-ids.ts';

const root = path.resolve(import.meta.dirname, '..');
const paths = process.argv.slice(2).filter((argument) => argument !== '--compare');
const compares = process.argv.includes('--compare');

/** Draws stories in a browser and with a cache of its own; resolves with whether all went well. */
async function draw(part: string, args: readonly string[]): Promise<boolean> {
  const child = spawn('vitest', ['run', '--reporter=dot', '--project', 'storybook', ...args], {
    cwd: root,
    env: {
      ...process.env,
      PICTURES: compares ? 'compare' : 'write',
      CACHE_DIR: path.join(root, `node_modules/.cache/stories-${part}`),
    },
    stdio: 'inherit',
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return status === 0;
}

if (process.platform !== 'linux') throw new Error('pictures are drawn on Linux: run this in a container');
rmSync(drawnFolder, { recursive: true, force: true });
mkdirSync(drawnFolder, { recursive: true });
const all = paths.length === 0;
// drawing is mostly waiting for the next frame
const drawn = all
  ? await Promise.all(['1', '2', '3', '4'].map((part) => draw(part, [`--shard=${part}/4`])))
  : [await draw('1', paths)];
const isDrawn = !drawn.includes(false);
const known = compares ? knownPictures().size : takePictures(storyIds());
const { orphaned, missing } = unmatchedPictures(storyIds(), knownPictures().keys());
for (const name of orphaned) console.log(`a picture without a story: ${name}`);
for (const name of missing) console.log(`a story without a picture: ${name}`);
console.log(`${known} pictures are known`);
process.exitCode = isDrawn && orphaned.length + missing.length === 0 ? 0 : 1;
