import { z } from 'zod';

import { calendarDate, line, orEmpty, typedText, wholeNumber } from '../shared/index.ts';

/** Encryption of the connection to the server: from the first byte, after a plain greeting, or none. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;

export type MailSecurity = (typeof mailSecurities)[number];

/** What is done with a mail on its server once it was ingested. */
export const afterTakings = ['leave', 'mark_read', 'move'] as const;

export type AfterIngestion = (typeof afterTakings)[number];

/** The folder that new mails come into (RFC 9051, 5.1). */
export const defaultFolder = 'INBOX';

/** The usual port of a server (RFC 8314, 3.2; RFC 9051, 2.1). */
export function portOf(security: MailSecurity): number {
  return security === 'tls' ? 993 : 143;
}

const host = line(253).refine(
  (value) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) || z.ipv6().safeParse(value).success,
  'format_invalid',
);

const ports = { min: 1, max: 65_535 };

const password = typedText().min(1, 'required').max(500, 'text_too_long');

/** An account of a mail server (IMAP) as staff change it; a password that is left out or empty stays. */
export const mailAccountPatch = z.strictObject({
  host: host.optional(),
  port: wholeNumber(ports).optional(),
  security: z.enum(mailSecurities).optional(),
  userName: line(254).optional(),
  password: orEmpty(password).optional(),
  folder: line(200).optional(),
  afterTaking: z.enum(afterTakings).optional(),
  /** The folder that ingested mails are moved into. */
  movedTo: orEmpty(line(200)).optional(),
  /** Mails that came before this day are left alone. */
  takenFrom: calendarDate.optional(),
  /** An inactive account is not fetched from. */
  isActive: z.boolean().optional(),
});

export type MailAccountPatch = z.output<typeof mailAccountPatch>;

/** An account as staff write it down. */
export const mailAccountInput = mailAccountPatch.extend({
  host,
  port: wholeNumber(ports),
  security: z.enum(mailSecurities),
  userName: line(254),
  password,
  folder: line(200),
  afterTaking: z.enum(afterTakings),
  takenFrom: calendarDate,
});

export type MailAccountInput = z.output<typeof mailAccountInput>;

/** What is tried before an account is saved; without a password the one of the stored account is. */
export const mailAccountTrial = mailAccountInput
  .pick({ host: true, port: true, security: true, userName: true, folder: true, afterTaking: true })
  .extend({
    password: orEmpty(password).optional(),
    movedTo: orEmpty(line(200)).optional(),
    id: z.uuid().optional(),
  });

export type MailAccountTrial = z.output<typeof mailAccountTrial>;

/** The connection settings that determine where a password is sent. */
export type MailPlace = Pick<MailAccountInput, 'host' | 'port' | 'security' | 'userName'>;

/**
 * Returns whether a stored password would be sent to another server, user or kind of connection than before. It must
 * then be entered again, so that a user who may edit accounts cannot have a stored password sent to a server of their
 * own (rule MA2).
 */
export function sendsPasswordElsewhere(before: MailPlace, after: MailPlace): boolean {
  return (
    before.host.toLowerCase() !== after.host.toLowerCase() ||
    before.port !== after.port ||
    before.security !== after.security ||
    before.userName !== after.userName
  );
}

type Moving = Pick<MailAccountInput, 'folder' | 'afterTaking' | 'movedTo'>;

/**
 * Returns fields that contradict each other: the folder for ingested mails is required, and differs from the source
 * (rule MA1).
 */
export function mailAccountProblems({ folder, afterTaking, movedTo }: Moving) {
  if (afterTaking !== 'move') return [];
  if (!movedTo) return [{ path: 'movedTo', code: 'required' } as const];
  const isSame =
    movedTo === folder || (movedTo.toUpperCase() === defaultFolder && folder.toUpperCase() === defaultFolder);
  return isSame ? [{ path: 'movedTo', code: 'value_not_allowed' } as const] : [];
}

/** Why mails cannot be fetched from an account. */
export const mailboxProblems = [
  'host_unknown',
  'connection_refused',
  'timed_out',
  'not_tls',
  'certificate_invalid',
  'starttls_missing',
  'password_wrong',
  'folder_missing',
  'target_missing',
  'connection_lost',
] as const;

export type MailboxProblem = (typeof mailboxProblems)[number];

/**
 * Returns whether retrying is useless until a user has changed the account: servers lock accounts that repeatedly sign
 * in with a wrong password (rule MA4).
 */
export function needsPeople(problem: MailboxProblem): boolean {
  return problem === 'password_wrong' || problem === 'certificate_invalid';
}
