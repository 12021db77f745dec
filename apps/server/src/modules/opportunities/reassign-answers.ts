import type { Endpoints } from '@szansa/api-client/endpoints';
import { isOwnerOrAdministrator } from '@szansa/domain/opportunity';

import {
  listAnswer,
  notFound,
  type Actor,
  type HandlerInput,
  type Produced,
  type StaffReading,
} from '#platform';
import { countRequests, findRequest, listRequests, type ReassignRow } from './reassign-queries.ts';

type ReassignRequests = Endpoints['reassignRequests'];
export type ReassignAnswer = Produced<ReassignRequests['get']>;

function answer({ ownerId, requesterId, customerFile, ...row }: ReassignRow, actor: Actor): ReassignAnswer {
  const isPending = row.status === 'pending';
  const { id, number, customerName } = customerFile;
  return {
    ...row,
    customerFile: { id, number, customerName },
    can: {
      decide:
        isPending && actor.can('opportunity.edit') && isOwnerOrAdministrator(actor, { workerId: ownerId }),
      withdraw: isPending && requesterId === actor.userId,
    },
  };
}

/** One page of pending requests that the actor decides or has made. */
export function requestsOf(
  { db, actor }: StaffReading,
  query: HandlerInput<ReassignRequests['list']>['query'],
): Promise<Produced<ReassignRequests['list']>> {
  return listAnswer(query, {
    rows: listRequests(db, actor, query),
    count: countRequests(db, actor, query),
    item: (row) => answer(row, actor),
  });
}

/** One request. @throws 404 for whom it does not concern */
export async function requestById({ db, actor }: StaffReading, id: string): Promise<ReassignAnswer> {
  const row = await findRequest(db, actor, id);
  if (!row) throw notFound();
  return answer(row, actor);
}
