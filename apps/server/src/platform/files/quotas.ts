import { sql } from 'kysely';

import type { Work } from '../context.ts';
import type { Db } from '../database/pool.ts';
import { Refusal } from '../refusal.ts';

const megabyte = 1024 * 1024;
const gigabyte = 1024 * megabyte;

/** Number of bytes that may be received, and the refusal of more. */
export interface Budget {
  readonly bytes: number;
  /** Whose bytes count: of one form alone, or also of uploads of the person or the agency that are not stored yet. */
  readonly of: 'form' | 'person' | 'agency';
  readonly refusal: Refusal;
}

interface Usage {
  /** Bytes of all stored files. */
  readonly total: number;
  /** Bytes that the user has added today (Warsaw) and that are still stored. */
  readonly today: number;
}

const today = sql<Date>`(date_trunc('day', now() at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw')`;

async function usageOf(db: Db, userId: string): Promise<Usage> {
  const { rows } = await sql<Usage>`
    select
      (select coalesce(sum(size), 0)::float8 from stored_file) as total,
      (select coalesce(sum(size), 0)::float8 from stored_file
        where created_by = ${userId} and created_at >= ${today}) as today
  `.execute(db);
  return rows[0] ?? { total: 0, today: 0 };
}

function findLimits(db: Db) {
  return db
    .selectFrom('agency')
    .select(['messageFilesMb', 'dailyFilesMb', 'agencyFilesGb'])
    .executeTakeFirstOrThrow();
}

type Limits = Awaited<ReturnType<typeof findLimits>>;

const daily = ({ dailyFilesMb: limit }: Limits, used: number): Budget => ({
  bytes: limit * megabyte - used,
  of: 'person',
  refusal: new Refusal('daily_quota', { limit }),
});

const ofAll = ({ agencyFilesGb: limit }: Limits, used: number): Budget => ({
  bytes: limit * gigabyte - used,
  of: 'agency',
  refusal: new Refusal('agency_quota', { limit }),
});

/** How much a person may send at once (rule AG4), the narrowest limit first. */
export async function uploadBudgets(db: Db, userId: string): Promise<readonly Budget[]> {
  const [limits, usage] = await Promise.all([findLimits(db), usageOf(db, userId)]);
  const { messageFilesMb: limit } = limits;
  const atOnce: Budget = {
    bytes: limit * megabyte,
    of: 'form',
    refusal: new Refusal('files_too_large', { limit }),
  };
  const budgets = [ofAll(limits, usage.total), daily(limits, usage.today), atOnce];
  return budgets.toSorted((one, other) => one.bytes - other.bytes);
}

const ownTurn = (db: Db) => sql`select pg_advisory_xact_lock(hashtextextended('agency', 10))`.execute(db);

/** Units of work whose quota check at their end is registered already. */
const checked = new WeakSet<Work>();

/**
 * Checks at the end of a transaction that its actor has not exceeded a quota. The checks are serialised, so that each
 * counts what the one before it has committed; a waiting transaction has no further locks to acquire. Work without an
 * actor has no limit.
 * @throws 413 `daily_quota`, `agency_quota` at the end of the transaction
 */
export function refuseOverQuota(work: Work): void {
  const { db, actor } = work;
  if (!actor || checked.has(work)) return;
  checked.add(work);
  work.beforeCommit(async () => {
    await ownTurn(db);
    const limits = await findLimits(db);
    const usage = await usageOf(db, actor.userId);
    for (const { bytes, refusal } of [ofAll(limits, usage.total), daily(limits, usage.today)]) {
      if (bytes < 0) throw refusal;
    }
  });
}

/** Returns the bytes and number of stored files, and the users who have added most today. */
export async function findStorage(db: Db) {
  const { bytes, files } = await db
    .selectFrom('storedFile')
    .select([sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'), sql<number>`count(*)::int`.as('files')])
    .executeTakeFirstOrThrow();
  const people = await db
    .selectFrom('storedFile')
    .innerJoin('appUser', 'appUser.id', 'storedFile.createdBy')
    .select(['appUser.id', 'appUser.firstName', 'appUser.lastName', 'appUser.pictureFileId as pictureId'])
    .select(sql<number>`sum(stored_file.size)::float8`.as('bytes'))
    .where('storedFile.createdAt', '>=', today)
    .groupBy('appUser.id')
    .orderBy('bytes', 'desc')
    .limit(10)
    .execute();
  return { bytes, files, today: people };
}
