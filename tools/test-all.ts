/**
 * Runs all tests, one part after the other; the last line is `N passed, N failed`. `npm test` first installs what
 * this needs. `--all` (`npm run test:all`) adds slow tests that seldom find anything: all moments, the derived
 * states of every screen, and repetitions in their full number.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

import { environmentAt, momentOfToday, moments } from './moments.ts';
import {
  patternOf,
  playwrightResults,
  vitestResults,
  type Failure,
  type TestResults,
} from './test-results.ts';
import { summary, verdictOf, type PartOutcome } from './test-verdict.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'szansa-results-'));
const provesAll = process.argv.includes('--all');

/** Browsers that run stories side by side: one a core. */
const storyBrowsers = 2;

/** More failures than this are no chance, so nothing is run again. */
const mostRepeated = 20;

type Environment = Readonly<Record<string, string>>;

/** Something that is run as a whole, and of which single tests can be run again. */
interface Part {
  readonly name: string;
  /** Runs all of it, or only the tests that failed before. */
  readonly run: (only?: readonly Failure[]) => Promise<TestResults>;
}

/** Runs a program of the workspace and shows what it prints when it has ended. Returns whether it succeeded. */
async function runProgram(name: string, args: readonly string[], env: Environment = {}): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, TEST_ALL: String(provesAll), ...env },
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

/** The results of a program that wrote some, or those of one that passed or failed as a whole. */
function resultsOf(name: string, succeeded: boolean, results: TestResults | null): TestResults {
  const whole: Failure = { file: name, test: undefined, message: 'It failed; its output stands above.' };
  if (results && (succeeded || results.failed > 0)) return results;
  // a crash counts no failure
  const failures = succeeded ? [] : [whole];
  return {
    passed: results?.passed ?? (succeeded ? 1 : 0),
    failed: failures.length,
    failures,
    seconds: results?.seconds ?? new Map(),
  };
}

/** A step that passes or fails as a whole. */
function step(name: string, ...args: readonly string[]): Part {
  return { name, run: async () => resultsOf(name, await runProgram(name, args), null) };
}

const isFileOf = ({ file }: Failure) => /\.tsx?$/.test(file);

function vitest(name: string, args: readonly string[], env: Environment = {}): Part {
  return {
    name,
    run: async (only) => {
      const file = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.json`);
      rmSync(file, { force: true });
      const selected = only?.every(isFileOf) ? only : [];
      const pattern = patternOf(selected);
      const succeeded = await runProgram(
        name,
        [
          path.join(root, 'node_modules/vitest/vitest.mjs'),
          'run',
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${file}`,
          // a shard of a few files could be empty
          ...args.filter((argument) => selected.length === 0 || !argument.startsWith('--shard')),
          ...new Set(selected.map((failure) => failure.file)),
          ...(selected.length > 0 && pattern ? ['--testNamePattern', pattern] : []),
        ],
        env,
      );
      return resultsOf(name, succeeded, vitestResults(root, file));
    },
  };
}

/** The product that is served: its build, and the ways through it that only a browser can prove. */
function browser(): Part {
  const name = 'the product in a browser';
  return {
    name,
    run: async (only) => {
      const built = await runProgram('the app builds', [path.join(root, 'tools/build-app.mjs')]);
      if (!built) return resultsOf(name, false, null);
      const file = path.join(folder, 'playwright.json');
      rmSync(file, { force: true });
      const selected = only?.every(isFileOf) ? only : [];
      const pattern = patternOf(selected, ' ');
      const succeeded = await runProgram(
        name,
        [
          path.join(root, 'tests/node_modules/@playwright/test/cli.js'),
          'test',
          '--config',
          'tests/e2e/playwright.config.ts',
          ...new Set(selected.map((failure) => path.basename(failure.file))),
          ...(selected.length > 0 && pattern ? ['--grep', pattern] : []),
        ],
        { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      );
      return resultsOf(name, succeeded, playwrightResults(file));
    },
  };
}

/** Stories in a browser with a cache of its own. */
function stories(shard: number): Part {
  const moment = provesAll ? moments[shard % moments.length] : undefined;
  return vitest(
    `stories ${shard} of ${storyBrowsers}${moment ? `, ${moment.name}` : ''}`,
    ['--config', 'vitest.stories.config.ts', `--shard=${shard}/${storyBrowsers}`],
    {
      ...(moment ? environmentAt(moment) : {}),
      CACHE_DIR: path.join(root, `node_modules/.cache/stories-${shard}`),
    },
  );
}

/** Parts run one after the other; those of one line run side by side, each with one busy process. */
const parts: readonly (readonly Part[])[] = [
  [step('types, lint, format, unused code, boundaries, unit tests', path.join(root, 'tools/check.ts'))],
  ...(provesAll ? moments : [momentOfToday()]).map((moment) => [
    vitest(
      `unit tests at ${moment.name} (${moment.at}, ${moment.zone})`,
      ['--config', 'vitest.unit.config.ts'],
      environmentAt(moment),
    ),
  ]),
  [vitest('server, live and architecture', ['--config', 'vitest.server.config.ts'])],
  Array.from({ length: storyBrowsers }, (_, index) => stories(index + 1)),
  [step('sizes of the components', path.join(root, 'tools/component-sizes.ts'))],
  [browser()],
];

async function runPart(part: Part): Promise<PartOutcome & { readonly part: Part }> {
  const started = performance.now();
  const first = await part.run();
  return { part, name: part.name, seconds: (performance.now() - started) / 1000, first, again: null };
}

const outcomes: (PartOutcome & { readonly part: Part })[] = [];
for (const line of parts) outcomes.push(...(await Promise.all(line.map(runPart))));

const failed = outcomes.reduce((sum, { first }) => sum + first.failed, 0);
const judged: PartOutcome[] = [];
for (const outcome of outcomes) {
  const { part, first } = outcome;
  const isRepeated = first.failed > 0 && failed <= mostRepeated;
  if (isRepeated) process.stdout.write(`\n── once more, alone: what failed of ${part.name}\n`);
  judged.push({ ...outcome, again: isRepeated ? await part.run(first.failures) : null });
}
rmSync(folder, { recursive: true, force: true });

const verdict = verdictOf(judged);
if (verdict.unsteady.length > 0) {
  const list = path.join(root, 'tests/test-results/unsteady.txt');
  mkdirSync(path.dirname(list), { recursive: true });
  writeFileSync(list, `${verdict.unsteady.join('\n')}\n`);
  process.stdout.write(`\nUnsteady tests are listed in ${path.relative(root, list)}.\n`);
}
process.stdout.write(summary(judged, verdict));
process.exitCode = verdict.failed === 0 ? 0 : 1;
