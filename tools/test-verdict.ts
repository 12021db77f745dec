/** What a run of all tests comes to: what failed for good, what was unsteady, and the text at its end. */
import type { Failure, TestResults } from './test-results.ts';

export interface PartOutcome {
  readonly name: string;
  readonly seconds: number;
  readonly first: TestResults;
  /** What failed, run once more alone; null when nothing was. */
  readonly again: TestResults | null;
}

interface Verdict {
  readonly passed: number;
  readonly failed: number;
  /** Failures, each with its first lines. */
  readonly failures: readonly string[];
  /** Failures that did not come again, each with its first lines. */
  readonly unsteady: readonly string[];
}

/** More unsteady tests than this fail a run. */
const mostUnsteady = 3;

/** Files whose seconds are printed. */
const slowestShown = 10;

const nameOf = ({ file, test }: Failure) => (test === undefined ? file : `${file} > ${test}`);

function textOf(mark: string, failure: Failure): string {
  const lines = failure.message.split('\n').map((line) => `    ${line}`);
  return [`${mark} ${nameOf(failure)}`, ...lines].join('\n');
}

/** Whether a failure did not come again although its test was run again. */
function isUnsteady(failure: Failure, again: TestResults | null): boolean {
  if (!again || again.passed === 0) return false;
  return !again.failures.some((other) => nameOf(other) === nameOf(failure) || other.test === undefined);
}

/** Counts unsteady tests as passed, unless there are more than three. */
export function verdictOf(outcomes: readonly PartOutcome[]): Verdict {
  const failures = outcomes.flatMap(({ first, again }) =>
    first.failures.map((failure) => ({ failure, steady: !isUnsteady(failure, again) })),
  );
  const unsteady = failures.filter(({ steady }) => !steady);
  const failed = failures.filter(({ steady }) => steady);
  const isTooUnsteady = unsteady.length > mostUnsteady;
  const passed = outcomes.reduce((sum, { first }) => sum + first.passed, 0);
  const judged = isTooUnsteady ? failures : failed;
  return {
    passed: passed + failures.length - judged.length,
    failed: judged.length,
    failures: judged.map(({ failure }) => textOf('✗', failure)),
    unsteady: unsteady.map(({ failure }) => textOf('~', failure)),
  };
}

function table(title: string, rows: readonly (readonly [name: string, seconds: number])[]): string {
  return `\n── ${title}\n${rows.map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`).join('\n')}\n`;
}

/** The end of the output: what people see of a long run. */
export function summary(outcomes: readonly PartOutcome[], verdict: Verdict): string {
  const files = outcomes.flatMap(({ first }) => [...first.seconds]);
  const slowest = files.toSorted(([, one], [, other]) => other - one).slice(0, slowestShown);
  return [
    table('the slowest files', slowest),
    table(
      'parts',
      outcomes.map(({ name, seconds }) => [name, seconds]),
    ),
    ...(verdict.unsteady.length > 0
      ? [
          `\n── unsteady: failed, and passed when run once more alone (at most ${mostUnsteady} may)\n${verdict.unsteady.join('\n')}\n`,
        ]
      : []),
    ...(verdict.failures.length > 0 ? [`\n── failed\n${verdict.failures.join('\n')}\n`] : []),
    `\n${verdict.passed} passed, ${verdict.failed} failed\n`,
  ].join('');
}
