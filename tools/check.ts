/**
 * `pnpm check`: everything that can be said of the code without running the product, and the unit tests.
 * Prints what failed and how long each step took; ends with the count.
 */
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

interface Step {
  readonly name: string;
  readonly command: string;
}

/** Steps of one group run side by side; types come first, because lint reads what they build. */
const groups: readonly (readonly Step[])[] = [
  [
    { name: 'types', command: 'tsc -b' },
    { name: 'format', command: 'oxfmt --check .' },
    { name: 'generated code', command: 'node tools/generate.ts --check' },
  ],
  [
    { name: 'lint', command: 'oxlint --quiet' },
    { name: 'unused code', command: 'knip' },
    { name: 'boundaries', command: 'depcruise packages apps tests --config .dependency-cruiser.cjs' },
  ],
  [{ name: 'unit tests', command: 'vitest run --project unit' }],
];

interface Outcome {
  readonly step: Step;
  readonly passed: boolean;
}

function run(step: Step): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
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

const outcomes: Outcome[] = [];
for (const group of groups) outcomes.push(...(await Promise.all(group.map(run))));

const failed = outcomes.filter((outcome) => !outcome.passed).length;
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
