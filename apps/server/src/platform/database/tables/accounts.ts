import type { ExcludableField, RoleKey, Right, TableColumn } from '@szansa/domain/access';
import type { Language, Theme } from '@szansa/domain/account';
import type { ListName } from '@szansa/domain/list';
import type { OpportunityStatus } from '@szansa/domain/opportunity';
import type { Generated } from 'kysely';

import type { CreatedAt, Json } from '../columns.ts';

export interface AgencyTable {
  id: Generated<number>;
  name: string;
  taxIdNumber: string | null;
  street: string | null;
  postCode: string | null;
  city: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  accentColor: string | null;
  logoFileId: string | null;
  pdfFooter: string | null;
  mailFooter: string | null;
  sessionIdleHours: Generated<number>;
  sessionMaxDays: Generated<number>;
  version: Generated<number>;
}

export interface OpportunityStatusTable {
  slug: OpportunityStatus;
  position: number;
  namePl: string | null;
  nameEn: string | null;
}

export interface CommissionTierTable {
  from: string;
  percent: string;
}

export interface AppUserTable {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  position: string | null;
  locale: Generated<Language>;
  theme: Generated<Theme>;
  newActivityMode: Generated<boolean>;
  isActive: Generated<boolean>;
  passwordHash: string | null;
  /** null while an invitation waits. */
  activatedAt: Date | null;
  /** Sealed, as is the pending one. */
  totpSeed: Buffer | null;
  totpEnrolledAt: Date | null;
  totpLastStep: number | null;
  totpPendingSeed: Buffer | null;
  version: Generated<number>;
  createdAt: CreatedAt;
}

export interface RoleTable {
  key: RoleKey;
  name: string;
  requiresSecondFactor: Generated<boolean>;
}

export interface RoleHiddenColumnTable {
  roleKey: RoleKey;
  column: TableColumn;
}

export interface UserRoleTable {
  userId: string;
  roleKey: RoleKey;
}

export interface RoleRightTable {
  roleKey: RoleKey;
  right: Right;
}

export interface RoleExcludedFieldTable {
  roleKey: RoleKey;
  field: ExcludableField;
}

export interface UserExcludedFieldTable {
  userId: string;
  field: ExcludableField;
}

export interface SessionTable {
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

export interface RecoveryCodeTable {
  userId: string;
  codeHash: Buffer;
  usedAt: Date | null;
}

export type TicketKind = 'activation' | 'password_reset' | 'totp' | 'enrolment';

export interface AccountTicketTable {
  id: string;
  kind: TicketKind;
  userId: string;
  tokenHash: Buffer;
  /** Sealed; of the authenticator app about to be enrolled. */
  seed: Buffer | null;
  failures: Generated<number>;
  createdAt: CreatedAt;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface OutboxMailTable {
  id: string;
  kind: 'activation' | 'password_reset' | 'notice';
  userId: string | null;
  recipient: string;
  subject: string;
  /** Sealed; null once a mail server has taken the mail. */
  body: Buffer | null;
  state: 'queued' | 'sent' | 'failed' | 'kept';
  attempts: Generated<number>;
  lastError: string | null;
  createdAt: CreatedAt;
  nextAttemptAt: CreatedAt;
  sentAt: Date | null;
}

export interface LoginAttemptTable {
  id: Generated<number>;
  scope: Generated<string>;
  account: string;
  address: string;
  at: CreatedAt;
  /** null while it is being checked. */
  succeeded: boolean | null;
}

export interface IdempotencyKeyTable {
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

export interface AuditLogTable {
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

/** One person's columns of a list; JSON as text, so that its keys come back exactly as they went in. */
export interface ListColumnsTable {
  userId: string;
  list: ListName;
  settings: string;
}

/** Filters of a list under a name; `search` is JSON as text, too. */
export interface ListViewTable {
  id: string;
  userId: string;
  list: ListName;
  name: string;
  search: string;
  isDefault: Generated<boolean>;
  createdAt: CreatedAt;
}

export interface StoredFileTable {
  id: string;
  storageKey: string;
  name: string;
  mime: string;
  size: number;
  sha256: string;
  createdBy: string | null;
  createdAt: CreatedAt;
}
