import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import type pg from 'pg';
import { fromKysely, PgBoss, type Clock, type JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';

import { systemRequestId, type Context } from '../context.ts';
import type { Traces } from '../traces/traces.ts';
import type { JobKind } from './job-kind.ts';
import type { JobCounts, JobPlan, Jobs } from './job-plan.ts';

export interface OpenJobs extends Jobs {
  /** Starts running jobs, each with a context of its own: of the request that caused it, where one did. */
  run(contextFor: (requestId?: string) => Context): Promise<void>;
  /** Returns the jobs of each queue, as pg-boss has counted them within the last seconds. */
  counts(): Promise<JobCounts[]>;
  /** Lets running jobs finish for 3 seconds; those that do not are started again on another server, or later. */
  close(): Promise<void>;
}

export interface JobsOptions {
  readonly connection: pg.ClientConfig;
  readonly log: Logger;
  readonly kinds: readonly JobKind[];
  /** Gets a span of each job; null where none are sent. */
  readonly traces?: Traces | null;
  /** Only tests: time that is moved by hand. */
  readonly clock?: Clock;
}

const schema = 'jobs';
const timeZone = 'Europe/Warsaw';

/** A process without a heartbeat for so long is considered dead, and its jobs start again elsewhere. */
const heartbeatSeconds = 10;
/** New jobs run at once; a scheduled job, or a retry, may be this many seconds late. */
const pollingSeconds = 10;
const longestRunSeconds = 60 * 60;
/** Milliseconds for running jobs at the end: the whole process stops within ten seconds. */
const patienceMs = 3000;

function addressOf({ connectionString, host, port, user, database, password }: pg.ClientConfig) {
  return {
    ...(connectionString === undefined ? {} : { connectionString }),
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(user === undefined ? {} : { user }),
    ...(database === undefined ? {} : { database }),
    ...(password === undefined ? {} : { password }),
  };
}

const sendingOptions = ({ retry }: JobPlan) => ({
  heartbeatSeconds,
  expireInSeconds: longestRunSeconds,
  retryLimit: retry.limit,
  retryDelay: retry.delaySeconds,
  retryDelayMax: retry.maxDelaySeconds,
  retryBackoff: true,
});

interface Serving {
  readonly contextFor: (requestId?: string) => Context;
  readonly traces: Traces | null;
}

/** What a job carries beside its data. */
const causeOf = z.looseObject({ causedBy: z.string().optional() });

/** Runs jobs of one kind, one after another, without a pause while there are any. */
async function serve(boss: PgBoss, kind: JobKind, { contextFor, traces }: Serving): Promise<void> {
  let workerId = '';
  async function runOne(job: JobWithMetadata): Promise<void> {
    const isLastTry = job.retryCount >= job.retryLimit;
    const { causedBy, ...sent } = causeOf.parse(job.data ?? {});
    const context = contextFor(causedBy);
    const run = async () => kind.run(context, { data: kind.data.parse(sent), signal: job.signal, isLastTry });
    try {
      await (traces ? traces.job(kind.name, context.requestId, run) : run());
    } catch (error) {
      // a job that is put back because the server stops has not failed
      if (job.signal.aborted) return;
      context.log.warn({ err: error, job: kind.name, jobId: job.id, isLastTry }, 'a job failed');
      throw error;
    } finally {
      boss.notifyWorker(workerId);
    }
  }
  const options = {
    includeMetadata: true,
    notifyPollingIntervalSeconds: kind.punctuality ?? pollingSeconds,
  } as const;
  workerId = await boss.work<object, void, typeof options>(kind.name, options, async (jobs) => {
    for (const job of jobs) await runOne(job);
  });
}

/** Creates the queues that are missing; a start that finds all of them sends one statement. */
async function createQueues(boss: PgBoss, kinds: readonly JobKind[]): Promise<void> {
  const found = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, policy } of kinds) {
    if (!found.has(name)) await boss.createQueue(name, { policy, notify: true });
  }
}

/** Stores the schedules that are new or changed, and deletes those of kinds that are gone. */
async function setSchedules(boss: PgBoss, kinds: readonly JobKind[]): Promise<void> {
  const stored = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const kind of kinds) {
    if (kind.schedule === undefined) continue;
    const found = stored.get(kind.name);
    stored.delete(kind.name);
    const options = { ...sendingOptions(kind), tz: timeZone };
    if (found?.cron === kind.schedule && isDeepStrictEqual(found.options, options)) continue;
    await boss.schedule(kind.name, kind.schedule, null, options);
  }
  for (const name of stored.keys()) await boss.unschedule(name);
}

/** Claims no more jobs, and lets running ones finish for a while. */
async function finish(boss: PgBoss, kinds: readonly JobKind[]): Promise<void> {
  const finished = new AbortController();
  // `stop` does this too, but looks whether they have finished every half a second
  const idle = Promise.allSettled(kinds.map(({ name }) => boss.offWork(name)));
  const late = pause(patienceMs, undefined, { signal: finished.signal }).catch(() => undefined);
  await Promise.race([idle, late]);
  finished.abort();
}

/** Creates the tables of the queue, without queues and without running anything. */
export async function createJobTables(connection: pg.ClientConfig): Promise<void> {
  const boss = new PgBoss({
    ...addressOf(connection),
    schema,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}

/**
 * Opens the queue of jobs, which PostgreSQL stores and all server processes share. It has a small pool of its own:
 * it listens on one connection, and must not starve requests.
 */
export async function openJobs({
  connection,
  log,
  kinds,
  traces = null,
  clock,
}: JobsOptions): Promise<OpenJobs> {
  const boss = new PgBoss({
    ...addressOf(connection),
    application_name: 'szansa jobs',
    schema,
    createSchema: false,
    max: 3,
    useListenNotify: true,
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
    // for jobs that depend on other jobs, which this application does not have
    flowIntervalSeconds: 600,
    // with a manually moved clock, maintenance must not wait for real time
    ...(clock ? { clock, supervise: false } : {}),
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs failed'));
  await boss.start();
  await createQueues(boss, kinds);
  const names = new Set(kinds.map(({ name }) => name));

  return {
    async enqueue(work, kind, data, { key, afterSeconds, isLast = false } = {}) {
      if (!names.has(kind.name)) throw new Error(`Jobs of the kind ${kind.name} are not run here`);
      const cause = work.requestId === systemRequestId ? {} : { causedBy: work.requestId };
      const id = await boss.send(
        kind.name,
        { ...kind.data.parse(data), ...cause },
        {
          ...sendingOptions(kind),
          // its rows are read as they are
          db: fromKysely(work.db.withoutPlugins()),
          ...(key === undefined ? {} : { singletonKey: key }),
          ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
          ...(isLast ? { priority: -1 } : {}),
        },
      );
      return id !== null;
    },
    async run(contextFor) {
      for (const kind of kinds) await serve(boss, kind, { contextFor, traces });
      await setSchedules(boss, kinds);
      for (const kind of kinds) {
        if (kind.isMadeAtStart) await boss.send(kind.name, {}, sendingOptions(kind));
      }
    },
    async counts() {
      return (await boss.getQueues()).map((queue) => ({
        queue: queue.name,
        waiting: queue.readyCount,
        scheduled: queue.deferredCount,
        running: queue.activeCount,
        failed: queue.failedCount,
      }));
    },
    async close() {
      await finish(boss, kinds);
      await boss.stop({ graceful: false });
    },
  };
}
