/** Proves everything; the last line is `N passed, N failed`. `npm test` installs first what this needs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

import { environmentAt, moments } from './moments.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'szansa-results-'));

/** Browsers that draw stories side by side. */
const storyParts = 2;

type Environment = Readonly<Record<string, string>>;

/** What vitest and Playwright write down, as far as it is counted here. */
interface Results {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

const totals = { passed: 0, failed: 0 };

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

function count(passed: number, failed: number): void {
  totals.passed += passed;
  totals.failed += failed;
}

/** A step that passes or fails as a whole. */
async function step(name: string, ...args: readonly string[]): Promise<boolean> {
  const passed = await run(name, args);
  count(passed ? 1 : 0, passed ? 0 : 1);
  return passed;
}

function resultsOf(file: string): Results | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Results;
  } catch {
    return null;
  }
}

/** What a run of vitest wrote down is counted; a crash that counted nothing is one failure. */
async function vitest(name: string, args: readonly string[], env: Environment = {}): Promise<void> {
  const file = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = await run(
    name,
    [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...args],
    env,
  );
  const results = resultsOf(file);
  const failed = results?.numFailedTests ?? 0;
  count(results?.numPassedTests ?? 0, succeeded ? failed : Math.max(failed, 1));
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
  const { expected = 0, unexpected = 0, flaky = 0 } = resultsOf(file)?.stats ?? {};
  count(expected, succeeded ? unexpected + flaky : Math.max(unexpected + flaky, 1));
}

/** The product that is served: its build, its sizes, and the main way through it. */
async function product(): Promise<void> {
  if (!(await step('the app builds', path.join(root, 'tools/build-app.mjs')))) return;
  await step('sizes of the components', path.join(root, 'tools/component-sizes.ts'));
  await playwright('the main way, in a browser');
}

await step('types, lint, format, unused code, boundaries, unit tests', path.join(root, 'tools/check.ts'));
await step('unit tests at other dates', path.join(root, 'tools/dates.ts'));
// drawing is mostly waiting for the next frame, so the rest is done beside it
await Promise.all([
  stories(1),
  stories(2),
  vitest('server, live and architecture', ['--project', 'server']).then(product),
]);
rmSync(folder, { recursive: true, force: true });

process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed === 0 ? 0 : 1;
