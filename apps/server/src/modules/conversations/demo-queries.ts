import type { Insertable } from 'kysely';

import type { Database, Db } from '#platform';

interface NewComment {
  readonly id: string;
  readonly isNote: boolean;
  readonly message: string;
  readonly authorId: string;
  readonly createdAt: Date;
}

/** What a message of the demo is about. */
type About = { readonly customerFileId: string } | { readonly internalEnquiryId: string };

export interface NewConversation<Of extends About = About> {
  readonly comments: readonly (NewComment & Of)[];
  readonly followers: readonly Insertable<Database['chatFollower']>[];
  readonly reads: readonly Insertable<Database['chatRead']>[];
}

export async function insertConversations(db: Db, conversations: readonly NewConversation[]): Promise<void> {
  const comments = conversations.flatMap((one) => one.comments);
  const followers = conversations.flatMap((one) => one.followers);
  const reads = conversations.flatMap((one) => one.reads);
  await db.insertInto('comment').values(comments).execute();
  await db.insertInto('chatFollower').values(followers).execute();
  await db.insertInto('chatRead').values(reads).execute();
}
