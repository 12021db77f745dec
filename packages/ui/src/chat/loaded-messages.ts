import { useState } from 'react';

import { useWords } from '../labels/index.ts';
import type { MoreMessages } from './message-edge.tsx';
import type { ChatMessage } from './message.ts';
import { chatWords } from './words.ts';

interface Loaded {
  readonly firstId: string | undefined;
  readonly lastId: string | undefined;
  /** Whether the last message was the end of the conversation. */
  readonly isWhole: boolean;
  /** The last message when the reader was at the end, or newer ones were loaded. */
  readonly seenId: string | undefined;
  readonly older: number;
  readonly newer: number;
}

interface Edges {
  readonly older: MoreMessages | undefined;
  readonly newer: MoreMessages | undefined;
}

function loadedNow(messages: readonly ChatMessage[], before: Loaded | null, isWhole: boolean): Loaded {
  const [firstId, lastId] = [messages[0]?.id, messages.at(-1)?.id];
  const placeOf = (id: string | undefined) =>
    id === undefined ? -1 : messages.findIndex((one) => one.id === id);
  // what was loaded after the last message has not just been written
  const wasWhole = before?.isWhole ?? false;
  const wasLast = placeOf(before?.lastId);
  return {
    firstId,
    lastId,
    isWhole,
    seenId: wasWhole ? before?.seenId : lastId,
    older: Math.max(placeOf(before?.firstId), 0),
    newer: wasWhole || wasLast < 0 ? 0 : messages.length - 1 - wasLast,
  };
}

/**
 * Distinguishes messages loaded before and after from newly written ones: returns how many messages of others arrived
 * below since the reader was at the end, and what screen readers announce about loading.
 */
export function useLoadedMessages(messages: readonly ChatMessage[], { older, newer }: Edges) {
  const words = useWords(chatWords);
  const isWhole = newer === undefined;
  const [loaded, setLoaded] = useState(() => loadedNow(messages, null, isWhole));
  if (
    loaded.firstId !== messages[0]?.id ||
    loaded.lastId !== messages.at(-1)?.id ||
    loaded.isWhole !== isWhole
  ) {
    setLoaded(loadedNow(messages, loaded, isWhole));
  }
  const seenAt = messages.findIndex(({ id }) => id === loaded.seenId);

  function announcement(): string {
    if (older?.failed) return words.olderFailed;
    if (newer?.failed) return words.newerFailed;
    if (older?.loading) return words.loadingOlder;
    if (newer?.loading) return words.loadingNewer;
    if (loaded.older > 0) return words.loadedOlder(loaded.older);
    return loaded.newer > 0 ? words.loadedNewer(loaded.newer) : '';
  }

  return {
    announcement: announcement(),
    /** Others' messages that arrived below. */
    arrived: messages.slice(seenAt + 1).filter(({ own }) => !own).length,
    markSeen: () => {
      setLoaded((now) => (now.seenId === now.lastId ? now : { ...now, seenId: now.lastId }));
    },
    /** Whether new messages are followed: newer ones that are loaded are scrolled to by the reader. */
    follows: loaded.isWhole,
  };
}
