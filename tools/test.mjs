// `npm test`: installs what the lockfile says and proves everything, on a machine with nothing but Node.
// The last line is `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildApp, environment, install, node, root } from './bootstrap.mjs';

const folder = mkdtempSync(join(tmpdir(), 'szansa-results-'));
const totals = { passed: 0, failed: 0 };

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: 'inherit',
  });
  return status === 0;
}

function count(passed, failed) {
  totals.passed += passed;
  totals.failed += failed;
}

/** A step that passes or fails as a whole. */
function step(name, work) {
  process.stdout.write(`\n── ${name}\n`);
  const passed = work();
  count(passed ? 1 : 0, passed ? 0 : 1);
  return passed;
}

function resultsOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function vitestArguments(file, args) {
  return [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ];
}

/** What a run of vitest wrote down; a crash that counted nothing is one failure. */
function countResults(file, succeeded) {
  const results = resultsOf(file);
  const failed = results?.numFailedTests ?? 0;
  count(results?.numPassedTests ?? 0, succeeded ? failed : Math.max(failed, 1));
}

function vitest(name, args) {
  process.stdout.write(`\n── ${name}\n`);
  const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.json`);
  countResults(file, run(node, vitestArguments(file, args)));
}

/** A third of the stories and their pictures, in a browser and with a cache of its own. */
async function thirdOfStories(third) {
  const file = join(folder, `stories-${third}.json`);
  const child = spawn(node, vitestArguments(file, ['--project', 'storybook', `--shard=${third}/3`]), {
    cwd: root,
    env: {
      ...environment,
      PICTURES: 'compare',
      CACHE_DIR: join(root, `node_modules/.cache/stories-${third}`),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const [status] = await once(child, 'close');
  process.stdout.write(output);
  countResults(file, status === 0);
}

function playwright(name) {
  process.stdout.write(`\n── ${name}\n`);
  const file = join(folder, 'playwright.json');
  const succeeded = run(
    node,
    [
      join(root, 'tests/node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const { expected = 0, unexpected = 0, flaky = 0 } = resultsOf(file)?.stats ?? {};
  count(expected, succeeded ? unexpected + flaky : Math.max(unexpected + flaky, 1));
}

install();
step('types, lint, format, unused code, boundaries, unit tests', () =>
  run(node, [join(root, 'tools/check.ts')]),
);
const built = step('the app builds', () => {
  try {
    buildApp();
    return true;
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    return false;
  }
});
if (built) step('the first screen is small enough', () => run(node, [join(root, 'tools/size.ts')]));
vitest('server, live and architecture', ['--project', 'server']);
process.stdout.write('\n── stories\n');
// drawing is mostly waiting for the next frame
await Promise.all([1, 2, 3].map(thirdOfStories));
if (built) step('sizes of the components', () => run(node, [join(root, 'tools/component-sizes.ts')]));
if (built) playwright('the main way, in a browser');
rmSync(folder, { recursive: true, force: true });

process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed === 0 ? 0 : 1;
