/**
 * `pnpm check`: everything that can be said of the code without running the product, and the unit tests.
 * Prints what failed and how long each step took; ends with the count.
 */
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

interface Step {
  readonly name: string;
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
  /** `builds` the declarations of the packages, or waits for them. */
  readonly types?: 'builds' | 'reads';
}

/** One checker of types: several would each work out most types again. */
const oneChecker = { GOMAXPROCS: '1' };

/** What takes long begins first; each of two cores takes the next when it has nothing to do. */
const steps: readonly Step[] = [
  { name: 'types', command: 'tsc -b --checkers 1', types: 'builds' },
  { name: 'unit tests', command: 'vitest run --reporter=dot --config vitest.unit.config.ts' },
  {
    name: 'lint of app and packages',
    command: 'oxlint --quiet apps/crm packages',
    env: oneChecker,
    types: 'reads',
  },
  {
    name: 'lint of server, tests and tools',
    command: 'oxlint --quiet --ignore-pattern apps/crm --ignore-pattern packages',
    env: oneChecker,
    types: 'reads',
  },
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

const typesBuilt = Promise.withResolvers<void>();
const outcomes: Outcome[] = [];
const left = steps.values();

async function runNext(): Promise<void> {
  // the steps that are left are shared: each is taken once
  for (const step of left) {
    if (step.types === 'reads') await typesBuilt.promise;
    outcomes.push(await run(step));
    if (step.types === 'builds') typesBuilt.resolve();
  }
}

await Promise.all(Array.from({ length: cores }, runNext));

const failed = outcomes.filter((outcome) => !outcome.passed).length;
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
