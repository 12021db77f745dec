import { sql } from 'kysely';

import type { Db, Work } from '#platform';
import { endTickets } from './ticket-queries.ts';

/** Whether a role of the user requires a second factor. */
export async function isSecondFactorRequired(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('userRole')
    .innerJoin('role', 'role.key', 'userRole.roleKey')
    .select('role.key')
    .where('userRole.userId', '=', userId)
    .where('role.requiresSecondFactor', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the encrypted seeds of the user's authenticator app: the one in use and the unconfirmed one. */
export function findSeeds(db: Db, userId: string) {
  return db
    .selectFrom('appUser')
    .select(['totpSeed', 'totpPendingSeed', 'totpEnrolledAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Marks a code's time step as used; returns false when it, or a later one, was used before. */
export async function redeemStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('appUser')
    .set({ totpLastStep: step })
    .where('id', '=', userId)
    .where('totpSeed', 'is not', null)
    .where((eb) => eb.or([eb('totpLastStep', 'is', null), eb('totpLastStep', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses a recovery code up; of those who try at once, one gets true. */
export async function redeemRecoveryCode(db: Db, userId: string, codeHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCode')
    .set({ usedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCode')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Puts new recovery codes in the place of the old ones. */
export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
  const rows = hashes.map((codeHash) => ({ userId, codeHash, usedAt: null }));
  await db.insertInto('recoveryCode').values(rows).execute();
}

/** Stores an encrypted seed until one of its codes confirms it. */
export async function storePendingSeed(db: Db, userId: string, sealed: Buffer): Promise<void> {
  await db.updateTable('appUser').set({ totpPendingSeed: sealed }).where('id', '=', userId).execute();
}

/** Puts an authenticator app into use; the code that confirmed it, of time step `step`, is used. */
export async function enrolSeed(db: Db, userId: string, sealed: Buffer, step: number): Promise<void> {
  await db
    .updateTable('appUser')
    .set({
      totpSeed: sealed,
      totpEnrolledAt: sql<Date>`now()`,
      totpLastStep: step,
      totpPendingSeed: null,
    })
    .where('id', '=', userId)
    .execute();
}

/**
 * Deletes the user's authenticator app and recovery codes, and the steps that were started with them. The caller
 * handles sessions, the audit log and the mail to the user.
 */
export async function deleteSecondFactor({ db }: Pick<Work, 'db'>, userId: string): Promise<void> {
  await db
    .updateTable('appUser')
    .set({ totpSeed: null, totpEnrolledAt: null, totpLastStep: null, totpPendingSeed: null })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
  await endTickets(db, userId, ['totp', 'enrolment']);
}
