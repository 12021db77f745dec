import type { CreatedAt, Generated } from '#platform';

type TicketKind = 'activation' | 'setup' | 'password_reset' | 'totp' | 'enrolment';

interface AccountTicketTable {
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

interface RecoveryCodeTable {
  userId: string;
  codeHash: Buffer;
  usedAt: Date | null;
}

/** The tables of auth. */
export interface AuthTables {
  accountTicket: AccountTicketTable;
  recoveryCode: RecoveryCodeTable;
}
