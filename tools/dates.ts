/**
 * `pnpm test:dates`: the unit tests at other dates and in other time zones of the machine. With `--stories` also the
 * stories that show dates; `npm test` tells every story at one of these moments anyway.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { environmentAt, moments } from './moments.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Parts of the paths of stories that show dates. */
const dated = ['date', 'calendar', 'timeline', 'chat', 'opportunit', 'people', 'offer'];

function passes(args: readonly string[], environment: Record<string, string>): boolean {
  const { status } = spawnSync('vitest', ['run', '--reporter=dot', ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  return status === 0;
}

let failed = 0;
for (const moment of moments) {
  console.log(`── ${moment.name}: ${moment.at}, ${moment.zone}`);
  if (!passes(['--config', 'vitest.unit.config.ts'], environmentAt(moment))) failed += 1;
}
if (process.argv.includes('--stories'))
  for (const [index, moment] of moments.entries()) {
    console.log(`── stories at ${moment.name}`);
    const shard = `--shard=${index + 1}/${moments.length}`;
    const environment = { ...environmentAt(moment), PICTURES: 'compare' };
    if (!passes(['--project', 'storybook', shard, ...dated], environment)) failed += 1;
  }
console.log(`${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
