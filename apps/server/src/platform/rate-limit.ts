import { isIPv6 } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import type { ErrorCode } from '@szansa/domain/language';
import { sql } from 'kysely';

import type { Db } from './database/pool.ts';
import { Refusal } from './refusal.ts';

const windowMinutes = 5;

/** How long an attempt whose process crashed delays others. */
const undecidedFor = sql<string>`interval '20 seconds'`;
const patienceMs = 15_000;

/** How many failures within 5 minutes close a door; null does not count that way. */
export interface AttemptPolicy {
  /** Attempts of different scopes are counted apart. */
  readonly scope: string;
  /** Of one account from one address. */
  readonly perAccountAndAddress: number | null;
  /** Of one account from wherever. */
  readonly perAccount: number | null;
  /** Of one address, whichever the account. */
  readonly perAddress: number;
  /** Whether attempts that succeed count as well. */
  readonly countsAll: boolean;
}

export interface Attempting {
  readonly policy: AttemptPolicy;
  /** The e-mail or id of whom it is about; case does not matter. */
  readonly account: string;
  /** Where the request came from; null when that is unknown. */
  readonly address: string | null;
}

/** The refusals that are failures; any other error leaves an attempt uncounted. */
const failures: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'wrong_credentials',
  'wrong_password',
  'code_wrong',
  'link_invalid',
]);

const isFailure = (error: unknown) => error instanceof Refusal && failures.has(error.code);

interface Attempt {
  readonly id: number;
  readonly policy: AttemptPolicy;
  readonly account: string;
  readonly address: string;
}

/** Attempts of one address, and of one account, get their numbers in turn, so "the earlier ones" means something. */
async function enter(db: Db, { policy, account, address }: Omit<Attempt, 'id'>): Promise<Attempt> {
  const { scope } = policy;
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${address}, 7))`.execute(transaction);
    if (policy.perAccount !== null) {
      const name = `${scope} ${account}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 8))`.execute(transaction);
    }
    const { id } = await transaction
      .insertInto('loginAttempt')
      .values({ scope, account, address, succeeded: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, policy, account, address };
  });
}

interface AttemptCounts {
  readonly failed: number;
  readonly undecided: number;
  /** Seconds until the oldest failure leaves the window. */
  readonly waitSeconds: number;
}

/** What came before an attempt, from the same address, about the same account, or both. */
async function countAttempts(db: Db, attempt: Attempt, same: { account: boolean; address: boolean }) {
  const { rows } = await sql<AttemptCounts>`
    select count(*) filter (where succeeded = false)::int as failed,
           count(*) filter (where succeeded is null and at > now() - ${undecidedFor})::int as undecided,
           coalesce(ceil(extract(epoch from
             min(at) filter (where succeeded = false) + make_interval(mins => ${windowMinutes}) - now())), 1)::int
             as wait_seconds
    from login_attempt
    where scope = ${attempt.policy.scope} and id < ${attempt.id}
      and at > now() - make_interval(mins => ${windowMinutes})
      and ${same.address ? sql`address = ${attempt.address}` : sql`true`}
      and ${same.account ? sql`account = ${attempt.account}` : sql`true`}`.execute(db);
  return rows[0] ?? { failed: 0, undecided: 0, waitSeconds: 1 };
}

async function isAllowed(db: Db, attempt: Attempt): Promise<{ waitSeconds: number } | 'yes' | 'unclear'> {
  const { perAccountAndAddress, perAccount, perAddress } = attempt.policy;
  const limits = [
    { most: perAccountAndAddress, account: true, address: true },
    { most: perAccount, account: true, address: false },
    { most: perAddress, account: false, address: true },
  ];
  let isClear = true;
  for (const { most, ...same } of limits) {
    if (most === null) continue;
    const found = await countAttempts(db, attempt, same);
    if (found.failed >= most) return found;
    isClear &&= found.failed + found.undecided < most;
  }
  return isClear ? 'yes' : 'unclear';
}

function refusal(waitSeconds: number): Refusal {
  const seconds = Math.max(1, waitSeconds);
  return new Refusal('too_many_requests', { retryAfterSeconds: seconds, minutes: Math.ceil(seconds / 60) });
}

/** Waits until it is decided whether an attempt may start. @throws 429 when it may not. */
async function admitted(db: Db, attempt: Attempt): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const allowed = await isAllowed(db, attempt);
    if (allowed === 'yes') return;
    if (allowed !== 'unclear') throw refusal(allowed.waitSeconds);
    if (Date.now() > giveUpAt) throw refusal(1);
    await pause(40);
  }
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the key under which attempts from an address are counted: the address itself for IPv4, the /64 for IPv6,
 * because one connection has all addresses of it.
 */
export function addressKey(address: string | null): string {
  if (address === null) return 'unknown';
  const ipv4 = mapped.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return address.slice(0, 100);
  const [head = '', tail] = plain.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - first.length - last.length }, () => '0');
  const groups = [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

/**
 * Runs an attempt at a secret unless too many have failed within 5 minutes. An attempt fails by throwing a refusal such
 * as `wrong_credentials`. It counts from its start, so that concurrent attempts cannot exceed the limit; when those
 * still undecided could reach it, the call waits for them.
 * @throws 429 with `Retry-After`; a refused attempt is not counted.
 */
export async function limitAttempts<T>(
  db: Db,
  { policy, account, address }: Attempting,
  attempt: () => Promise<T>,
): Promise<T> {
  const entered = await enter(db, {
    policy,
    account: account.trim().toLowerCase(),
    address: addressKey(address),
  });
  const settle = (succeeded: boolean) =>
    db.updateTable('loginAttempt').set({ succeeded }).where('id', '=', entered.id).execute();
  try {
    await admitted(db, entered);
    const result = await attempt();
    await settle(!policy.countsAll);
    return result;
  } catch (error) {
    if (isFailure(error)) await settle(false);
    else await db.deleteFrom('loginAttempt').where('id', '=', entered.id).execute();
    throw error;
  }
}

/** Deletes attempts that no longer count. */
export async function sweepAttempts(db: Db): Promise<void> {
  await db
    .deleteFrom('loginAttempt')
    .where('at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
