/**
 * Proves everything; the last line is `N passed, N failed`, after the names of what failed.
 * `npm test` installs first what this needs.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

import { environmentAt, moments } from './moments.ts';
import { playwrightResults, vitestResults, type TestResults } from './test-results.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'szansa-results-'));

/** Browsers that draw stories side by side. */
const storyParts = 2;

type Environment = Readonly<Record<string, string>>;

const totals = { passed: 0, failed: 0 };
const failures: string[] = [];

/** Runs a program of the workspace; what it prints is shown when it ends, for others run beside it. */
async function run(name: string, args: readonly string[], env: Environment = {}): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const [status] = (await once(child, 'close')) as [number | null];
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(`\n── ${name} (${seconds} s)\n${output}`);
  return status === 0;
}

/** A run that failed and counted no failure, as a crash does, is one failure. */
function count(name: string, succeeded: boolean, results: TestResults): void {
  const uncounted = !succeeded && results.failed === 0;
  totals.passed += results.passed;
  totals.failed += results.failed + (uncounted ? 1 : 0);
  failures.push(...results.failures, ...(uncounted && results.failures.length === 0 ? [`✗ ${name}`] : []));
}

/** A step that passes or fails as a whole. */
async function step(name: string, ...args: readonly string[]): Promise<boolean> {
  const passed = await run(name, args);
  count(name, passed, { passed: passed ? 1 : 0, failed: 0, failures: [] });
  return passed;
}

async function vitest(name: string, args: readonly string[], env: Environment = {}): Promise<void> {
  const file = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = await run(
    name,
    [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...args],
    env,
  );
  count(name, succeeded, vitestResults(root, file));
}

/** A part of the stories and their pictures at one of the moments, in a browser and with a cache of its own. */
function stories(part: number): Promise<void> {
  const moment = moments[part % moments.length];
  if (!moment) throw new RangeError(`no moment for part ${part}`);
  return vitest(
    `stories ${part} of ${storyParts}, ${moment.name}`,
    ['--project', 'storybook', `--shard=${part}/${storyParts}`],
    {
      ...environmentAt(moment),
      PICTURES: 'compare',
      CACHE_DIR: path.join(root, `node_modules/.cache/stories-${part}`),
    },
  );
}

async function playwright(name: string): Promise<void> {
  const file = path.join(folder, 'playwright.json');
  const cli = path.join(root, 'tests/node_modules/@playwright/test/cli.js');
  const succeeded = await run(name, [cli, 'test', '--config', 'tests/e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  count(name, succeeded, playwrightResults(root, file));
}

/** The product that is served: its build, its sizes, and the main way through it. */
async function product(): Promise<void> {
  if (!(await step('the app builds', path.join(root, 'tools/build-app.mjs')))) return;
  await step('sizes of the components', path.join(root, 'tools/component-sizes.ts'));
  await playwright('the main way, in a browser');
}

// one waits for a single core from time to time, and the other takes it
await Promise.all([
  step('types, lint, format, unused code, boundaries, unit tests', path.join(root, 'tools/check.ts')),
  step('unit tests at other dates', path.join(root, 'tools/dates.ts')),
]);
// drawing is mostly waiting for the next frame, so the rest is done beside it
await Promise.all([
  stories(1),
  stories(2),
  vitest('server, live and architecture', ['--project', 'server']).then(product),
]);
rmSync(folder, { recursive: true, force: true });

// named once more, for the end of a long output is what people see
if (failures.length > 0) process.stdout.write(`\n── failed\n${failures.join('\n')}\n`);
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed === 0 ? 0 : 1;
