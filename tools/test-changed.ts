/**
 * `pnpm test:changed [commit]`: the tests and stories that the change since the merge base with origin/main (without it,
 * the last commit but one; or since a named commit) can reach. What they import decides; what they only read is named
 * here, and `forceRerunTriggers` in vitest.config.ts names what reaches all of them.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { changedSince } from './since.ts';

const root = path.resolve(import.meta.dirname, '..');

function passes(args: readonly string[]): boolean {
  const { status } = spawnSync('vitest', ['run', '--reporter=dot', '--passWithNoTests', ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  return status === 0;
}

const since = changedSince(process.argv[2]);
console.log(`since ${since}`);
const results = [
  passes(['--changed', since, '--project', 'unit', '--project', 'server', '--project', 'storybook']),
];

// tests of the whole tree read it, and import nothing of it
results.push(passes(['--project', 'server', 'tests/arch/rules', 'tests/arch/sql']));

process.exitCode = results.includes(false) ? 1 : 0;
