import type { MailboxProblem, MailPlace } from '@szansa/domain/mail-account';
import type { CalendarDate } from '@szansa/domain/shared';

/** The mailbox and the credentials to fetch mails from it. */
export interface MailboxAccess extends MailPlace {
  readonly password: string;
}

/** Reports why mails cannot be fetched. */
export class MailboxError extends Error {
  override readonly name = 'MailboxError';
  readonly problem: MailboxProblem;
  /** The server's response, in one line. */
  readonly serverText: string | null;
  constructor(problem: MailboxProblem, serverText: string | null, options?: ErrorOptions) {
    super(serverText === null ? problem : `${problem}: ${serverText}`, options);
    this.problem = problem;
    this.serverText = serverText;
  }
}

/** What is known of a mail before it is downloaded. */
export interface MailHead {
  /**
   * The mail's number in the folder: later mails have greater ones, as long as the folder's validity (UIDVALIDITY) is
   * the same.
   */
  readonly uid: number;
  /** Bytes. */
  readonly size: number;
  /** When the server received it; null where the server does not provide the time. */
  readonly arrivedAt: Date | null;
}

/** A folder that is open. Each of its calls throws a MailboxError. */
export interface MailFolder {
  /** Numbers of mails mean something within one validity alone (RFC 9051, 2.3.1.1). */
  readonly validity: string;
  readonly mailCount: number;
  /** Returns the numbers of mails after `uid` that arrived on that day or later, ascending. */
  numbersAfter(uid: number, since: CalendarDate): Promise<number[]>;
  /** Accepts at most some hundred mails: all their numbers are sent in one command. */
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
