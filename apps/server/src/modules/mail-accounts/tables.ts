import type { AfterIngestion, MailboxProblem, MailSecurity } from '@szansa/domain/mail-account';
import type { CalendarDate } from '@szansa/domain/shared';

import type { Generated } from '#platform';

interface MailAccountTable {
  id: string;
  host: string;
  port: number;
  security: MailSecurity;
  userName: string;
  /** Sealed. */
  password: Buffer;
  folder: string;
  afterTaking: AfterIngestion;
  movedTo: string | null;
  takenFrom: CalendarDate;
  isActive: boolean;
  version: Generated<number>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  /** Of the numbers of mails in the folder; null before it was first opened. */
  validity: string | null;
  /** The greatest number that has been dealt with. */
  lastUid: Generated<number>;
  checkedAt: Date | null;
  /** Mails that were left on the server, for they are larger than mails may be. */
  leftOutCount: Generated<number>;
  problem: MailboxProblem | null;
  /** The server's response with it. */
  said: string | null;
  problemSince: Date | null;
}

/** The tables of accounts from which mails are ingested. */
export interface MailAccountsTables {
  mailAccount: MailAccountTable;
}
