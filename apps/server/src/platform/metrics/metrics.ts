import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

import type { Db } from '../database/pool.ts';
import type { JobCounts } from '../jobs/job-plan.ts';
import { boundedQueues } from '../queues/bounded-queue.ts';
import { recentValue } from './recent-value.ts';
import { requestMetrics, type CountRequest, type Prometheus } from './request-metrics.ts';
import { countFiles, countMails } from './stored-counts.ts';

/** What is measured. */
export interface MetricSources {
  readonly db: Db;
  readonly pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  readonly jobs: { readonly counts: () => Promise<readonly JobCounts[]> };
  readonly sockets: { readonly connected: () => number };
  readonly log: Logger;
}

/** Measurements of one server, for Prometheus. */
export interface Metrics {
  readonly countRequest: CountRequest;
  readonly contentType: string;
  /** Returns all metrics as text. Those of the database are left out while it does not answer. */
  read(): Promise<string>;
  close(): void;
}

/** A value of a gauge, under its labels. */
type Sample<Label extends string> = readonly [labels: Partial<Record<Label, string>>, value: number];

type GaugeOptions<Label extends string> = {
  readonly name: `szansa_${string}`;
  readonly help: string;
  readonly labelNames?: readonly Label[];
  /** Returns its values when it is read; none where they are not known. */
  readonly read: () => readonly Sample<Label>[] | Promise<readonly Sample<Label>[]>;
};

function gauges({ Gauge }: Prometheus, registers: Registry[]) {
  return <Label extends string = never>({ name, help, labelNames = [], read }: GaugeOptions<Label>) =>
    new Gauge<Label>({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const samples = await read();
        // resetting one without labels would show 0 instead of nothing
        if (labelNames.length === 0) this.remove();
        else this.reset();
        for (const [labels, value] of samples) this.set(labels, value);
      },
    });
}

type AddGauge = ReturnType<typeof gauges>;

function processGauges(gauge: AddGauge, { pool, sockets }: MetricSources): void {
  gauge({
    name: 'szansa_pool_connections',
    help: 'Connections to the database that requests share.',
    labelNames: ['state'],
    read: () => [
      [{ state: 'in_use' }, pool.totalCount - pool.idleCount],
      [{ state: 'idle' }, pool.idleCount],
    ],
  });
  gauge({
    name: 'szansa_pool_waiting',
    help: 'Pieces of work that wait for a connection to the database.',
    read: () => [[{}, pool.waitingCount]],
  });
  gauge({
    name: 'szansa_sockets_connected',
    help: 'Browsers that are connected to this server.',
    read: () => [[{}, sockets.connected()]],
  });
  gauge({
    name: 'szansa_queue_tasks',
    help: 'Tasks of the queues that limit heavy work, by state.',
    labelNames: ['queue', 'state'],
    read: () =>
      boundedQueues().flatMap(([queue, states]) =>
        Object.entries(states).map(([state, count]) => [{ queue, state }, count] as const),
      ),
  });
}

const mailStates = ['queued', 'kept', 'sent', 'failed', 'expired', 'in_doubt'] as const;
/** Milliseconds that metrics wait for the database: they matter most while it is slow. */
const patienceMs = 1000;

function databaseGauges(gauge: AddGauge, { db, jobs, log }: MetricSources): void {
  const onError = (error: unknown) => log.warn({ err: error }, 'the database could not be measured');
  const recentJobs = recentValue(jobs.counts, { maxAgeMs: 5000, patienceMs, onError });
  const recentMails = recentValue(() => countMails(db), { maxAgeMs: 60_000, patienceMs, onError });
  const recentFiles = recentValue(() => countFiles(db), { maxAgeMs: 60_000, patienceMs, onError });
  gauge({
    name: 'szansa_jobs',
    help: 'Jobs of all servers, by queue and state.',
    labelNames: ['queue', 'state'],
    read: async () =>
      ((await recentJobs()) ?? []).flatMap(({ queue, ...states }) =>
        Object.entries(states).map(([state, count]) => [{ queue, state }, count] as const),
      ),
  });
  gauge({
    name: 'szansa_mails',
    help: 'Mails of the outbox, which has those of 90 days, by state.',
    labelNames: ['state'],
    async read() {
      const mails = await recentMails();
      const countOf = (state: string) => mails?.find((one) => one.state === state)?.count ?? 0;
      return mails ? mailStates.map((state) => [{ state }, countOf(state)] as const) : [];
    },
  });
  gauge({
    name: 'szansa_files',
    help: 'Stored files.',
    async read() {
      const files = await recentFiles();
      return files ? [[{}, files.count]] : [];
    },
  });
  gauge({
    name: 'szansa_files_bytes',
    help: 'Bytes of all stored files.',
    async read() {
      const files = await recentFiles();
      return files ? [[{}, files.bytes]] : [];
    },
  });
}

/** Starts to measure; the package that does so is loaded here and nowhere else. */
export async function openMetrics(sources: MetricSources): Promise<Metrics> {
  const prometheus = await import('prom-client');
  const register = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register });
  const gauge = gauges(prometheus, [register]);
  processGauges(gauge, sources);
  databaseGauges(gauge, sources);
  return {
    countRequest: requestMetrics(prometheus, register),
    contentType: register.contentType,
    read: () => register.metrics(),
    close: () => register.clear(),
  };
}
