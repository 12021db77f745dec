import { listAnswer, type Module } from '#platform';
import { opportunityRooms, readableOpportunity } from './access.ts';
import { opportunityById, relatedTo, teamOf } from './answers.ts';
import { archiveReasons } from './archive-reason-queries.ts';
import { opportunitiesDemo, opportunitiesStart } from './demo.ts';
import { timelineOf, timelineOfCustomer } from './history-answers.ts';
import { boardOfOpportunities, opportunitiesFound } from './list-answers.ts';
import { noticeDraft } from './notices.ts';
import { requestById, requestsOf } from './reassign-answers.ts';
import { listSuccessors } from './reader-queries.ts';
import { archiveOpportunity, unarchiveOpportunity } from './verbs/archive.ts';
import { assignOpportunity } from './verbs/assign.ts';
import { changeOpportunity } from './verbs/change.ts';
import { claimOpportunity } from './verbs/claim.ts';
import { consentToEdit } from './verbs/consent.ts';
import { createLead } from './verbs/create-lead.ts';
import { createOpportunity } from './verbs/create.ts';
import { approveReassign, rejectReassign, withdrawReassign } from './verbs/decide-reassign.ts';
import { moveOpportunity } from './verbs/move.ts';
import { notifyCustomer, onNoticeMailEnd } from './verbs/notify-customer.ts';
import { requestReassign } from './verbs/request-reassign.ts';

/** Sales opportunities: the list, the board, one of them with its history. */
export const opportunitiesModule = {
  routes: {
    opportunities: {
      list: ({ query, context }) => listAnswer(query, opportunitiesFound(context, query)),
      board: ({ query, context }) => boardOfOpportunities(context, query),
      get: ({ params, context }) => opportunityById(context, params.id),
      create: ({ body, context }) => createOpportunity(context, body),
      createLead: ({ body, context }) => createLead(context, body),
      update: ({ params, body, context }) => changeOpportunity(context, params.id, body),
      move: ({ params, body, context }) => moveOpportunity(context, params.id, body),
      consentToEdit: ({ params, context }) => consentToEdit(context, params.id),
      archive: ({ params, body, context }) => archiveOpportunity(context, params.id, body),
      unarchive: ({ params, body, context }) => unarchiveOpportunity(context, params.id, body),
      claim: ({ params, context }) => claimOpportunity(context, params.id),
      assign: ({ params, body, context }) => assignOpportunity(context, params.id, body),
      team: ({ context }) => teamOf(context),
      timeline: ({ params, query, context }) => timelineOf(context, params.id, query),
      related: ({ params, context }) => relatedTo(context, params.id),
    },
    customers: {
      timeline: ({ params, query, context }) => timelineOfCustomer(context, params.id, query),
    },
    customerNotices: {
      draft: ({ params, query, context }) => noticeDraft(context, params.id, query),
      send: ({ params, body, context }) => notifyCustomer(context, params.id, body),
    },
    reassignRequests: {
      list: ({ query, context }) => requestsOf(context, query),
      get: ({ params, context }) => requestById(context, params.id),
      create: ({ params, body, context }) => requestReassign(context, params.id, body),
      approve: ({ params, context }) => approveReassign(context, params.id),
      reject: ({ params, context }) => rejectReassign(context, params.id),
      withdraw: ({ params, context }) => withdrawReassign(context, params.id),
    },
    workers: { owners: ({ context }) => listSuccessors(context.db, null) },
    archiveReasons: { list: ({ context }) => archiveReasons(context.db) },
  },
  mailEnded: onNoticeMailEnd,
  rooms: opportunityRooms,
  watchable: { opportunity: readableOpportunity },
  start: opportunitiesStart,
  demo: opportunitiesDemo,
} as const satisfies Module;
