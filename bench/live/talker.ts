import { openCache, type Cache, type CacheSettings } from './cache.ts';
import type { OnEvent } from './person.ts';

export interface TalkerSettings extends CacheSettings {
  /** The opportunity whose conversation is open. */
  readonly recordId: string;
}

export interface Talker extends Pick<Cache, 'reads' | 'close'> {
  readonly connect: () => Promise<void>;
}

/** Opens a user with the messenger, the bell and a conversation at its first unread message; not yet connected. */
export async function openTalker(
  { recordId, ...settings }: TalkerSettings,
  onEvent: OnEvent,
): Promise<Talker> {
  const cache = openCache(settings);
  const { client, queries, show, showPages } = cache;
  const { comments, notifications } = client;
  const chats = { query: { part: 'comments' } } as const;
  const conversation = { params: { id: recordId }, query: { order: 'ASC', around: 'unread' } } as const;
  await Promise.all([
    showPages(queries.comments.chats.key(chats), () => comments.chats(chats)),
    show(queries.comments.unreadChats.key({}), () => comments.unreadChats()),
    show(queries.notifications.unread.key({}), () => notifications.unread()),
    showPages(queries.comments.find.key(conversation), () => comments.find(conversation)),
  ]);
  const connect = () => cache.connect({ entity: 'comment', id: recordId }, onEvent);
  return { reads: cache.reads, close: cache.close, connect };
}
