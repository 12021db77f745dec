import { mostUnreadChats } from '@szansa/domain/comment';
import { useQuery } from '@tanstack/react-query';

import { useAccess } from '#kit/session/session-atoms.ts';

import { subjects } from './chat-subject.ts';
import type { ChatSubject } from './place.ts';

interface UnreadOf {
  readonly comments: number;
  readonly mentions: number;
  /** Chats that are unread in either. */
  readonly chats: number;
}

/** How many chats about a kind of record are unread; none where the reader may not read them. */
export function useUnread(subject: ChatSubject): UnreadOf {
  const { rights, unread } = subjects[subject];
  const { has } = useAccess();
  const { data } = useQuery({ ...unread(), enabled: has(rights.read) });
  const { comments, mentions } = data ?? { comments: [], mentions: [] };
  const chats = new Set([...comments, ...mentions].map(({ id }) => id));
  return { comments: comments.length, mentions: mentions.length, chats: chats.size };
}

/** Returns the number beside a tab, limited to the maximum that is counted. */
export function shownCount(count: number): number | undefined {
  return count === 0 ? undefined : Math.min(count, mostUnreadChats);
}
