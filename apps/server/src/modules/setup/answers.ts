import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import type { Right } from '@szansa/domain/access';
import {
  firstStepNames,
  nextStep,
  setupSteps,
  stepState,
  type FirstStepName,
  type SetupStep,
  type StepState,
} from '@szansa/domain/setup';

import type { Actor, StaffReading } from '#platform';
import { findSetup, type SetupRow } from './queries.ts';

export type Setup = Data<Endpoints['setup']['get']>;

function statesOf(row: SetupRow): Record<SetupStep, StepState> {
  return {
    agency: stepState({ isDone: row.hasAgency, isPostponed: false }),
    second_factor: stepState({ isDone: row.hasSecondFactor, isPostponed: row.secondFactorPostponed }),
    mailbox: stepState({ isDone: row.hasMailbox, isPostponed: row.mailboxPostponed }),
  };
}

/** What a first step needs, beside the right to the settings of the agency. */
const rights: Readonly<Record<FirstStepName, readonly Right[]>> = {
  setup: [],
  starter_lists: [],
  people: ['user.create'],
  banks: ['bank.create'],
  customers: ['customer.create'],
  documents: [],
};

function firstStepsOf(row: SetupRow, next: SetupStep | null, actor: Actor): Setup['firstSteps'] {
  if (row.firstStepsDismissed) return [];
  const done: Readonly<Record<FirstStepName, boolean>> = {
    setup: next === null,
    starter_lists: row.hasBrands,
    people: row.hasPeople,
    banks: row.hasBanks,
    customers: row.hasCustomers,
    documents: row.hasDocuments,
  };
  // the set-up belongs to who opened the link of the installation
  const isOwn = row.administratorId === actor.userId;
  const steps = firstStepNames
    .filter((step) => (step !== 'setup' || isOwn) && rights[step].every((right) => actor.can(right)))
    .map((step) => ({ step, isDone: done[step] }));
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}

/** How far the set-up is, as far as it concerns the caller. */
export async function setupOf({ db, actor }: StaffReading): Promise<Setup> {
  const row = await findSetup(db);
  if (!row) return { steps: [], next: null, firstSteps: [] };
  const states = statesOf(row);
  const next = nextStep(states);
  const firstSteps = firstStepsOf(row, next, actor);
  if (row.administratorId !== actor.userId) return { steps: [], next: null, firstSteps };
  return { steps: setupSteps.map((step) => ({ step, state: states[step] })), next, firstSteps };
}
