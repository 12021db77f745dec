import type { RoleKey } from '@szansa/domain/access';
import type pg from 'pg';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';

import { createPool, openDatabase } from '../platform/database/pool.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { Platform } from '../platform/platform.ts';
import { openSessions } from '../platform/sessions/sessions.ts';

export const testPassword = 'Test-password-1';

interface TestPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: RoleKey;
}

/** One of each role and a second worker, by e-mail. */
export const testPeople = {
  'super@test.example': { firstName: 'Zofia', lastName: 'Sęk', role: 'SUPER_ADMIN' },
  'admin@test.example': { firstName: 'Adam', lastName: 'Nowak', role: 'ADMIN' },
  'worker@test.example': { firstName: 'Wanda', lastName: 'Łoś', role: 'WORKER' },
  'worker2@test.example': { firstName: 'Wiktor', lastName: 'Żak', role: 'WORKER' },
  'reports@test.example': { firstName: 'Renata', lastName: 'Ćwik', role: 'ADMIN_REPORTS' },
  'platformer@test.example': { firstName: 'Piotr', lastName: 'Wójcik', role: 'PLATFORMER' },
} as const satisfies Record<string, TestPerson>;

export type TestEmail = keyof typeof testPeople;

export async function addTestPeople({ db }: Pick<Platform, 'db'>): Promise<void> {
  const passwordHash = await hashPassword(testPassword);
  for (const [email, { firstName, lastName, role }] of Object.entries(testPeople)) {
    const id = uuidv7();
    const activatedAt = new Date();
    await db
      .insertInto('appUser')
      .values({ id, email, firstName, lastName, passwordHash, activatedAt })
      .execute();
    await db.insertInto('userRole').values({ userId: id, roleKey: role }).execute();
  }
}

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
