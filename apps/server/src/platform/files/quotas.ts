import { sql } from 'kysely';

import type { Work } from '../context.ts';
import type { Db } from '../database/pool.ts';
import { Refusal } from '../refusal.ts';

const megabyte = 1024 * 1024;
const gigabyte = 1024 * megabyte;

/** So many bytes may come, and what is said of one more. */
export interface Budget {
  readonly bytes: number;
  /** Whose bytes count: of one form alone, or also of uploads of the person or the agency that are not stored yet. */
  readonly of: 'form' | 'person' | 'agency';
  readonly refusal: Refusal;
}

interface Usage {
  /** Bytes kept in all. */
  readonly total: number;
  /** Bytes that the person has added today (Warsaw) and that are still kept. */
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

/** Works that are judged when they end. */
const checked = new WeakSet<Work>();

/**
 * Refuses a work that has kept more than its actor may: at its end, one work after another, so that each counts what the
 * one before it has committed, and waits with nothing left to lock. What nobody called for is not limited.
 * @throws 413 `daily_quota`, `agency_quota` when the work ends
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

/** What is kept: bytes and files in all, and who has added most of it today. */
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
