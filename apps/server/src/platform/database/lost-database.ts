import { DatabaseError } from 'pg';

/** Codes of PostgreSQL when it stops, starts, does not exist, has no free connection, or cancels a statement. */
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
/** The driver's errors without a code: the connection was lost, or none became free. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database does not answer: it is gone, or has too much to do. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof DatabaseError) return lostDatabase.has(code);
  return (syscall === 'connect' && lostDatabase.has(code)) || lostConnection.test(error.message);
}
