import { expect, it } from 'vitest';

import { patternOf, type Failure, type TestResults } from './test-results.ts';
import { summary, verdictOf, type PartOutcome } from './test-verdict.ts';

const failure = (test: string | undefined, file = 'a.test.ts'): Failure => ({
  file,
  test,
  message: 'why\nwhere',
});

function results(passed: number, failures: readonly Failure[] = []): TestResults {
  return { passed, failed: failures.length, failures, seconds: new Map([['a.test.ts', 2.25]]) };
}

function part(first: TestResults, again: TestResults | null = null): PartOutcome {
  return { name: 'server', seconds: 12, first, again };
}

it('a failure that comes again counts as failed', () => {
  const one = failure('one');
  expect(verdictOf([part(results(5, [one]), results(0, [one]))])).toMatchObject({
    passed: 5,
    failed: 1,
    failures: ['✗ a.test.ts > one\n    why\n    where'],
    unsteady: [],
  });
});

it('a failure that does not come again is unsteady and counts as passed', () => {
  const [one, other] = [failure('one'), failure('other')];
  expect(verdictOf([part(results(5, [one, other]), results(1, [other]))])).toMatchObject({
    passed: 6,
    failed: 1,
    unsteady: ['~ a.test.ts > one\n    why\n    where'],
  });
});

it('a failure stays one when nothing was run again, or the repetition crashed', () => {
  const one = failure('one');
  expect(verdictOf([part(results(5, [one]))]).failed).toBe(1);
  expect(verdictOf([part(results(5, [one]), results(0))]).failed).toBe(1);
  expect(verdictOf([part(results(5, [one]), results(3, [failure(undefined, 'server')]))]).failed).toBe(1);
});

it('four unsteady tests of all parts fail the run', () => {
  const three = ['one', 'two', 'three'].map((name) => failure(name));
  const outcomes = [part(results(5, three), results(3))];
  expect(verdictOf(outcomes)).toMatchObject({ passed: 8, failed: 0 });
  expect(verdictOf([...outcomes, part(results(1, [failure('four')]), results(1))])).toMatchObject({
    passed: 6,
    failed: 4,
  });
});

it('the end names slow files, parts, unsteady tests and the count', () => {
  const outcomes = [part(results(5, [failure('one')]), results(1))];
  const text = summary(outcomes, verdictOf(outcomes));
  expect(text).toContain('    2.3 s  a.test.ts');
  expect(text).toContain('   12.0 s  server');
  expect(text).toContain('~ a.test.ts > one');
  expect(text.endsWith('\n6 passed, 0 failed\n')).toBe(true);
});

it('the pattern of failed tests fits them and no others', () => {
  const failures = [failure('a group > one (1 of 2)'), failure('two')];
  const pattern = new RegExp(patternOf(failures) ?? '');
  expect(['a group > one (1 of 2)', 'two', 'file.test.ts two'].every((name) => pattern.test(name))).toBe(
    true,
  );
  expect(
    ['a group > one', 'two more', 'a group > one (1 of 2) more'].some((name) => pattern.test(name)),
  ).toBe(false);
  expect(new RegExp(patternOf(failures, ' ') ?? '').test('file.spec.ts a group one (1 of 2)')).toBe(true);
  expect(patternOf([failure('one'), failure(undefined)])).toBeUndefined();
});
