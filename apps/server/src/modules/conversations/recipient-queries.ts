import { sql, type NotNull, type SqlBool } from 'kysely';

import type { Db } from '#platform';
import type { SubjectColumn } from './subject.ts';

/** A message or note, and a user it concerns. */
interface Concerned {
  readonly messageId: string;
  readonly isNote: boolean;
  /** The id of the record. */
  readonly recordId: string;
  readonly userId: string;
}

/**
 * Returns the followers of the new messages' conversations, without their authors and those mentioned; none for
 * notes.
 */
export function listFollowersOf(
  db: Db,
  column: SubjectColumn,
  messageIds: readonly string[],
): Promise<Concerned[]> {
  return db
    .selectFrom('comment')
    .innerJoin('chatFollower', `chatFollower.${column}`, `comment.${column}`)
    .select(['comment.id as messageId', 'comment.isNote'])
    .select([`comment.${column} as recordId`, 'chatFollower.userId'])
    .where('comment.id', 'in', [...messageIds])
    .where('comment.isNote', '=', false)
    .where('chatFollower.isFollowed', '=', true)
    .whereRef('chatFollower.userId', '<>', 'comment.authorId')
    .where(
      sql<SqlBool>`not exists (
        select 1 from comment_mention m where m.comment_id = comment.id and m.user_id = chat_follower.user_id
      )`,
    )
    .$narrowType<{ recordId: NotNull }>()
    .execute();
}

/** Whom messages and notes about records of a kind mention. */
export function listMentionedIn(
  db: Db,
  column: SubjectColumn,
  messageIds: readonly string[],
): Promise<Concerned[]> {
  return db
    .selectFrom('comment')
    .innerJoin('commentMention', 'commentMention.commentId', 'comment.id')
    .select(['comment.id as messageId', 'comment.isNote'])
    .select([`comment.${column} as recordId`, 'commentMention.userId'])
    .where('comment.id', 'in', [...messageIds])
    .where(`comment.${column}`, 'is not', null)
    .$narrowType<{ recordId: NotNull }>()
    .execute();
}
