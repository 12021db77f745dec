import type { Data, Endpoints } from '@szansa/api-client/client';
import { personName } from '@szansa/domain/shared';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { useUser } from '#kit/session/session-atoms.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

export type ReassignRequest = Data<Endpoints['reassignRequests']['get']>;

function decided({ id, customerFile, targetWorker, status }: ReassignRequest): void {
  ownChange('customer-file-reassign-response', {
    requestId: id,
    customerFileId: customerFile.id,
    number: customerFile.number,
    targetWorkerName: personName(targetWorker),
    isApproved: status === 'approved',
  });
  ownChange('customer-file-changed', { customerFileId: customerFile.id, lists: 'readable' });
}

/** The ways to end a request, with the text of the toast. */
const decisions = {
  approve: 'reassign.approved',
  reject: 'reassign.rejected',
  withdraw: 'reassign.withdrawn',
} as const;

export type Decision = keyof typeof decisions;
export const isDecision = (name: string): name is Decision => name in decisions;

/** Approves, rejects and withdraws requests for opportunities; `onDone` runs once one has ended. */
export function useDecide(onDone: () => void) {
  const { t } = useTranslation('notifications');
  const after = (decision: Decision) => ({
    onSuccess: (request: ReassignRequest) => {
      decided(request);
      toastSuccess(t(decisions[decision]), `#${request.customerFile.number}`);
      onDone();
    },
    // another user may have decided first: pending requests are refetched
    onError: (error: Error) => {
      toastError(error);
      void queryClient.invalidateQueries({ queryKey: queries.reassignRequests.list.key() });
    },
  });
  const mutations = {
    approve: useMutation({ ...queries.reassignRequests.approve.mutation(), ...after('approve') }),
    reject: useMutation({ ...queries.reassignRequests.reject.mutation(), ...after('reject') }),
    withdraw: useMutation({ ...queries.reassignRequests.withdraw.mutation(), ...after('withdraw') }),
  };
  const isDeciding = (decision: Decision, { id }: ReassignRequest) =>
    mutations[decision].isPending && mutations[decision].variables.params.id === id;
  return {
    /** Whether a decision about a request is on its way. */
    isDeciding,
    decide: (decision: Decision, { id }: ReassignRequest) => mutations[decision].mutate({ params: { id } }),
  };
}

/** Returns a function for the text of a request, in one sentence. */
export function useRequestText(): (request: ReassignRequest) => string {
  const { t } = useTranslation('notifications');
  const user = useUser();
  return ({ requester, currentWorker, targetWorker, customerFile: { number, customerName: customer } }) => {
    const values = { requester: personName(requester), number, customer };
    if (requester.id === user.id) return t('reassign.own', { ...values, owner: personName(currentWorker) });
    return requester.id === targetWorker.id
      ? t('reassign.asks', values)
      : t('reassign.asksFor', { ...values, target: personName(targetWorker) });
  };
}
