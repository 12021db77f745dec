import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { useServerEvent } from '#kit/live/hearing.ts';
import { useAccess, useUser } from '#kit/session/session-atoms.ts';
import { toasts } from '#kit/toasts/toasts.ts';

import { useRequestText, useDecide, type ReassignRequest } from './reassign-request.tsx';

/** Says what comes of requests, to whom they concern (specification, section 7). */
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

/** Asks the owner of an opportunity, on top of any screen, whether somebody else may have it. */
export function ReassignPopup() {
  const user = useUser();
  const { has } = useAccess();
  const [postponed, setPostponed] = useState<readonly string[]>([]);
  const pending = useQuery({
    ...queries.reassignRequests.list.query({ query: { perPage: 10 } }),
    enabled: has('opportunity.edit'),
  });
  useToasts();
  // archiving, closing and handing over withdraw a request, and are told as a change of the opportunity alone
  useServerEvent('customer-file-changed', ({ customerFileId }) => {
    if (!pending.data?.items.some(({ customerFile }) => customerFile.id === customerFileId)) return;
    void queryClient.invalidateQueries({ queryKey: queries.reassignRequests.list.key() });
  });
  // administrators decide as well, but it is the owner who is asked
  const request = pending.data?.items.find(
    ({ id, can, currentWorker }) => can.decide && currentWorker.id === user.id && !postponed.includes(id),
  );
  if (!request) return null;
  return (
    <Requested key={request.id} request={request} onLater={() => setPostponed([...postponed, request.id])} />
  );
}

function Requested({ request, onLater }: { request: ReassignRequest; onLater: () => void }) {
  const { t } = useTranslation('notifications');
  const asked = useRequestText();
  const { isDeciding, decide } = useDecide(onLater);
  const isApproving = isDeciding('approve', request);
  const isRejecting = isDeciding('reject', request);
  return (
    <Dialog
      open
      onOpenChange={onLater}
      size="small"
      title={t('reassign.title')}
      description={asked(request)}
      footer={
        <>
          <Button variant="ghost" className="mr-auto" onClick={onLater}>
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
