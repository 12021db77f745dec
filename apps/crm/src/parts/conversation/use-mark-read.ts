import { useMutation } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import type { ConversationSource } from './conversation-source.ts';

function subscribe(listen: () => void): () => void {
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}

/** Reports the newest message as read to the server, once the page is visible and the list shows the message. */
export function useMarkRead(
  { markRead }: ConversationSource,
  newestUnread: string | undefined,
  isInView: boolean,
): void {
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const { mutate } = useMutation({
    mutationFn: async (id: string) => markRead?.(id),
    meta: { isNoChange: true },
  });
  const seen = isVisible && isInView ? newestUnread : undefined;

  useEffect(() => {
    if (seen) mutate(seen);
  }, [seen, mutate]);
}
