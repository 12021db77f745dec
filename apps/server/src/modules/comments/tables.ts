import type { CreatedAt, Generated } from '#platform';

interface CommentTable {
  id: string;
  customerFileId: string;
  isNote: Generated<boolean>;
  message: string;
  authorId: string;
  createdAt: CreatedAt;
  updatedAt: Date | null;
  removedAt: Date | null;
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

/** The last message of a conversation; the database keeps it. */
interface ChatTable {
  customerFileId: string;
  lastCommentId: string;
  lastAuthorId: string;
}

interface ChatFollowerTable {
  customerFileId: string;
  userId: string;
  /** False for who has stopped following. */
  isFollowed: Generated<boolean>;
}

interface ChatReadTable {
  customerFileId: string;
  userId: string;
  lastReadCommentId: string | null;
  readAt: CreatedAt;
}

/** The tables of comments. */
export interface CommentsTables {
  comment: CommentTable;
  commentFile: CommentFileTable;
  commentMention: CommentMentionTable;
  chat: ChatTable;
  chatFollower: ChatFollowerTable;
  chatRead: ChatReadTable;
}
