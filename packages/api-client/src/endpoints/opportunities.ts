import {
  archiveInput,
  leadInput,
  moveInput,
  opportunityInput,
  opportunityPatch,
  opportunityStatuses,
} from '@szansa/domain/opportunity';
import { money, searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import {
  amountFilter,
  anyOf,
  anyOrNoneOf,
  endpoint,
  flag,
  listQuery,
  pageOf,
  schemaNames,
} from '../contract/index.ts';
import { boardColumn, opportunity, opportunityListItem } from './opportunity-records.ts';
import { cardParams, cardRefusals, id, idParams, person, version } from './records.ts';
import { timelineEvent, timelineQuery } from './timeline.ts';

const filters = {
  ...anyOrNoneOf('status', z.enum(opportunityStatuses, 'value_not_allowed')),
  ...anyOrNoneOf('workerId', id),
  ...anyOrNoneOf('leadSourceId', id),
  ...anyOrNoneOf('labelId', id),
  /** The value of the vehicle, net, both ends included. */
  vehicleValueFrom: amountFilter(),
  vehicleValueTo: amountFilter(),
  customerId: anyOf(id),
  /** Of any customer of a firm. */
  customerOrganisationId: anyOf(id),
  /** Own opportunities only. */
  is_self: flag(),
  /** Archived ones instead of the others. */
  is_archived: flag(),
  isUnassigned: flag(),
  /** Any fragment of the owner's name; empty for opportunities without an owner. */
  worker_name: searchText.optional(),
};

export const opportunities = {
  list: endpoint({
    method: 'GET',
    path: '/opportunities',
    access: 'opportunity.get',
    summary: 'Sales opportunities, newest activity first.',
    query: listQuery({
      sort: { lastActivityAt: null, createdAt: null, number: null, statusChangedAt: null },
      defaultSort: '-lastActivityAt',
      filters,
    }),
    response: pageOf(opportunityListItem),
  }),
  board: endpoint({
    method: 'GET',
    path: '/opportunities/board',
    access: 'opportunity.get',
    summary: 'Opportunities by status with counts and sums; 20 cards a column, newest activity first.',
    query: z.strictObject({
      search: searchText.optional(),
      workerId: filters.workerId,
      workerIdNot: filters.workerIdNot,
      leadSourceId: filters.leadSourceId,
      leadSourceIdNot: filters.leadSourceIdNot,
      labelId: filters.labelId,
      labelIdNot: filters.labelIdNot,
      vehicleValueFrom: filters.vehicleValueFrom,
      vehicleValueTo: filters.vehicleValueTo,
      is_self: filters.is_self,
      isUnassigned: filters.isUnassigned,
      worker_name: filters.worker_name,
      /** Columns to be given a hundred further cards, one for each time their status is named. */
      more: anyOf(z.enum(opportunityStatuses, 'value_not_allowed')),
    }),
    response: z.object({ columns: z.array(boardColumn) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/opportunities/{id}',
    access: 'opportunity.get',
    summary: 'One opportunity, with what the reader may do.',
    params: idParams,
    response: opportunity,
  }),
  create: endpoint({
    method: 'POST',
    path: '/opportunities',
    access: 'opportunity.create',
    summary: 'Opens an opportunity for a customer.',
    body: opportunityInput,
    response: opportunity,
    creates: true,
  }),
  createLead: endpoint({
    method: 'POST',
    path: '/opportunities/leads',
    access: 'opportunity.create',
    summary:
      'Opens an opportunity and writes down its customer, both or neither; needs the right to create customers too.',
    body: leadInput,
    refusals: ['duplicate_customer', 'too_many_requests'],
    response: opportunity,
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/opportunities/{id}',
    access: 'opportunity.edit',
    summary: 'Changes fields of an opportunity.',
    params: idParams,
    body: z.strictObject({ version, changes: opportunityPatch }),
    refusals: ['opportunity_not_yours', 'opportunity_archived', 'consent_required', 'closing_incomplete'],
    response: opportunity,
  }),
  move: endpoint({
    method: 'POST',
    path: '/opportunities/{id}/move',
    access: 'opportunity.edit',
    done: 'moved',
    summary:
      'Moves to a status. Closing is refused with everything that is missing (422 `closing_incomplete`).',
    params: cardParams,
    body: moveInput.extend({ version }),
    refusals: [
      ...cardRefusals,
      'opportunity_not_yours',
      'opportunity_archived',
      'consent_required',
      'closing_incomplete',
      'no_cars_left',
    ],
    response: opportunity,
  }),
  consentToEdit: endpoint({
    method: 'POST',
    path: '/opportunities/{id}/consent',
    access: 'opportunity.edit',
    done: 'consented',
    summary: 'Confirms that a closed opportunity is to be changed; holds for the session.',
    params: idParams,
    refusals: ['opportunity_not_yours', 'opportunity_archived', 'wrong_state'],
    unversioned: 'own',
    response: opportunity,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/opportunities/{id}/archive',
    access: 'opportunity.edit',
    done: 'archived',
    summary: 'Archives with a reason; refused without a lead source.',
    params: idParams,
    body: archiveInput.extend({ version }),
    refusals: [
      'opportunity_not_yours',
      'opportunity_archived',
      'consent_required',
      'lead_source_required',
      'note_required',
    ],
    response: opportunity,
  }),
  unarchive: endpoint({
    method: 'POST',
    path: '/opportunities/{id}/unarchive',
    access: 'opportunity.edit',
    done: 'unarchived',
    summary: 'Brings an archived opportunity back.',
    params: idParams,
    body: z.strictObject({ version }),
    refusals: ['opportunity_not_yours', 'opportunity_not_archived', 'no_cars_left'],
    response: opportunity,
  }),
  claim: endpoint({
    method: 'POST',
    path: '/opportunities/{id}/claim',
    access: 'opportunity.edit',
    done: 'claimed',
    summary: 'Takes an opportunity nobody owns; of two who claim at once one wins.',
    params: idParams,
    refusals: ['opportunity_archived', 'opportunity_taken'],
    unversioned: 'state',
    response: opportunity,
  }),
  assign: endpoint({
    method: 'POST',
    path: '/opportunities/{id}/assign',
    access: 'opportunity.edit',
    done: 'assigned',
    summary: 'Gives an opportunity to somebody; administrators only.',
    params: idParams,
    body: z.strictObject({ version, workerId: id.nullable() }),
    refusals: ['opportunity_not_yours', 'opportunity_archived', 'consent_required', 'closing_incomplete'],
    response: opportunity,
  }),
  team: endpoint({
    method: 'GET',
    path: '/opportunities/team',
    access: 'report.get',
    summary: 'How every salesperson stands: what they have open, what stays too long, what they have closed.',
    response: z.object({
      /** Number of opportunities without an owner; null for callers who may not read those. */
      unassigned: z.int().nullable(),
      /** Who owns any that is not archived, the greatest sum first. */
      people: z.array(
        z
          .object({
            worker: person,
            /** Not closed yet. */
            open: z.int(),
            /** Net: the vehicles of the open ones. */
            sum: money,
            /** Longer at their stage than the agency has set. */
            stale: z.int(),
            /** Closed since the first of the month, in Warsaw. */
            closed: z.int(),
            /** Activities that should have been done; null to who may not read them. */
            overdue: z.int().nullable(),
          })
          .register(schemaNames, { id: 'Salesperson' }),
      ),
    }),
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/opportunities/{id}/timeline',
    access: 'timeline_event.get',
    summary: 'Everything that happened to an opportunity, newest first.',
    params: idParams,
    query: timelineQuery,
    response: pageOf(timelineEvent),
  }),
  related: endpoint({
    method: 'GET',
    path: '/opportunities/{id}/related',
    access: 'opportunity.get',
    summary: 'Opportunities of the same customer or of another customer of the same firm.',
    params: idParams,
    response: z.array(opportunityListItem.extend({ relation: z.enum(['customer', 'organisation']) })),
  }),
};
