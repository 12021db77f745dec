import { cloneDatabase, testConnection, testServer, type TestServer } from '@szansa/server/testing';
import { TestClock } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { createPool, openDatabase, type DatabaseConnection } from '../database/pool.ts';
import { jobKind, type JobKind } from './job-kind.ts';
import { openJobs, type OpenJobs } from './jobs.ts';
import { systemContext, systemVerb } from '../verb.ts';

const ran: string[] = [];
const note = jobKind({
  name: 'test.note',
  data: z.object({ text: z.string() }),
  policy: 'exclusive',
  retry: { limit: 2, delaySeconds: 1, maxDelaySeconds: 60 },
  run: async (_, { data }) => {
    ran.push(data.text);
  },
});

const settled = (texts: readonly string[]) =>
  vi.waitFor(() => expect(ran).toEqual(texts), { timeout: 30_000, interval: 20 });

describe('a job', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ kinds: [note] });
  });
  afterAll(() => server.close());
  afterEach(() => {
    ran.length = 0;
  });

  const enqueue = (text: string, key?: string) =>
    systemVerb(server.platform, (work) =>
      server.platform.jobs.enqueue(work, note, { text }, key === undefined ? {} : { key }),
    );

  it('runs once its work has committed, and never when that failed', async () => {
    const failed = systemVerb(server.platform, async (work) => {
      await server.platform.jobs.enqueue(work, note, { text: 'rolled back' }, { key: 'a' });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    // the key of the job that never was is free
    expect(await enqueue('committed', 'a')).toBe(true);
    await settled(['committed']);
  });

  it('is created once per key while it is pending or runs, and work that enqueues it twice commits', async () => {
    const made = await systemVerb(server.platform, async (work) => [
      await server.platform.jobs.enqueue(work, note, { text: 'first' }, { key: 'b' }),
      await server.platform.jobs.enqueue(work, note, { text: 'second' }, { key: 'b' }),
      await server.platform.jobs.enqueue(work, note, { text: 'third' }, { key: 'c' }),
    ]);
    expect(made).toEqual([true, false, true]);
    await settled(['first', 'third']);
  });

  it('enqueued as last runs after those that were enqueued after it', async () => {
    const made = await systemVerb(server.platform, async (work) => [
      await server.platform.jobs.enqueue(work, note, { text: 'last' }, { key: 'd', isLast: true }),
      await server.platform.jobs.enqueue(work, note, { text: 'usual' }, { key: 'e' }),
    ]);
    expect(made).toEqual([true, true]);
    await settled(['usual', 'last']);
  });

  it('of many runs without the delay of the next poll', async () => {
    const texts = Array.from({ length: 20 }, (_, number) => `${number}`);
    await systemVerb(server.platform, async (work) => {
      for (const text of texts) await server.platform.jobs.enqueue(work, note, { text }, { key: text });
    });
    await settled(texts);
    expect(ran).toHaveLength(texts.length);
  });

  it('of an undeclared kind is refused, and so is one with other data', async () => {
    const stranger: JobKind = { ...note, name: 'test.stranger' };
    const { jobs, db } = server.platform;
    await expect(
      db.transaction().execute((transaction) => jobs.enqueue({ db: transaction }, stranger, {})),
    ).rejects.toThrow('test.stranger');
    const wrong: JobKind = note;
    await expect(
      db.transaction().execute((transaction) => jobs.enqueue({ db: transaction }, wrong, { text: 1 })),
    ).rejects.toThrow(z.ZodError);
  });
});

// the clock is ahead of the real one: what an ordinary connection enqueues is due by it
describe('by a clock', () => {
  let server: TestServer;
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let connection: DatabaseConnection;
  const opened: OpenJobs[] = [];
  beforeAll(async () => {
    server = await testServer();
    database = await cloneDatabase();
    connection = openDatabase(createPool(testConnection(database.name), server.platform.log));
  });
  afterEach(async () => {
    for (const jobs of opened.splice(0)) await jobs.close();
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
    await server.close();
  });

  /** As one server process does. */
  async function start(clock: TestClock, kind: JobKind): Promise<OpenJobs> {
    const { log } = server.platform;
    const jobs = await openJobs({ connection: testConnection(database.name), log, kinds: [kind], clock });
    opened.push(jobs);
    await jobs.run(() => systemContext(server.platform));
    return jobs;
  }

  it('a job that fails is tried again, later each time, and then no more', async () => {
    const clock = new TestClock('2027-03-02T06:00:00Z');
    const tries: { at: number; isLastTry: boolean }[] = [];
    const failing = jobKind({
      name: 'test.failing',
      data: z.object({}),
      policy: 'standard',
      retry: { limit: 3, delaySeconds: 60, maxDelaySeconds: 3600 },
      run: async (_, { isLastTry }) => {
        tries.push({ at: clock.now(), isLastTry });
        throw new Error('not yet');
      },
    });
    const jobs = await start(clock, failing);
    await connection.db.transaction().execute((db) => jobs.enqueue({ db }, failing, {}));
    for (let minute = 0; minute < 60; minute += 1) await clock.tick(60_000);
    expect(tries.map(({ isLastTry }) => isLastTry)).toEqual([false, false, false, true]);
    const [first = 0, second = 0, third = 0] = tries
      .slice(1)
      .map(({ at }, index) => at - (tries[index]?.at ?? 0));
    expect(first).toBeGreaterThanOrEqual(30_000);
    expect(second).toBeGreaterThanOrEqual(2 * 30_000);
    expect(third).toBeGreaterThanOrEqual(4 * 30_000);
  });

  it('a schedule runs once, however many servers there are, at the hour of Warsaw', async () => {
    const clock = new TestClock('2027-03-27T06:30:00Z');
    const times: string[] = [];
    const daily = jobKind({
      name: 'test.daily',
      data: z.object({}),
      policy: 'exclusive',
      retry: { limit: 0, delaySeconds: 1, maxDelaySeconds: 1 },
      schedule: '0 8 * * *',
      run: async () => {
        times.push(new Date(clock.now()).toISOString().slice(0, 13));
      },
    });
    await start(clock, daily);
    await start(clock, daily);
    // summer time starts in the night between
    for (const hour of ['2027-03-27T06:58:00Z', '2027-03-28T05:58:00Z']) {
      await clock.setTime(hour);
      for (let minute = 0; minute < 5; minute += 1) await clock.tick(60_000);
    }
    expect(times).toEqual(['2027-03-27T07', '2027-03-28T06']);
  });

  it('of a kind that is made at each start runs then, though one of a server that died is not given up yet', async () => {
    const clock = new TestClock();
    let runs = 0;
    let dies = true;
    const kind = jobKind({
      name: 'test.start',
      data: z.object({}),
      policy: 'short',
      retry: { limit: 2, delaySeconds: 1, maxDelaySeconds: 60 },
      isMadeAtStart: true,
      run: async (_, { signal }) => {
        runs += 1;
        // a process that is killed does not end its work
        if (dies) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      },
    });
    await start(clock, kind);
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 30_000, interval: 20 });
    dies = false;
    await start(clock, kind);
    await vi.waitFor(() => expect(runs).toBe(2), { timeout: 30_000, interval: 20 });
  });
});
