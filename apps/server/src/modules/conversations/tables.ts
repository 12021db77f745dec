import type { CreatedAt, Generated } from '#platform';

/** Of the two columns of a conversation one names what it is about. */
interface About {
  customerFileId: string | null;
  internalEnquiryId: string | null;
}

interface CommentTable extends About {
  id: string;
  isNote: Generated<boolean>;
  message: string;
  authorId: string;
  createdAt: CreatedAt;
  updatedAt: Date | null;
  removedAt: Date | null;
  /** What its author's browser called it. */
  clientId: string | null;
  /** The message it answers. */
  replyToId: string | null;
}

interface CommentFileTable {
  commentId: string;
  fileId: string;
  position: Generated<number>;
}

interface CommentMentionTable {
  commentId: string;
  userId: string;
}

/** The last message of a conversation; maintained by the database. */
interface ChatTable extends About {
  lastCommentId: string;
  lastAuthorId: string;
}

interface ChatFollowerTable extends About {
  userId: string;
  /** False for who has stopped following. */
  isFollowed: Generated<boolean>;
}

interface ChatReadTable extends About {
  userId: string;
  lastReadCommentId: string | null;
  readAt: CreatedAt;
}

/** The tables of conversations. */
export interface ConversationsTables {
  comment: CommentTable;
  commentFile: CommentFileTable;
  commentMention: CommentMentionTable;
  chat: ChatTable;
  chatFollower: ChatFollowerTable;
  chatRead: ChatReadTable;
}
