import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import type { Context } from '../context.ts';
import { jobKind } from '../jobs/job-kind.ts';
import { createOperation, failOperation, finishOperation, stepOperation } from './operations.ts';
import { systemVerb, verb } from '../verb.ts';

const steps = 4;
/** Awaited by a run before its next step; completed steps are recorded in `taken`. */
let gate: () => Promise<void>;
const accepted: number[] = [];

async function runSteps(context: Context, operationId: string): Promise<void> {
  const started = await verb(context, (work) => stepOperation(work, operationId));
  if (!started) return;
  for (let step = started.done + 1; step <= steps; step += 1) {
    await gate();
    const going = await verb(context, (work) =>
      stepOperation(work, operationId, { done: step, message: `Krok ${step}` }),
    );
    if (!going) return;
    accepted.push(step);
  }
  await verb(context, (work) => finishOperation(work, operationId, { snake_case: steps }));
}

const count = jobKind({
  name: 'test.count',
  data: z.object({ operationId: z.uuid() }),
  policy: 'exclusive',
  retry: { limit: 3, delaySeconds: 1, maxDelaySeconds: 1 },
  run: (context, { data }) => runSteps(context, data.operationId),
});

let server: TestServer;
let owner: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  server = await testServer({ kinds: [count] });
  owner = await server.signIn('worker@test.example');
  other = await server.signIn('admin@test.example');
});
afterAll(() => server.close());

const create = () =>
  systemVerb(server.platform, (work) =>
    createOperation(work, { kind: count.name, ownerId: owner.userId, total: steps }),
  );

const start = () =>
  systemVerb(server.platform, async (work) => {
    accepted.length = 0;
    const operationId = await createOperation(work, {
      kind: count.name,
      ownerId: owner.userId,
      total: steps,
    });
    await server.platform.jobs.enqueue(work, count, { operationId }, { key: operationId });
    return operationId;
  });

const read = (id: string) => owner.client.operations.get({ params: { id } });
const until = (id: string, match: object) =>
  vi.waitFor(async () => expect(await read(id)).toMatchObject(match), { timeout: 30_000, interval: 30 });

async function listen(person: SignedIn): Promise<{ socket: Socket; received: unknown[] }> {
  const socket = io(server.url, { auth: { token: person.token }, transports: ['websocket'], forceNew: true });
  const received: unknown[] = [];
  socket.on('operation-changed', (payload: unknown) => received.push(payload));
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
  });
  await socket.emitWithAck('init', { userId: person.userId });
  return { socket, received };
}

describe('an operation', () => {
  it('is watched by its owner alone, from the first step to the result', async () => {
    const [own, foreign] = [await listen(owner), await listen(other)];
    gate = () => Promise.resolve();
    const id = await start();
    await until(id, { state: 'done', done: steps, total: steps, can: { cancel: false } });
    expect(await read(id)).toMatchObject({ result: { snake_case: steps }, message: 'Krok 4' });
    await vi.waitFor(() => expect(own.received).toHaveLength(steps + 3), { timeout: 30_000 });
    expect(new Set(own.received.map((payload) => JSON.stringify(payload)))).toEqual(
      new Set([JSON.stringify({ operationId: id })]),
    );
    expect(foreign.received).toEqual([]);
    await expect(other.client.operations.get({ params: { id } })).rejects.toEqual(refusal('not_found', 404));
    await expect(other.client.operations.cancel({ params: { id } })).rejects.toEqual(
      refusal('not_found', 404),
    );
    own.socket.disconnect();
    foreign.socket.disconnect();
  });

  it('resumes from its last step when its job restarts', async () => {
    let isFirst = true;
    gate = async () => {
      if (accepted.length < 2 || !isFirst) return;
      isFirst = false;
      throw new Error('the disk is full');
    };
    const id = await start();
    await until(id, { state: 'done' });
    expect(accepted).toEqual([1, 2, 3, 4]);
  });

  it('stops at its next step when its owner wishes it', async () => {
    const locked = Promise.withResolvers<void>();
    gate = () => (accepted.length < 2 ? Promise.resolve() : locked.promise);
    const id = await start();
    await until(id, { state: 'running', done: 2, can: { cancel: true } });
    expect(await owner.client.operations.cancel({ params: { id } })).toMatchObject({
      state: 'running',
      isCancelWished: true,
      can: { cancel: false },
    });
    locked.resolve();
    await until(id, { state: 'cancelled', endedAt: expect.any(String) });
    expect(accepted).toEqual([1, 2]);
    await expect(owner.client.operations.cancel({ params: { id } })).rejects.toEqual(
      refusal('wrong_state', 409),
    );
  });

  it('that has not started is cancelled at once, and does not start', async () => {
    const id = await create();
    expect(await owner.client.operations.cancel({ params: { id } })).toMatchObject({ state: 'cancelled' });
    const started = systemVerb(server.platform, (work) => stepOperation(work, id));
    expect(await started).toBeNull();
  });

  it('is in the list of its owner alone: running ones first, then those that ended within a day', async () => {
    const others = await systemVerb(server.platform, (work) =>
      createOperation(work, { kind: count.name, ownerId: other.userId }),
    );
    const ended = await create();
    await systemVerb(server.platform, (work) => finishOperation(work, ended, {}));
    const old = await create();
    await server.db
      .updateTable('operation')
      .set({ state: 'done', endedAt: sql<Date>`now() - interval '25 hours'` })
      .where('id', '=', old)
      .execute();
    const [earlier, following] = [await create(), await create()];
    const listed = (await owner.client.operations.list()).map(({ id }) => id);
    expect(listed.slice(0, 2)).toEqual([following, earlier]);
    expect(listed).toContain(ended);
    expect(listed).not.toContain(old);
    expect(listed).not.toContain(others);
    expect((await other.client.operations.list()).map(({ id }) => id)).toEqual([others]);
    for (const id of [earlier, following]) await owner.client.operations.cancel({ params: { id } });
  });

  it('that failed states why, and remains as it ended', async () => {
    const id = await create();
    await systemVerb(server.platform, async (work) => {
      await failOperation(work, id, 'Plik jest uszkodzony');
      await finishOperation(work, id, {});
    });
    expect(await read(id)).toMatchObject({ state: 'failed', message: 'Plik jest uszkodzony', result: null });
  });
});
