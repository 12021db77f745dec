import { useMutation } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { queries, queryClient } from '#kit/api/api.ts';

function subscribe(listen: () => void): () => void {
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}

/** Tells the server that the newest message has been seen, once the page is visible and the list shows it. */
export function useMarkRead(newestUnread: string | undefined, isInView: boolean): void {
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const { mutate } = useMutation({
    ...queries.comments.updateLastReadMessage.mutation(),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: queries.comments.all }),
  });
  const seen = isVisible && isInView ? newestUnread : undefined;

  useEffect(() => {
    if (seen) mutate({ params: { id: seen } });
  }, [seen, mutate]);
}
