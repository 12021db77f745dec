import { sql, type SqlBool } from 'kysely';

import { liveSession, type Db } from '#platform';

/** Whether a session belongs to the user. */
export async function hasSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const found = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found !== undefined;
}

export interface OpenSession {
  readonly id: string;
  readonly userAgent: string | null;
  readonly address: string | null;
  /** ISO instants. */
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

/** Returns the user's sessions, the last used first; the time of use is updated once a minute. */
export async function listSessions(
  db: Db,
  userId: string,
  currentSessionId: string | null,
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('session as s')
    .innerJoin('appUser as u', 'u.id', 's.userId')
    .select(['s.id', 's.userAgent', 's.address', 's.createdAt', 's.lastUsedAt'])
    .where('s.userId', '=', userId)
    .where(sql.raw<SqlBool>(liveSession))
    .orderBy('s.lastUsedAt', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
  return rows.map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: row.id === currentSessionId,
  }));
}

/** Where the user was last, in whichever session. */
export async function findLastPage(db: Db, userId: string): Promise<string | null> {
  const found = await db
    .selectFrom('session')
    .select('lastPage')
    .where('userId', '=', userId)
    .where('lastPage', 'is not', null)
    .orderBy('lastUsedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.lastPage ?? null;
}

/** Stores the page that the user is on; returns false when the session does not exist any more. */
export async function setLastPage(db: Db, sessionId: string, lastPage: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ lastPage })
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
