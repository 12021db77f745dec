import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

interface Drawing {
  /** The tree whose stories are drawn: the repository or a work tree of it. */
  readonly root: string;
  readonly mode: 'compare' | 'write';
  /** Names the cache; drawings at the same time need one each. */
  readonly part: string;
  /** Where pictures are left; otherwise in `tests/test-results/pictures` of the tree. */
  readonly folder?: string;
}

/** Draws stories in a browser and with a cache of its own; resolves with whether all went well. */
export async function drawStories(drawing: Drawing, args: readonly string[]): Promise<boolean> {
  const { root, mode, part, folder } = drawing;
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--reporter=dot', '--project', 'storybook', ...args],
    {
      cwd: root,
      env: {
        ...process.env,
        PICTURES: mode,
        CACHE_DIR: path.join(root, `node_modules/.cache/stories-${part}`),
        ...(folder === undefined ? {} : { PICTURES_FOLDER: folder }),
      },
      stdio: 'inherit',
    },
  );
  process.prependOnceListener('exit', () => child.kill());
  const [status] = (await once(child, 'close')) as [number | null];
  return status === 0;
}
