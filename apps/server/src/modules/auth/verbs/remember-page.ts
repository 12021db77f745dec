import { expired, type StaffReading } from '#platform';
import { setLastPage } from '../session-queries.ts';

/** Remembers the page to come back to; @throws 401 when the session ended meanwhile. */
export async function rememberPage(reading: StaffReading, lastPage: string): Promise<void> {
  if (!(await setLastPage(reading.db, reading.actor.sessionId, lastPage))) throw expired();
}
