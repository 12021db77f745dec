import type pg from 'pg';
import { pino } from 'pino';

import { createPool, openDatabase } from '../platform/database/pool.ts';
import { openSessions } from '../platform/sessions/sessions.ts';

export interface AdmissionCost {
  /** Reading session, roles, rights and hidden fields from the database: at most once a second and session. */
  readonly coldMs: number;
  /** The same from memory, with the question for a right. */
  readonly warmMs: number;
}

const sessionsRead = 300;
const requestedRights = 20_000;

/** What it costs to find out who calls and whether they may; both are means of many. */
export async function admissionCost(connection: pg.ClientConfig, email: string): Promise<AdmissionCost> {
  const log = pino({ level: 'silent' });
  const pool = createPool(connection, log, { max: 4, applicationName: 'szansa admission' });
  const database = openDatabase(pool);
  const { db } = database;
  const sessions = await openSessions(pool, connection, log);
  try {
    const { id: userId } = await db
      .selectFrom('appUser')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const tokens: string[] = [];
    for (let made = 0; made < sessionsRead; made += 1) {
      tokens.push((await sessions.start(db, { userId, userAgent: null, address: null })).token);
    }
    const coldFrom = performance.now();
    for (const token of tokens) await sessions.resolve(token);
    const coldMs = (performance.now() - coldFrom) / tokens.length;

    const [known = ''] = tokens;
    await sessions.resolve(known);
    const warmFrom = performance.now();
    for (let requested = 0; requested < requestedRights; requested += 1) {
      (await sessions.resolve(known))?.can('opportunity.get');
    }
    return { coldMs, warmMs: (performance.now() - warmFrom) / requestedRights };
  } finally {
    await sessions.close();
    await database.close();
  }
}
