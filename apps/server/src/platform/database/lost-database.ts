import { DatabaseError } from 'pg';

/** What PostgreSQL says when it is stopped, starts, is not there, has no connection left, or gives a statement up. */
const lostDatabase: ReadonlySet<unknown> = new Set([
  '3D000',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '55P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What the driver says without a code: the line was cut, or no connection came free. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database does not answer: it is gone, or has too much to do. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof DatabaseError) return lostDatabase.has(code);
  return (syscall === 'connect' && lostDatabase.has(code)) || lostConnection.test(error.message);
}
