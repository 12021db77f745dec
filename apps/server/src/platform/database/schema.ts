import type { AuditEntity } from '@szansa/domain/audit';
import type { Generated } from 'kysely';

import type { OperationTable } from '../operations/operation-table.ts';
import type { CreatedAt, Json } from './columns.ts';

interface SessionTable {
  id: string;
  tokenHash: Buffer;
  userId: string;
  createdAt: CreatedAt;
  lastUsedAt: CreatedAt;
  expiresAt: Date;
  userAgent: string | null;
  address: string | null;
  lastPage: string | null;
}

interface LoginAttemptTable {
  id: Generated<number>;
  scope: Generated<string>;
  account: string;
  address: string;
  at: CreatedAt;
  /** null while it is being checked. */
  succeeded: boolean | null;
}

interface IdempotencyKeyTable {
  userId: string;
  key: string;
  requestHash: Buffer;
  endpoint: string;
  status: number | null;
  /** The answer as text, so that its keys come back exactly as they went in. */
  response: string | null;
  createdAt: CreatedAt;
}

/** What changed: `{ field: { from, to } }`. */
export type Changes = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

interface AuditLogTable {
  id: string;
  at: CreatedAt;
  actorId: string | null;
  sessionId: string | null;
  address: string | null;
  action: string;
  entity: string;
  entityId: string;
  version: number | null;
  changes: Json<Changes>;
}

interface StoredFileTable {
  id: string;
  storageKey: string;
  name: string;
  mime: string;
  size: number;
  sha256: string;
  createdBy: string | null;
  createdAt: CreatedAt;
  /** The file it is a small picture of, and leaves with; null of any other file. */
  thumbnailOf: Generated<string | null>;
}

/** Rows of a table whose column names a record and is emptied when the record goes. */
export interface Pointers {
  readonly table: string;
  readonly column: string;
  readonly ids: readonly string[];
}

interface RemovalTable {
  entity: AuditEntity;
  entityId: string;
  /** The row as it was; only the database reads it. */
  row: string;
  customerFileId: string | null;
  fileId: string | null;
  pointers: Json<readonly Pointers[]>;
  circumstances: Json<unknown>;
  removedBy: string;
  removedAt: CreatedAt;
}

interface OutboxMailTable {
  id: string;
  kind: 'activation' | 'password_reset' | 'notice' | 'customer_notice';
  /** To whom it is, or of a mail to a customer from whom. */
  userId: string | null;
  recipient: string;
  subject: string;
  /** Encrypted; null once a mail server has accepted the mail. */
  body: Buffer | null;
  state: 'queued' | 'sent' | 'failed' | 'kept' | 'expired' | 'in_doubt';
  attempts: Generated<number>;
  lastError: string | null;
  createdAt: CreatedAt;
  nextAttemptAt: CreatedAt;
  sentAt: Date | null;
  /** After it, the mail is not sent any more. */
  expiresAt: Generated<Date>;
  /** Where an answer goes; to the agency without it. */
  replyTo: string | null;
  /** A stored file that is attached. */
  attachmentFileId: string | null;
  /** The record it is about, whose module is notified of the result. */
  aboutEntity: string | null;
  aboutId: string | null;
  toldAt: Date | null;
  /**
   * Set while the mail is sent to a mail server: if the process ends then, it is unknown whether the mail was accepted.
   */
  handingOver: Generated<boolean>;
}

interface InstallationTable {
  id: Generated<number>;
  /** Fingerprint of a fixed text: the same for one secret key. */
  keyCheck: Buffer;
  /** Also stored in `DATA_DIR/files/store-id`. */
  fileStoreId: string;
}

/**
 * Every table as queries see it: names and columns in camelCase. Tables of the platform are listed here; `modules.ts`
 * adds those of the modules.
 */
export interface Database {
  session: SessionTable;
  loginAttempt: LoginAttemptTable;
  idempotencyKey: IdempotencyKeyTable;
  auditLog: AuditLogTable;
  operation: OperationTable;
  storedFile: StoredFileTable;
  removal: RemovalTable;
  outboxMail: OutboxMailTable;
  installation: InstallationTable;
}
