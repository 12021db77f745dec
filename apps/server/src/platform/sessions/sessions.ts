import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '../database/pool.ts';
import { publishAccessChange, listenForAccessChanges, type AccessChange } from './access-changes.ts';
import type { Actor } from './actor.ts';
import { liveSession, loadActor } from './load-actor.ts';
import { hashToken, newToken } from './tokens.ts';

export interface NewSession {
  readonly userId: string;
  readonly userAgent: string | null;
  readonly address: string | null;
}

/** As much of a unit of work as ending a session needs. */
export interface EndingWork {
  readonly db: Db;
  afterCommit(task: () => void): void;
}

export interface Sessions {
  /** Starts a session. Only this call returns the token; the database stores its hash. */
  start(db: Db, session: NewSession): Promise<{ sessionId: string; token: string }>;
  /** Who the token belongs to; null when its session ended or never was. */
  resolve(token: string): Promise<Actor | null>;
  /** Which of these sessions are still alive. */
  alive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Ends one session, in every process, once the work commits. */
  end(work: EndingWork, sessionId: string): Promise<void>;
  /** Ends all sessions of a user but `except`. */
  endAll(work: EndingWork, userId: string, except?: string): Promise<void>;
  /**
   * Makes every process reload users' permissions: after a change of roles, rights or hidden fields, or of who may read
   * a record.
   */
  refresh(work: EndingWork, change: AccessChange): Promise<void>;
  /** Registers a listener for every change received; returns a function that removes it. */
  onChange(listener: (change: AccessChange) => void): () => void;
  /** Resolves once this process has received every change that was committed before. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

const rememberedForMs = 1000;
const lifetime = sql<Date>`now() + (select make_interval(days => session_max_days) from agency)`;

/** An ended session stays for a while: it knows the page its user was on. */
const ended = { expiresAt: sql<Date>`least(expires_at, now())` };

interface Remembered {
  readonly actor: Promise<Actor | null>;
  readonly until: number;
}

/** Answers who a token belongs to, remembering for a second at most and forgetting at once when access changes. */
export async function openSessions(
  pool: pg.Pool,
  connection: pg.ClientConfig,
  log: Logger,
): Promise<Sessions> {
  const remembered = new Map<string, Remembered>();
  const subscribers = new Set<(change: AccessChange) => void>();
  const dropCached = (change: AccessChange) => {
    if (!('entity' in change)) remembered.clear();
  };
  const listener = await listenForAccessChanges(connection, log, (change) => {
    dropCached(change);
    for (const subscriber of subscribers) subscriber(change);
  });

  function remember(hash: Buffer): Promise<Actor | null> {
    const key = hash.toString('base64');
    const found = remembered.get(key);
    if (found && found.until > Date.now()) return found.actor;
    const actor = loadActor(pool, hash);
    remembered.set(key, { actor, until: Date.now() + rememberedForMs });
    actor.catch(() => remembered.delete(key));
    return actor;
  }

  // not a job: this clears the process's own cache
  const sweep = setInterval(() => {
    for (const [key, { until }] of remembered) if (until <= Date.now()) remembered.delete(key);
  }, 10_000).unref();

  async function publish(work: EndingWork, change: AccessChange): Promise<void> {
    await publishAccessChange(work.db, change);
    // the notification comes a moment after the commit, and the next request may be quicker
    work.afterCommit(() => dropCached(change));
  }

  return {
    async start(db, session) {
      const token = newToken();
      const sessionId = uuidv7();
      await db
        .insertInto('session')
        .values({
          id: sessionId,
          tokenHash: hashToken(token),
          expiresAt: lifetime,
          lastPage: null,
          ...session,
        })
        .execute();
      return { sessionId, token };
    },
    resolve(token) {
      const hash = hashToken(token);
      return listener.isListening() ? remember(hash) : loadActor(pool, hash);
    },
    async alive(sessionIds) {
      const { rows } = await pool.query<{ id: string }>({
        name: 'live-sessions',
        text: `select s.id from session s join app_user u on u.id = s.user_id
               where s.id = any($1::uuid[]) and ${liveSession}`,
        values: [[...sessionIds]],
      });
      return new Set(rows.map((row) => row.id));
    },
    async end(work, sessionId) {
      await work.db.updateTable('session').set(ended).where('id', '=', sessionId).execute();
      await publish(work, { sessionId });
    },
    async endAll(work, userId, except) {
      const all = work.db.updateTable('session').set(ended).where('userId', '=', userId);
      await (except === undefined ? all : all.where('id', '!=', except)).execute();
      await publish(work, { userId });
    },
    refresh: publish,
    onChange(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    caughtUp: () => listener.caughtUp(),
    async close() {
      clearInterval(sweep);
      await listener.close();
    },
  };
}

/** Removes sessions that ended a month ago. */
export async function sweepSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('session')
    .where('expiresAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
