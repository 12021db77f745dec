import type { MailboxProblem } from '@szansa/domain/mail-account';

import { MailboxError } from './mailbox.ts';

/** What the library, Node's sockets and OpenSSL call it (`code` of an error), and what it is. */
const problems: Readonly<Record<string, MailboxProblem>> = {
  ENOTFOUND: 'host_unknown',
  EAI_AGAIN: 'host_unknown',
  ECONNREFUSED: 'connection_refused',
  EHOSTUNREACH: 'connection_refused',
  ENETUNREACH: 'connection_refused',
  ETIMEDOUT: 'timed_out',
  ETIMEOUT: 'timed_out',
  CONNECT_TIMEOUT: 'timed_out',
  GREETING_TIMEOUT: 'timed_out',
  UPGRADE_TIMEOUT: 'timed_out',
  EPROTO: 'not_tls',
  CERT_HAS_EXPIRED: 'certificate_invalid',
  CERT_NOT_YET_VALID: 'certificate_invalid',
  CERT_REVOKED: 'certificate_invalid',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate_invalid',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate_invalid',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate_invalid',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate_invalid',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate_invalid',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_invalid',
};

/** What the library knows of an error beside its message. */
interface Marks {
  readonly code?: unknown;
  readonly responseText?: unknown;
  readonly authenticationFailed?: unknown;
  readonly tlsFailed?: unknown;
}

/** Maximum length of a server's response in errors; it is reduced to one line. */
const longestReason = 200;

function serverTextOf({ responseText }: Marks): string | null {
  if (typeof responseText !== 'string') return null;
  const line = responseText.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return line === '' ? null : line.slice(0, longestReason);
}

function problemOf({ code, authenticationFailed, tlsFailed }: Marks): MailboxProblem {
  if (authenticationFailed === true) return 'password_wrong';
  if (typeof code === 'string') {
    const known = problems[code];
    if (known) return known;
    if (code.startsWith('ERR_SSL_')) return 'not_tls';
  }
  return tlsFailed === true ? 'starttls_missing' : 'connection_lost';
}

/** What went wrong on a line to an IMAP server, as people can do something about it. */
export function asMailboxError(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error;
  const marks: Marks = typeof error === 'object' && error !== null ? error : {};
  return new MailboxError(problemOf(marks), serverTextOf(marks), { cause: error });
}
