import { useMutation } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { useUser } from '#kit/session/session-atoms.ts';

function subscribe(listen: () => void): () => void {
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}

/** Tells the server that the newest message has been seen, once the page is visible and the list shows it. */
export function useMarkRead(
  opportunityId: string,
  newestUnread: string | undefined,
  isInView: boolean,
): void {
  const { id: userId } = useUser();
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const { mutate } = useMutation({
    ...queries.comments.updateLastReadMessage.mutation(),
    onSuccess: (_nothing, { params }) => {
      const read = { customerFileId: opportunityId };
      ownChange('customer-file-message-mark-as-read', read);
      ownChange('customer-file-last-message-read-by', { ...read, messageId: params.id, readerId: userId });
    },
  });
  const seen = isVisible && isInView ? newestUnread : undefined;

  useEffect(() => {
    if (seen) mutate({ params: { id: seen } });
  }, [seen, mutate]);
}
