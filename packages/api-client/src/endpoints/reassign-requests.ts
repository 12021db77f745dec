import { reassignInput, reassignStatuses } from '@szansa/domain/opportunity';
import { z } from 'zod';

import { anyOf, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { id, idParams, instant, person } from './records.ts';

/** A user's request to be assigned an opportunity, addressed to its owner. */
export const reassignRequest = z
  .object({
    id,
    status: z.enum(reassignStatuses),
    customerFile: z.object({ id, number: z.int(), customerName: z.string() }),
    currentWorker: person,
    requester: person,
    targetWorker: person,
    reason: z.string(),
    createdAt: instant,
    can: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
  })
  .register(schemaNames, { id: 'ReassignRequest' });

export const reassignRequests = {
  list: endpoint({
    method: 'GET',
    path: '/reassign-requests',
    access: 'opportunity.get',
    summary: 'Pending requests that the caller decides or has made, newest first.',
    query: listQuery({
      sort: { createdAt: null },
      defaultSort: '-createdAt',
      filters: {
        customerFileId: anyOf(id),
        /** Only those the caller has made. */
        is_self: flag(),
      },
    }),
    response: pageOf(reassignRequest),
  }),
  get: endpoint({
    method: 'GET',
    path: '/reassign-requests/{id}',
    access: 'opportunity.get',
    summary: 'One request, for whom it concerns.',
    params: idParams,
    response: reassignRequest,
  }),
  create: endpoint({
    method: 'POST',
    path: '/opportunities/{id}/reassign-requests',
    access: 'opportunity.edit',
    done: 'requested',
    summary: 'Asks the owner for an opportunity; administrators may ask for somebody else.',
    params: idParams,
    body: reassignInput,
    refusals: ['opportunity_archived', 'wrong_state', 'reassign_pending'],
    response: reassignRequest,
    creates: true,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/reassign-requests/{id}/approve',
    access: 'opportunity.edit',
    done: 'approved',
    summary: 'Gives the opportunity to whom the request names; for its owner and administrators.',
    params: idParams,
    refusals: ['wrong_state', 'opportunity_archived'],
    unversioned: 'state',
    response: reassignRequest,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/reassign-requests/{id}/reject',
    access: 'opportunity.edit',
    done: 'rejected',
    summary: 'Keeps the opportunity where it is; for its owner and administrators.',
    params: idParams,
    refusals: ['wrong_state'],
    unversioned: 'state',
    response: reassignRequest,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/reassign-requests/{id}/withdraw',
    access: 'opportunity.get',
    done: 'withdrawn',
    summary: 'Takes an own request back.',
    params: idParams,
    refusals: ['wrong_state'],
    unversioned: 'state',
    response: reassignRequest,
  }),
};
