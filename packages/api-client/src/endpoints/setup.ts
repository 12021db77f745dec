import { firstAccount, firstStepNames, postponableSteps, setupSteps } from '@szansa/domain/setup';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { signedIn } from './auth.ts';

const token = z.string('required').regex(/^[\w-]{43}$/, 'link_invalid');

const setupState = z
  .object({
    /** Steps after the account; none for callers who did not open the link of the installation. */
    steps: z.array(z.object({ step: z.enum(setupSteps), state: z.enum(['open', 'done', 'postponed']) })),
    /** Where the set-up is resumed; null when it is finished. */
    next: z.enum(setupSteps).nullable(),
    /** What is to be done first, as far as the caller may; none when all is done or the list was dismissed. */
    firstSteps: z.array(z.object({ step: z.enum(firstStepNames), isDone: z.boolean() })),
  })
  .register(schemaNames, { id: 'Setup' });

export const setup = {
  open: endpoint({
    method: 'POST',
    path: '/setup/open',
    access: 'public',
    done: null,
    summary: 'What is known of the first administrator: what the settings of the server say.',
    body: z.strictObject({ token }),
    refusals: ['link_invalid', 'too_many_requests'],
    unversioned: 'secret',
    response: z.object({ email: z.string().nullable(), firstName: z.string(), lastName: z.string() }),
  }),
  createAccount: endpoint({
    method: 'POST',
    path: '/setup/account',
    access: 'public',
    done: 'signed_in',
    summary: 'Names the first administrator, sets the password, and signs in.',
    body: firstAccount.extend({ token }),
    refusals: ['link_invalid', 'too_many_requests'],
    unversioned: 'secret',
    response: signedIn,
  }),
  get: endpoint({
    method: 'GET',
    path: '/setup',
    access: 'agency.edit',
    summary: 'How far the set-up of a new agency is, and what its administrators do first.',
    response: setupState,
  }),
  postpone: endpoint({
    method: 'PUT',
    path: '/setup/postponed',
    access: 'agency.edit',
    summary: 'Puts a step of the set-up off.',
    body: z.strictObject({ step: z.enum(postponableSteps, 'value_not_allowed') }),
    refusals: ['wrong_state'],
    unversioned: 'parts',
    response: setupState,
  }),
  dismissFirstSteps: endpoint({
    method: 'PUT',
    path: '/setup/first-steps',
    access: 'agency.edit',
    summary: 'Hides the first steps from the dashboards of all administrators, or shows them again.',
    body: z.strictObject({ isDismissed: z.boolean('value_not_allowed') }),
    refusals: ['wrong_state'],
    unversioned: 'parts',
    response: setupState,
  }),
  addStarterLists: endpoint({
    method: 'POST',
    path: '/setup/starter-lists',
    access: 'agency.edit',
    done: 'saved',
    summary: 'Adds what is missing of the starter lists: car data, brands with models, and lead sources.',
    unversioned: 'parts',
    response: z.object({
      /** How many entries were added. */
      added: z.int(),
    }),
  }),
};
