import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { id, idParams, instant } from './records.ts';

/** A long-running operation that a user started, such as an import. */
export const operation = z
  .object({
    id,
    kind: z.string(),
    /** `interrupted`: its job is gone, after a restore for example. */
    state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'interrupted']),
    /** Steps done, of `total` where that is known. */
    done: z.int(),
    total: z.int().nullable(),
    message: z.string().nullable(),
    /** What came of it, in the form of its kind; null until it is done. */
    result: z.unknown(),
    isCancelWished: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
    endedAt: instant.nullable(),
    can: z.object({ cancel: z.boolean() }),
  })
  .register(schemaNames, { id: 'Operation' });

/** Operations a list of them names at most. */
export const mostOperations = 20;

export const operations = {
  list: endpoint({
    method: 'GET',
    path: '/operations',
    access: 'signed-in',
    summary: `Own operations that have not ended, then those that ended within a day, the newest first; ${mostOperations} at most.`,
    response: z.array(operation).max(mostOperations),
  }),
  get: endpoint({
    method: 'GET',
    path: '/operations/{id}',
    access: 'signed-in',
    summary: 'How far an own operation has come.',
    params: idParams,
    response: operation,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/operations/{id}/cancel',
    access: 'signed-in',
    done: 'cancelling',
    summary: 'Asks an own operation to stop at its next step; one that has not begun is cancelled at once.',
    params: idParams,
    refusals: ['wrong_state'],
    unversioned: 'state',
    response: operation,
  }),
};
