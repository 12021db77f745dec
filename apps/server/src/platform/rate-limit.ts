import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Db } from './database/pool.ts';
import { Refusal } from './refusal.ts';

const windowMinutes = 5;
const failuresPerAccount = 5;
const failuresPerAddress = 20;

/** How long an attempt whose process died keeps others waiting. */
const undecidedFor = sql<string>`interval '20 seconds'`;
const patienceMs = 15_000;

interface Standing {
  readonly failed: number;
  readonly undecided: number;
  /** Seconds until the oldest failure leaves the window. */
  readonly waitSeconds: number;
}

interface Attempt {
  readonly id: number;
  readonly account: string;
  readonly address: string;
}

/** Attempts of one address get their numbers one after another, so "the earlier ones" means something. */
async function enter(db: Db, account: string, address: string): Promise<Attempt> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${address}, 7))`.execute(transaction);
    const { id } = await transaction
      .insertInto('loginAttempt')
      .values({ account, address, succeeded: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, account, address };
  });
}

async function standing(db: Db, attempt: Attempt, ofAccount: boolean): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select count(*) filter (where succeeded = false)::int as failed,
           count(*) filter (where succeeded is null and at > now() - ${undecidedFor})::int as undecided,
           coalesce(ceil(extract(epoch from
             min(at) filter (where succeeded = false) + make_interval(mins => ${windowMinutes}) - now())), 1)::int
             as wait_seconds
    from login_attempt
    where address = ${attempt.address} and id < ${attempt.id}
      and at > now() - make_interval(mins => ${windowMinutes})
      and (${!ofAccount} or account = ${attempt.account})`.execute(db);
  return rows[0] ?? { failed: 0, undecided: 0, waitSeconds: 1 };
}

async function isAllowed(db: Db, attempt: Attempt): Promise<{ waitSeconds: number } | 'yes' | 'unclear'> {
  const [ofAccount, ofAddress] = [await standing(db, attempt, true), await standing(db, attempt, false)];
  if (ofAccount.failed >= failuresPerAccount) return ofAccount;
  if (ofAddress.failed >= failuresPerAddress) return ofAddress;
  const clear =
    ofAccount.failed + ofAccount.undecided < failuresPerAccount &&
    ofAddress.failed + ofAddress.undecided < failuresPerAddress;
  return clear ? 'yes' : 'unclear';
}

function refusal(waitSeconds: number): Refusal {
  const seconds = Math.max(1, waitSeconds);
  return new Refusal('too_many_requests', {
    retryAfterSeconds: seconds,
    parameters: { minutes: Math.ceil(seconds / 60) },
  });
}

/**
 * Lets a login be tried unless the account (from this address) failed 5 times or the address 20 times within
 * 5 minutes. An attempt counts from the moment it begins, so attempts sent side by side cannot slip past; when
 * those still being checked could reach the limit, it waits for them.
 * @throws 429 with `Retry-After`; a refused attempt is not counted.
 */
export async function limitLogin(
  db: Db,
  account: string,
  address: string,
  attempt: () => Promise<boolean>,
): Promise<boolean> {
  const entered = await enter(db, account.toLowerCase(), address);
  const settle = (succeeded: boolean) =>
    db.updateTable('loginAttempt').set({ succeeded }).where('id', '=', entered.id).execute();
  const withdraw = () => db.deleteFrom('loginAttempt').where('id', '=', entered.id).execute();
  const giveUpAt = Date.now() + patienceMs;
  try {
    for (;;) {
      const allowed = await isAllowed(db, entered);
      if (allowed === 'yes') break;
      if (allowed !== 'unclear') throw refusal(allowed.waitSeconds);
      if (Date.now() > giveUpAt) throw refusal(1);
      await pause(40);
    }
    const succeeded = await attempt();
    await settle(succeeded);
    return succeeded;
  } catch (error) {
    await withdraw();
    throw error;
  }
}

/** Forgets attempts that no longer count. */
export async function sweepAttempts(db: Db): Promise<void> {
  await db
    .deleteFrom('loginAttempt')
    .where('at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
