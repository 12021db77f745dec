import { createHash } from 'node:crypto';

import type { ReceivedFile } from '@szansa/api-client/contract';
import { sql } from 'kysely';

import { boundContext, type StaffContext } from './context.ts';
import { compiledOnce } from './database/compiled-once.ts';
import type { Db } from './database/pool.ts';
import { invalid, Refusal } from './refusal.ts';
import { verb } from './verb.ts';

const retentionMs = sql<string>`interval '24 hours'`;

/** A stored response: its status and `data`. */
export interface Answer {
  readonly status: number;
  readonly data: unknown;
}

export interface OnceOptions {
  readonly key: string;
  /** Method and path pattern of the endpoint. */
  readonly endpoint: string;
  readonly requestHash: Buffer;
}

/**
 * The key of a request, if it has one.
 * @throws 422 unless it is 1 to 200 visible ASCII characters.
 */
export function readKey(header: string | readonly string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw invalid({ path: 'Idempotency-Key', code: 'format_invalid' });
}

/** Returns a hash that identifies a request: address, text fields and the content of files. */
export function hashRequest(parts: {
  readonly url: string;
  readonly body: unknown;
  readonly files: readonly ReceivedFile[];
}): Buffer {
  const files = parts.files.map(({ name, sha256 }) => [name, sha256]);
  return createHash('sha256')
    .update(JSON.stringify([parts.url, parts.body ?? null, files]))
    .digest();
}

async function storedAnswer(db: Db, userId: string, once: OnceOptions): Promise<Answer> {
  const stored = await db
    .selectFrom('idempotencyKey')
    .select(['endpoint', 'requestHash', 'status', 'response'])
    .where('userId', '=', userId)
    .where('key', '=', once.key)
    .executeTakeFirstOrThrow();
  if (stored.endpoint !== once.endpoint || !stored.requestHash.equals(once.requestHash)) {
    throw new Refusal('key_reused');
  }
  return { status: stored.status ?? 200, data: JSON.parse(stored.response ?? 'null') };
}

/** Claims the key, or claims one older than 24 hours again; returns no row when a response is stored under it. */
const claimKey = compiledOnce(
  (db, { userId, key, endpoint, requestHash }: OnceOptions & { userId: string }) => {
    const claimed = { endpoint, requestHash, status: sql<null>`null`, response: sql<null>`null` };
    // waits here while another process has claimed the same key, and then sees its result
    return db
      .insertInto('idempotencyKey')
      .values({ userId, key, ...claimed })
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'key'])
          .doUpdateSet({ ...claimed, createdAt: sql<Date>`now()` })
          .where('idempotencyKey.createdAt', '<=', sql<Date>`now() - ${retentionMs}`),
      )
      .returning('key');
  },
);

const storeAnswer = compiledOnce(
  (
    db,
    { userId, key, status, response }: { userId: string; key: string; status: number; response: string },
  ) =>
    db
      .updateTable('idempotencyKey')
      .set({ status, response })
      .where('userId', '=', userId)
      .where('key', '=', key)
      .returning('key'),
);

async function produceOnce(
  context: StaffContext,
  once: OnceOptions,
  produce: (bound: StaffContext) => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  const { userId } = context.actor;
  return verb(context, async (work) => {
    const [claimed] = await claimKey(work.db, { userId, ...once });
    if (!claimed) {
      return { answer: await storedAnswer(work.db, userId, once), replayed: true };
    }
    const answer = await produce(boundContext(context, work));
    const response = JSON.stringify(answer.data);
    await storeAnswer(work.db, { userId, key: once.key, status: answer.status, response });
    return { answer, replayed: false };
  });
}

/** Calls in this process with the same key wait here, where they use no database connection. */
const queues = new Map<string, Promise<unknown>>();

async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(name);
  const turn = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  queues.set(name, turn);
  try {
    return await turn;
  } finally {
    if (queues.get(name) === turn) queues.delete(name);
  }
}

/**
 * Runs `produce` once per user and key, with the context bound to one transaction: its change and the stored response
 * commit together; later calls get the stored response. A refusal or failure is rolled back, so the key may be used
 * again.
 * @throws 409 `key_reused` when the key came with another request.
 */
export function runOnce(
  context: StaffContext,
  once: OnceOptions,
  produce: (bound: StaffContext) => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  return inTurn(`${context.actor.userId} ${once.key}`, () => produceOnce(context, once, produce));
}

/** Deletes keys older than 24 hours. */
export async function sweepKeys(db: Db): Promise<void> {
  await db
    .deleteFrom('idempotencyKey')
    .where('createdAt', '<=', sql<Date>`now() - ${retentionMs}`)
    .execute();
}
