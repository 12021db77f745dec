import {
  archivingChange,
  bulkLists,
  bulkStates,
  mostChosen,
  mostRefusalsShown,
} from '@szansa/domain/bulk-change';
import { opportunityBulkChange } from '@szansa/domain/opportunity';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { customerOrganisations } from './customer-organisations.ts';
import { customers } from './customers.ts';
import { opportunities } from './opportunities.ts';
import { id, idParams, instant } from './records.ts';

const pageKeys = { page: true, perPage: true, sort: true } as const;

/** Records chosen one by one, or all that a list finds under its filters. */
function chosenBy<Filters extends z.ZodObject>(filters: Filters) {
  return z.union(
    [z.strictObject({ ids: z.array(id).min(1).max(mostChosen) }), z.strictObject({ filters })],
    'value_not_allowed',
  );
}

/** A change of many records: what it would do, then what it has done. */
const bulkChange = z
  .object({
    id,
    list: z.enum(bulkLists),
    /** What is done, such as `archive`. */
    kind: z.string(),
    state: z.enum(bulkStates),
    /** Records it was made for; they do not change any more. */
    total: z.int(),
    /** Those that will be changed. */
    waiting: z.int(),
    changed: z.int(),
    /** Those that are as they should be already. */
    same: z.int(),
    refused: z.int(),
    /** Why records were refused, the commonest reason first. */
    reasons: z.array(z.object({ code: z.string(), message: z.string(), count: z.int() })),
    /** Of long work that can be watched; null for a change that was done at once. */
    operationId: id.nullable(),
    createdAt: instant,
  })
  .register(schemaNames, { id: 'BulkChange' });

/** A record that was not changed; without a name where the reader may not read it any more. */
const refusedRecord = z
  .object({
    id,
    name: z.string().nullable(),
    /** Of an opportunity. */
    number: z.int().nullable(),
    code: z.string(),
    message: z.string(),
  })
  .register(schemaNames, { id: 'RefusedRecord' });

const preview = {
  method: 'POST',
  refusals: ['too_many_records'],
  unversioned: 'new',
  response: bulkChange,
} as const;

/** Changes of many records at once; each user can read and run only their own. */
export const bulkChanges = {
  previewOpportunities: endpoint({
    ...preview,
    path: '/bulk-changes/opportunities',
    access: 'opportunity.edit',
    done: null,
    refusals: ['too_many_records', 'note_required'],
    summary: 'Keeps which opportunities are to be changed, and tells what the change would do.',
    body: z.strictObject({
      chosen: chosenBy(opportunities.list.query.omit(pageKeys)),
      change: opportunityBulkChange,
    }),
  }),
  previewCustomers: endpoint({
    ...preview,
    path: '/bulk-changes/customers',
    access: 'customer.edit',
    done: null,
    summary: 'Keeps which customers are to be changed, and tells what the change would do.',
    body: z.strictObject({ chosen: chosenBy(customers.list.query.omit(pageKeys)), change: archivingChange }),
  }),
  previewOrganisations: endpoint({
    ...preview,
    path: '/bulk-changes/customer-organisations',
    access: 'customer_organisation.edit',
    done: null,
    summary: 'Keeps which firms are to be changed, and tells what the change would do.',
    body: z.strictObject({
      chosen: chosenBy(customerOrganisations.list.query.omit(pageKeys)),
      change: archivingChange,
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/bulk-changes/{id}',
    access: 'signed-in',
    summary: 'What an own change of many would do, or has done.',
    params: idParams,
    response: bulkChange,
  }),
  refused: endpoint({
    method: 'GET',
    path: '/bulk-changes/{id}/refused',
    access: 'signed-in',
    summary: `Records an own change of many does not change, with reasons; ${mostRefusalsShown} at most.`,
    params: idParams,
    response: z.array(refusedRecord).max(mostRefusalsShown),
  }),
  run: endpoint({
    method: 'POST',
    path: '/bulk-changes/{id}/run',
    access: ['opportunity.edit', 'customer.edit', 'customer_organisation.edit'],
    done: null,
    summary:
      'Does what was previewed: a few at once, more as an operation. Each record is changed by itself.',
    params: idParams,
    refusals: ['wrong_state'],
    unversioned: 'state',
    response: bulkChange,
  }),
};
