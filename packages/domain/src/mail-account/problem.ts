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
