import { z } from 'zod';

import { languages, newPassword } from '../account/index.ts';
import { email } from '../identity/index.ts';
import { line } from '../shared/index.ts';

/** What the first administrator sets up after the own account, in this order. */
export const setupSteps = ['agency', 'second_factor', 'mailbox'] as const;

export type SetupStep = (typeof setupSteps)[number];

/** Steps that may be put off (rule SU1). */
export const postponableSteps = ['second_factor', 'mailbox'] as const satisfies readonly SetupStep[];

export type PostponableStep = (typeof postponableSteps)[number];

export type StepState = 'open' | 'done' | 'postponed';

/** Returns the state of a step: what is done counts as done, whether it was put off or not (rule SU1). */
export function stepState({ isDone, isPostponed }: { isDone: boolean; isPostponed: boolean }): StepState {
  if (isDone) return 'done';
  return isPostponed ? 'postponed' : 'open';
}

/** Returns the step at which the set-up is resumed; null when none is open (rule SU2). */
export function nextStep(states: Readonly<Record<SetupStep, StepState>>): SetupStep | null {
  return setupSteps.find((step) => states[step] === 'open') ?? null;
}

/** The account of the first administrator, as the set-up page sends it (rule AC1). */
export const firstAccount = z.strictObject({
  firstName: line(100),
  lastName: line(100),
  email,
  password: newPassword,
  locale: z.enum(languages, 'value_not_allowed').default('pl'),
});

export type FirstAccount = z.output<typeof firstAccount>;
