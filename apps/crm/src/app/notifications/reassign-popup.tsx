import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { useServerEvent } from '#kit/live/server-events.ts';
import { useAccess, useUser } from '#kit/session/session-atoms.ts';
import { toasts } from '#kit/toasts/toasts.ts';

import { useRequestText, useDecide, type ReassignRequest } from './reassign-request.tsx';

/** Shows toasts about the outcome of requests to those concerned (specification, section 7). */
function useToasts(): void {
  const { t } = useTranslation('notifications');
  useServerEvent('customer-file-reassign-request', ({ number, targetWorkerName: name }) => {
    toasts.show({
      title: t('reassign.new'),
      description: t('reassign.about', { number, name }),
      type: 'foreground',
    });
  });
  useServerEvent('customer-file-reassign-response', ({ number, isApproved }) => {
    toasts.show({
      title: t(isApproved ? 'reassign.approved' : 'reassign.rejected'),
      description: `#${number}`,
      type: 'foreground',
      variant: isApproved ? 'success' : 'destructive',
    });
  });
}

/** Asks the owner of an opportunity, on top of any screen, whether another user may have it. */
export function ReassignPopup() {
  const user = useUser();
  const { has } = useAccess();
  const [postponed, setPostponed] = useState<readonly string[]>([]);
  const pending = useQuery({
    ...queries.reassignRequests.list.query({ query: { perPage: 10 } }),
    enabled: has('opportunity.edit'),
  });
  useToasts();
  // archiving, closing and reassigning withdraw a request, but only publish a change of the opportunity
  useServerEvent('customer-file-changed', ({ customerFileId }) => {
    if (!pending.data?.items.some(({ customerFile }) => customerFile.id === customerFileId)) return;
    void queryClient.invalidateQueries({ queryKey: queries.reassignRequests.list.key() });
  });
  // administrators may decide as well, but only the owner is prompted
  const request = pending.data?.items.find(
    ({ id, can, currentWorker }) => can.decide && currentWorker.id === user.id && !postponed.includes(id),
  );
  if (!request) return null;
  return (
    <Requested
      key={request.id}
      request={request}
      onPostpone={() => setPostponed([...postponed, request.id])}
    />
  );
}

function Requested({ request, onPostpone }: { request: ReassignRequest; onPostpone: () => void }) {
  const { t } = useTranslation('notifications');
  const textOf = useRequestText();
  const { isDeciding, decide } = useDecide(onPostpone);
  const isApproving = isDeciding('approve', request);
  const isRejecting = isDeciding('reject', request);
  return (
    <Dialog
      open
      onOpenChange={onPostpone}
      size="small"
      title={t('reassign.title')}
      description={textOf(request)}
      footer={
        <>
          <Button variant="ghost" className="mr-auto" onClick={onPostpone}>
            {t('reassign.later')}
          </Button>
          <Button disabled={isApproving} loading={isRejecting} onClick={() => decide('reject', request)}>
            {t('reassign.reject')}
          </Button>
          <Button
            variant="primary"
            disabled={isRejecting}
            loading={isApproving}
            onClick={() => decide('approve', request)}
          >
            {t('reassign.approve')}
          </Button>
        </>
      }
    >
      <p className="text-small text-text-muted">{t('reassign.reason')}</p>
      <p className="break-words">{request.reason}</p>
    </Dialog>
  );
}
