import type { Expression, SqlBool } from 'kysely';

import type { PersonRecord } from '#modules/users';
import type {
  DomainEvents,
  FileRecord,
  PreparedStatement,
  Room,
  StaffReading,
  StaffWork,
  Work,
} from '#platform';
import type { SubjectColumn } from './subject.ts';

/** What a message answers, as it is now. */
export interface Quoted {
  readonly id: string;
  readonly author: PersonRecord;
  readonly excerpt: string;
  readonly isRemoved: boolean;
}

/** A message of any conversation as everyone who reads it sees it, without the record it is about. */
export interface Written {
  readonly id: string;
  readonly isNote: boolean;
  readonly message: string;
  readonly author: PersonRecord;
  readonly files: FileRecord[];
  readonly mentions: PersonRecord[];
  readonly replyTo: Quoted | null;
  readonly clientId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string | null;
  readonly isRemoved: boolean;
}

/** Position up to which a user has read. */
export interface ReadMark {
  readonly reader: PersonRecord;
  readonly messageId: string;
  readonly readAt: string;
}

/**
 * The conversations about one kind of record: who may read and write them, and what is published about them. `About`
 * contains the fields of a record that decide this.
 */
export interface ConversationKind<About extends { readonly id: string }> {
  /** The column that names the record. */
  readonly column: SubjectColumn;
  /** What its messages are: for rights, the audit log and the room of those who have a conversation open. */
  readonly entity: 'comment' | 'internal_enquiry_message';
  /** A record whose conversation the actor may read. @throws 404 */
  readonly readable: (reading: StaffReading, id: string) => Promise<About>;
  /**
   * The same, locked: a writer assigns the id of the message under the lock, so that no message appears before one
   * that is already read. @throws 404
   */
  readonly locked: (work: StaffWork, id: string) => Promise<About>;
  /** @throws 409 where the record is archived: its conversation does not go on. */
  readonly refuseArchived: (about: About) => void;
  /** Who follows a conversation from its first message on, unless they have stopped. */
  readonly concerned: (about: About) => readonly string[];
  /** Whether an active user, of `app_user`, may read the conversation about a record, in SQL. */
  readonly isReader: (recordId: string) => Expression<SqlBool>;
  /** Extends the statement that inserts a message with further inserts, and marks the record as active. */
  readonly extend: (statement: PreparedStatement, message: NewMessage) => PreparedStatement;
  /** Publishes to other modules that a message was written or changed. */
  readonly publish: (work: Work, what: 'created' | 'edited', about: About, message: PublishedMessage) => void;
  readonly emit: {
    readonly message: (
      work: Work,
      what: 'new' | 'edit' | 'remove',
      id: string,
      message: Written,
      rooms: readonly Room[],
    ) => void;
    readonly readBy: (work: Work, id: string, mark: ReadMark, rooms: readonly Room[]) => void;
    /** Publishes an event to all sessions of one user. */
    readonly own: (work: Work, what: OwnEvent, id: string, rooms: readonly Room[]) => void;
  };
}

/** A message as its event describes it, without the record it is about. */
export type PublishedMessage = Omit<DomainEvents['comment.created'], 'opportunityId' | 'number'>;

export type OwnEvent = 'mark-as-read' | 'follow-chat' | 'unfollow-chat';

/** A message that is being written. */
export interface NewMessage {
  /** The id of the record. */
  readonly about: string;
  readonly id: string;
  readonly isNote: boolean;
  readonly authorId: string;
  readonly at: Date;
  /** For an event of the record's history. */
  readonly eventId: string;
}
