/**
 * `pnpm pictures [path or story id …]`: takes what the stories show now as right, all of them, those under the paths
 * or those named, and leaves the pictures in `tests/test-results/pictures` to be looked at. `--compare` tells instead
 * which differ from what was taken before. Linux only, like the browser they need.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import {
  componentOf,
  drawnFolder,
  knownPictures,
  takePictures,
  unmatchedPictures,
} from '../.storybook/pictures.ts';
import { filesOf, storyIds } from '../.storybook/story-ids.ts';
import { drawStories } from './draw-stories.ts';

const root = path.resolve(import.meta.dirname, '..');
const named = process.argv.slice(2).filter((argument) => argument !== '--compare');
const compares = process.argv.includes('--compare');
const mode = compares ? 'compare' : 'write';
const ids = storyIds();
const taken = named.filter((argument) => ids.includes(argument));
if (taken.length > 0 && taken.length < named.length) throw new Error('name either stories or paths');
const paths = taken.length > 0 ? filesOf(taken.map(componentOf)) : named;

if (process.platform !== 'linux') throw new Error('pictures are drawn on Linux: run this in a container');
rmSync(drawnFolder, { recursive: true, force: true });
mkdirSync(drawnFolder, { recursive: true });
const all = paths.length === 0;
// drawing is mostly waiting for the next frame
const drawn = all
  ? await Promise.all(
      ['1', '2', '3', '4'].map((part) => drawStories({ root, mode, part }, [`--shard=${part}/4`])),
    )
  : [await drawStories({ root, mode, part: '1' }, paths)];
const isDrawn = !drawn.includes(false);
const known = compares ? knownPictures().size : takePictures(ids, taken.length > 0 ? taken : ids);
const { orphaned, missing } = unmatchedPictures(ids, knownPictures().keys());
for (const name of orphaned) console.log(`a picture without a story: ${name}`);
for (const name of missing) console.log(`a story without a picture: ${name}`);
console.log(`${known} pictures are known`);
process.exitCode = isDrawn && orphaned.length + missing.length === 0 ? 0 : 1;
