import type pg from 'pg';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';

import { createPool, openDatabase } from '../platform/database/pool.ts';
import { openSessions } from '../platform/sessions/sessions.ts';

export interface CrowdMember {
  readonly userId: string;
  readonly token: string;
}

/** So many salespeople, each signed in once. */
export async function signInCrowd(connection: pg.ClientConfig, count: number): Promise<CrowdMember[]> {
  const log = pino({ level: 'silent' });
  const pool = createPool(connection, log, { max: 4, applicationName: 'szansa crowd' });
  const database = openDatabase(pool);
  const { db } = database;
  const sessions = await openSessions(pool, connection, log);
  try {
    const members: CrowdMember[] = [];
    for (let n = 1; n <= count; n += 1) {
      const id = uuidv7();
      const name = { firstName: 'Osoba', lastName: `Numer ${n}` };
      await db
        .insertInto('appUser')
        .values({ id, email: `osoba${n}@crowd.example`, ...name, activatedAt: new Date() })
        .execute();
      await db.insertInto('userRole').values({ userId: id, roleKey: 'WORKER' }).execute();
      const { token } = await sessions.start(db, { userId: id, userAgent: null, address: null });
      members.push({ userId: id, token });
    }
    return members;
  } finally {
    await sessions.close();
    await database.close();
  }
}
