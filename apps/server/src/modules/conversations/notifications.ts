import type { PublishedMessage } from './kind.ts';

/** The users whom a notification about a message concerns, and its content without the number of the record. */
export interface MessageNotification {
  readonly to: readonly string[];
  readonly content: { readonly messageId: string; readonly isNote: boolean; readonly author: string };
}

const notificationTo = (
  to: readonly string[],
  { messageId, isNote, author }: PublishedMessage,
): MessageNotification => ({ to, content: { messageId, isNote, author } });

/** Notifies the followers of a conversation of a new message. */
export const toFollowers = (message: PublishedMessage) => notificationTo(message.followers, message);

/** Notifies the users whom a message or note mentions for the first time. */
export const toMentioned = (message: PublishedMessage) => notificationTo(message.mentioned, message);
