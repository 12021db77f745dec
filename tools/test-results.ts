/** What vitest and Playwright write down of a run: how much passed, and which tests failed why. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Lines of a failure's message that are repeated at the end of the run. */
const shownLines = 6;

interface VitestResults {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly ok: boolean;
    readonly title: string;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightResults {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

/** Counts of a run, and each failure as `file > test` with the first lines of why. */
export interface TestResults {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

const nothing: TestResults = { passed: 0, failed: 0, failures: [] };

// oxlint-disable-next-line no-control-regex -- colours of a terminal begin with this character
const colours = /\u001b\[[0-9;]*m/g;

function failure(root: string, file: string, test: string, message: string): string {
  const lines = message.replaceAll(colours, '').split('\n').slice(0, shownLines);
  return [
    `✗ ${path.relative(root, path.resolve(root, file))} > ${test}`,
    ...lines.map((line) => `    ${line}`),
  ].join('\n');
}

/** Null for a file that is absent or cut off: the run ended before it was written. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

export function vitestResults(root: string, file: string): TestResults {
  const results = read(file) as VitestResults | null;
  if (!results) return nothing;
  const failures = results.testResults.flatMap((tested) => {
    const tests = tested.assertionResults.filter((assertion) => assertion.status === 'failed');
    if (tests.length === 0 && tested.status === 'failed')
      return [failure(root, tested.name, 'could not be run', tested.message)];
    return tests.map((test) =>
      failure(root, tested.name, test.fullName, (test.failureMessages ?? []).join('\n')),
    );
  });
  return { passed: results.numPassedTests, failed: results.numFailedTests, failures };
}

function failuresOf(root: string, suite: Suite): string[] {
  const own = suite.specs
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors));
      const message = errors.map((error) => error.message ?? '').join('\n');
      return failure(root, path.join('tests/e2e', suite.file), spec.title, message);
    });
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOf(root, inner))];
}

/** A test that failed and then passed counts as failed. */
export function playwrightResults(root: string, file: string): TestResults {
  const results = read(file) as PlaywrightResults | null;
  if (!results) return nothing;
  return {
    passed: results.stats.expected,
    failed: results.stats.unexpected + results.stats.flaky,
    failures: results.suites.flatMap((suite) => failuresOf(root, suite)),
  };
}
