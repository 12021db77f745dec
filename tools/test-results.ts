/** Parses the results that vitest and Playwright wrote: counts, failures, and how long each file took. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The separator between the names of groups and of a test, as in vitest. */
const between = ' > ';

/** Lines of a failure's message that are repeated at the end of the run. */
const shownLines = 6;

export interface Failure {
  /** From the root of the repository. */
  readonly file: string;
  /** Name of the test after those of the groups around it, `group > test`; undefined when the file could not be run. */
  readonly test: string | undefined;
  /** Its first lines. */
  readonly message: string;
}

export interface TestResults {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
  /** Seconds by file. */
  readonly seconds: ReadonlyMap<string, number>;
}

interface VitestResults {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface Spec {
  readonly ok: boolean;
  readonly title: string;
  readonly tests: readonly {
    readonly results: readonly {
      readonly duration: number;
      readonly errors: readonly { readonly message?: string }[];
    }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly Spec[];
}

interface PlaywrightResults {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

// oxlint-disable-next-line no-control-regex -- colours of a terminal begin with this character
const colours = /\u001b\[[0-9;]*m/g;

const firstLines = (message: string) =>
  message.replaceAll(colours, '').split('\n').slice(0, shownLines).join('\n');

/** Null for a file that is absent or cut off: the run ended before it was written. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** What vitest's JSON reporter wrote; null when it wrote nothing. */
export function vitestResults(root: string, resultFile: string): TestResults | null {
  const results = read(resultFile) as VitestResults | null;
  if (!results) return null;
  const failures = results.testResults.flatMap((tested): Failure[] => {
    const file = path.relative(root, tested.name);
    const tests = tested.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0 && tested.status === 'failed')
      return [{ file, test: undefined, message: firstLines(tested.message) }];
    return tests.map(({ ancestorTitles, title, failureMessages }) => ({
      file,
      test: [...ancestorTitles, title].join(between),
      message: firstLines((failureMessages ?? []).join('\n')),
    }));
  });
  return {
    passed: results.numPassedTests,
    // a file that could not be run has no failed test
    failed: failures.length,
    failures,
    seconds: new Map(
      results.testResults.map(({ name, startTime, endTime }) => [
        path.relative(root, name),
        (endTime - startTime) / 1000,
      ]),
    ),
  };
}

interface NamedSpec extends Spec {
  readonly file: string;
  readonly test: string;
}

/** The outermost suite is the file, whose title is no part of a test's name. */
function specsOf(suite: Suite, titles: readonly string[] = []): NamedSpec[] {
  const own = suite.specs.map((spec) => ({
    ...spec,
    file: path.join('tests/e2e', suite.file),
    test: [...titles, spec.title].join(between),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...titles, inner.title]))];
}

/** What Playwright's JSON reporter wrote; null when it wrote nothing. */
export function playwrightResults(resultFile: string): TestResults | null {
  const results = read(resultFile) as PlaywrightResults | null;
  if (!results) return null;
  const specs = results.suites.flatMap((suite) => specsOf(suite));
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const took = tests.flatMap(({ results: runs }) => runs).reduce((sum, { duration }) => sum + duration, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + took / 1000);
  }
  return {
    passed: results.stats.expected,
    failed: results.stats.unexpected + results.stats.flaky,
    failures: specs
      .filter(({ ok }) => !ok)
      .map(({ file, test, tests }) => ({
        file,
        test,
        message: firstLines(
          tests
            .flatMap(({ results: runs }) => runs.flatMap(({ errors }) => errors))
            .map(({ message }) => message ?? '')
            .join('\n'),
        ),
      })),
    seconds,
  };
}

const escapedPattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/**
 * Returns a pattern of test names that fits these failures and no other test; undefined when whole files have failed.
 * `separator` is what the runner puts between the names of groups and of a test.
 */
export function patternOf(failures: readonly Failure[], separator = between): string | undefined {
  const names = failures.map(({ test }) => test?.replaceAll(between, separator));
  if (names.includes(undefined)) return undefined;
  return `(?:^|\\s)(?:${names.map((name) => escapedPattern(name ?? '')).join('|')})$`;
}
