import { mostUnreadChats, type ChatPart } from '@szansa/domain/comment';
import { sql, type AliasableExpression, type Expression, type RawBuilder, type SqlBool } from 'kysely';

import type { Db } from '#platform';
import type { SubjectColumn } from './subject.ts';

/** An id that sorts before the id of every message. */
const beforeAll = sql<string>`'00000000-0000-0000-0000-000000000000'::uuid`;

/** Identifies a user's list of chats, and the kind of records it is about. */
export interface ChatList {
  readonly userId: string;
  readonly column: SubjectColumn;
  /** Conversations that the user follows or is concerned by, or those in which they were mentioned. */
  readonly part: ChatPart;
  /** Ids of the records that concern the user, whether or not they have chosen to follow or unfollow. */
  readonly concerned: Expression<{ id: string }>;
  /** Whether they may read the record that `entry.about` names. */
  readonly isReadable: Expression<SqlBool>;
}

/** A position in a list of chats: unread ones are first, then those with the newest message. */
export interface ChatPlace {
  readonly isUnread: boolean;
  /** Id of the last message, or of the last mention; null where there is no message. */
  readonly lastCommentId: string | null;
  readonly about: string;
}

interface ChatEntry extends ChatPlace {
  readonly readAt: Date | null;
}

/** Returns conversations that a user follows, and those with messages about records that concern them. */
function followed({ userId, column, concerned }: ChatList): RawBuilder<ChatEntry> {
  const about = sql.ref(column);
  return sql<ChatEntry>`(
    select own.about, chat.last_comment_id, chat_read.read_at,
      coalesce(
        chat.last_author_id <> ${userId} and chat.last_comment_id > coalesce(chat_read.last_read_comment_id, ${beforeAll}),
        false
      ) as is_unread
    from (
      select ${about} as about from chat_follower
      where user_id = ${userId} and ${about} is not null and is_followed
      union all
      select concerned.id from (${concerned}) as concerned
      where exists (select 1 from chat where chat.${about} = concerned.id)
        and not exists (
          select 1 from chat_follower where chat_follower.${about} = concerned.id and chat_follower.user_id = ${userId}
        )
    ) as own
    left join chat on chat.${about} = own.about
    left join chat_read on chat_read.${about} = own.about and chat_read.user_id = ${userId}
  )`;
}

/** Conversations with a message that mentions a person, each with the last one that does. */
function mentioned({ userId, column }: ChatList): RawBuilder<ChatEntry> {
  const about = sql.ref(column);
  return sql<ChatEntry>`(
    select last.about, last.id as last_comment_id, chat_read.read_at,
      last.author_id <> ${userId} and last.id > coalesce(chat_read.last_read_comment_id, ${beforeAll}) as is_unread
    from (
      select distinct on (comment.${about}) comment.${about} as about, comment.id, comment.author_id
      from comment_mention join comment on comment.id = comment_mention.comment_id
      where comment_mention.user_id = ${userId}
        and comment.${about} is not null and not comment.is_note and comment.removed_at is null
      order by comment.${about}, comment.id desc
    ) as last
    left join chat_read on chat_read.${about} = last.about and chat_read.user_id = ${userId}
  )`;
}

const entriesOf = { comments: followed, mentions: mentioned } as const satisfies Readonly<
  Record<ChatPart, unknown>
>;

/** The first chats of a list, or those after a place. */
export function chatsAfter(
  db: Db,
  list: ChatList,
  after: ChatPlace | null,
  limit: number,
): AliasableExpression<ChatEntry> {
  const place = sql`coalesce(entry.last_comment_id, ${beforeAll})`;
  let query = db
    .selectFrom(entriesOf[list.part](list).as('entry'))
    .select(['entry.about', 'entry.lastCommentId', 'entry.readAt', 'entry.isUnread'])
    .where(list.isReadable);
  if (after) {
    const { isUnread, lastCommentId, about } = after;
    query = query.where(
      sql<SqlBool>`(entry.is_unread, ${place}, entry.about)
        < (${isUnread}::boolean, coalesce(${lastCommentId}::uuid, ${beforeAll}), ${about}::uuid)`,
    );
  }
  return query
    .orderBy('entry.isUnread', 'desc')
    .orderBy(place, 'desc')
    .orderBy('entry.about', 'desc')
    .limit(limit);
}

/** Unread chats of a list, the newest first, each with its last message: `mostUnreadChats` at most. */
export function unreadOf(db: Db, list: ChatList) {
  return db
    .selectFrom(entriesOf[list.part](list).as('entry'))
    .select(['entry.about as id', 'entry.lastCommentId as messageId'])
    .where('entry.isUnread', '=', true)
    .where(list.isReadable)
    .orderBy('entry.lastCommentId', 'desc')
    .limit(mostUnreadChats)
    .$narrowType<{ messageId: string }>()
    .execute();
}
