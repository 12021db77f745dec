import type { MailboxProblem, MailPlace } from '@szansa/domain/mail-account';
import type { CalendarDate } from '@szansa/domain/shared';

/** Where mails lie, and who may take them. */
export interface MailboxAccess extends MailPlace {
  readonly password: string;
}

/** Why mails cannot be taken. */
export class MailboxError extends Error {
  override readonly name = 'MailboxError';
  readonly problem: MailboxProblem;
  /** What the server said, in one line. */
  readonly serverText: string | null;
  constructor(problem: MailboxProblem, serverText: string | null, options?: ErrorOptions) {
    super(serverText === null ? problem : `${problem}: ${serverText}`, options);
    this.problem = problem;
    this.serverText = serverText;
  }
}

/** What is known of a mail before it is downloaded. */
export interface MailHead {
  /** Its number in the folder: later mails have greater ones, for as long as the folder keeps its validity. */
  readonly uid: number;
  /** Bytes. */
  readonly size: number;
  /** When the server received it; null where it does not say. */
  readonly arrivedAt: Date | null;
}

/** A folder that is open. Each of its calls throws a MailboxError. */
export interface MailFolder {
  /** Numbers of mails mean something within one validity alone (RFC 9051, 2.3.1.1). */
  readonly validity: string;
  readonly mailCount: number;
  /** The numbers of mails after `uid` that came on that day or later, rising. */
  numbersAfter(uid: number, since: CalendarDate): Promise<number[]>;
  /** Of some hundred mails at most: their numbers stand in one command. */
  heads(uids: readonly number[]): Promise<MailHead[]>;
  /** Writes a mail into a file, as it came; false when it is not there any more. */
  download(uid: number, file: string): Promise<boolean>;
  markRead(uid: number): Promise<void>;
  /** @throws MailboxError `target_missing` */
  move(uid: number, target: string): Promise<void>;
}

/** A line to a mail server, signed in. */
export interface MailSession {
  folders(): Promise<string[]>;
  /** @throws MailboxError `folder_missing` */
  open(folder: string): Promise<MailFolder>;
  close(): Promise<void>;
}
