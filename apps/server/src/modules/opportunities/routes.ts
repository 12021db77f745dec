import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../platform.ts';
import { archiveOpportunity, unarchiveOpportunity } from './archiving.ts';
import { changeOpportunity, createOpportunity } from './changing.ts';
import { opportunityById } from './described.ts';
import { consentToEdit, moveOpportunity } from './moving.ts';
import { assignOpportunity, claimOpportunity } from './owning.ts';
import { boardOfOpportunities, listOfOpportunities, relatedTo, timelineOf } from './service.ts';

export const opportunityRoutes: ResourceHandlers<Endpoints['opportunities']> = {
  list: ({ query, context }) => listOfOpportunities(context, query),
  board: ({ query, context }) => boardOfOpportunities(context, query),
  get: ({ params, context }) => opportunityById(context, params.id),
  create: ({ body, context }) => createOpportunity(context, body),
  update: ({ params, body, context }) => changeOpportunity(context, params.id, body),
  move: ({ params, body, context }) => moveOpportunity(context, params.id, body.status),
  consentToEdit: ({ params, context }) => consentToEdit(context, params.id),
  archive: ({ params, body, context }) => archiveOpportunity(context, params.id, body),
  unarchive: ({ params, context }) => unarchiveOpportunity(context, params.id),
  claim: ({ params, context }) => claimOpportunity(context, params.id),
  assign: ({ params, body, context }) => assignOpportunity(context, params.id, body.workerId),
  timeline: ({ params, query, context }) => timelineOf(context, params.id, query),
  related: ({ params, context }) => relatedTo(context, params.id),
};
