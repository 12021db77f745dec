import type { RoleKey } from '@szansa/domain/access';
import { v7 as uuidv7 } from 'uuid';

import { hashPassword } from '../platform/passwords.ts';
import type { Platform } from '../platform/platform.ts';

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
