/**
 * `pnpm check`: all checks of the code that do not run the product, and the unit tests.
 * Prints what failed and how long each step took; ends with the count.
 */
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

import { lintParts } from './lint-parts.ts';

interface Step {
  readonly name: string;
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The step before it in the list whose declarations it reads. */
  readonly reads?: string;
}

/** One core a step: two run side by side, and several checkers would each work out most types again. */
const oneCore = { GOMAXPROCS: '1' };

/** Slow steps start first; each of two cores runs the next when it is idle. */
const steps: readonly Step[] = [
  {
    name: 'types of packages',
    command: 'tsc -b --builders 1 --checkers 1 packages/ui packages/api-client',
    env: oneCore,
  },
  { name: 'types', command: 'tsc -b --builders 1 --checkers 1', env: oneCore, reads: 'types of packages' },
  { name: 'unit tests', command: 'vitest run --reporter=dot --maxWorkers 1 --config vitest.unit.config.ts' },
  ...lintParts.map(({ name }): Step => ({
    name: `lint of ${name}`,
    command: `node tools/lint.ts "${name}"`,
    env: oneCore,
    // those of the server are built with all others
    reads: name === 'tests' ? 'types' : 'types of packages',
  })),
  {
    name: 'boundaries',
    command:
      'depcruise packages apps tests --config .dependency-cruiser.cjs --cache --cache-strategy content',
  },
  { name: 'description of the API', command: 'node tools/lint-api.ts' },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'unused code', command: 'knip --cache' },
  { name: 'generated code', command: 'node tools/generate.ts --check' },
];
const cores = 2;

interface Outcome {
  readonly step: Step;
  readonly passed: boolean;
}

function run(step: Step): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...step.env },
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
      if (code !== 0) console.log(output);
      resolve({ step, passed: code === 0 });
    });
  });
}

const ended = new Map(steps.map(({ name }) => [name, Promise.withResolvers<void>()]));
const outcomes: Outcome[] = [];
const left = steps.values();

async function runNext(): Promise<void> {
  // the remaining steps are shared: each is run once
  for (const step of left) {
    if (step.reads) await ended.get(step.reads)?.promise;
    outcomes.push(await run(step));
    ended.get(step.name)?.resolve();
  }
}

await Promise.all(Array.from({ length: cores }, runNext));

const failed = outcomes.filter((outcome) => !outcome.passed).length;
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
