import { repetitions, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { ownerContext, stepOperation, systemContext, verb } from '#platform';
import { prepareImport } from './preparing.ts';
import { sweepImports } from './queries.ts';
import { runImport } from './run-import.ts';
import { reached, rowsOf, accepted, undone, uploaded } from './test-imports.ts';

let server: TestServer;
let person: SignedIn;

beforeAll(async () => {
  server = await testServer();
  person = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

const table = (count: number, name: string) =>
  [
    'Nazwisko;E-mail',
    ...Array.from({ length: count }, (_, row) => `${name}${row};${name}${row}@praca.example`),
  ].join('\n');

async function madeBy(name: string): Promise<number> {
  const { count } = await server.db
    .selectFrom('customer')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('lastName', 'like', `${name}%`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Runs a job and aborts it once it has imported some rows. */
async function runUntil(operationId: string, importId: string, created: number): Promise<void> {
  const cut = new AbortController();
  const watching = vi.waitFor(
    async () => {
      const { created: done } = await person.client.imports.get({ params: { id: importId } });
      expect(done).toBeGreaterThanOrEqual(created);
      cut.abort();
    },
    { timeout: 30_000, interval: 20 },
  );
  await runImport.run(systemContext(server.platform), {
    data: { operationId },
    signal: cut.signal,
    isLastTry: false,
  });
  await watching;
}

describe('an import', () => {
  it('resumes after the last imported row when its job restarts, and duplicates nothing', async () => {
    const found = await uploaded(person, table(950, 'Przerwany'));
    await server.db.updateTable('import').set({ step: 'running' }).where('id', '=', found.id).execute();
    const operationId = found.operationId ?? '';
    await server.db
      .updateTable('operation')
      .set({ state: 'running', endedAt: null, done: 0 })
      .where('id', '=', operationId)
      .execute();
    await runUntil(operationId, found.id, 100);
    const cut = await person.client.imports.get({ params: { id: found.id } });
    expect(cut).toMatchObject({ step: 'running', isStopped: false });
    expect(await madeBy('Przerwany')).toBe(cut.created);
    const again = { data: { operationId }, signal: new AbortController().signal, isLastTry: true };
    await runImport.run(systemContext(server.platform), again);
    // and a run too many does nothing
    await runImport.run(systemContext(server.platform), again);
    expect(await reached(person, found.id, { step: 'finished' })).toMatchObject({ created: 950 });
    expect(await madeBy('Przerwany')).toBe(950);
  });

  it('resumes below the title of its file when it is parsed again from the last stored row', async () => {
    const found = await uploaded(person, `Lista klientów;\n\n${table(450, 'Czytany')}`);
    const operationId = found.operationId ?? '';
    await server.db
      .deleteFrom('importRow')
      .where('importId', '=', found.id)
      .where('position', '>', 200)
      .execute();
    await server.db
      .updateTable('import')
      .set({ step: 'reading', position: 200, rowCount: 0 })
      .where('id', '=', found.id)
      .execute();
    await server.db
      .updateTable('operation')
      .set({ state: 'running', endedAt: null, done: 200 })
      .where('id', '=', operationId)
      .execute();
    await prepareImport.run(systemContext(server.platform), {
      data: { operationId },
      signal: new AbortController().signal,
      isLastTry: true,
    });
    const again = await reached(person, found.id, { step: 'ready' });
    expect(again).toMatchObject({ rowCount: 450, headings: found.headings, outcomes: { new: 450 } });
    expect((await rowsOf(person, found, { page: 3 }))[0]).toMatchObject({
      position: 201,
      number: 204,
      cells: ['Czytany200', 'Czytany200@praca.example'],
    });
  });

  it('stops at the next rows when it is cancelled, retains imported rows, and resumes on request', async () => {
    const found = await uploaded(person, table(300, 'Wstrzymany'));
    const params = { id: found.id };
    // the wish is there before the job comes to it
    const running = await verb(
      (await ownerContext(systemContext(server.platform), person)) ?? systemContext(server.platform),
      async (work) => {
        await work.db
          .updateTable('operation')
          .set({ state: 'running', endedAt: null, isCancelWished: true })
          .where('id', '=', found.operationId ?? '')
          .execute();
        await work.db.updateTable('import').set({ step: 'running' }).where('id', '=', found.id).execute();
        return stepOperation(work, found.operationId ?? '', { done: 100 });
      },
    );
    expect(running).toBeNull();
    const stopped = await reached(person, found.id, { step: 'running', isStopped: true });
    expect(stopped.can).toEqual({ change: false, start: true, undo: false, remove: true });
    await person.client.imports.start({ params });
    expect(await reached(person, found.id, { step: 'finished' })).toMatchObject({ created: 300 });
    expect(await madeBy('Wstrzymany')).toBe(300);
  });

  it('is cancelled by the call for operations', async () => {
    const found = await uploaded(person, table(3000, 'Odwołany'));
    const params = { id: found.id };
    const { operationId } = await person.client.imports.start({ params });
    await person.client.operations.cancel({ params: { id: operationId ?? '' } });
    const stopped = await reached(person, found.id, { isStopped: true });
    expect(stopped.created).toBeLessThan(3000);
    expect(await madeBy('Odwołany')).toBe(stopped.created);
  });

  it('of a person who was deactivated meanwhile ends', async () => {
    const other = await server.signIn('worker2@test.example');
    const found = await uploaded(other, table(5, 'Osierocony'));
    await server.db.updateTable('appUser').set({ isActive: false }).where('id', '=', other.userId).execute();
    await server.db
      .updateTable('operation')
      .set({ state: 'running', endedAt: null })
      .where('id', '=', found.operationId ?? '')
      .execute();
    await server.db.updateTable('import').set({ step: 'running' }).where('id', '=', found.id).execute();
    await runImport.run(systemContext(server.platform), {
      data: { operationId: found.operationId ?? '' },
      signal: new AbortController().signal,
      isLastTry: true,
    });
    const { state } = await server.db
      .selectFrom('operation')
      .select('state')
      .where('id', '=', found.operationId ?? '')
      .executeTakeFirstOrThrow();
    expect(state).toBe('failed');
    expect(await madeBy('Osierocony')).toBe(0);
  });

  it('of many rows becomes as many customers, and is undone completely', async () => {
    const count = repetitions({ usual: 1200, all: 5000 });
    const found = await uploaded(person, table(count, 'Rozlegly'));
    expect(found.outcomes).toEqual({ new: count, update: 0, duplicate: 0, refused: 0, alike: 0 });
    expect(await accepted(person, found)).toMatchObject({ created: count });
    expect(await madeBy('Rozlegly')).toBe(count);
    expect(await undone(person, found)).toMatchObject({ undone: count, touched: 0 });
    expect(await madeBy('Rozlegly')).toBe(0);
  }, 120_000);
});

it('an import unchanged for a month is deleted, with its file and rows', async () => {
  const found = await uploaded(person, table(3, 'Dawny'), { name: 'dawny.csv' });
  await server.db
    .updateTable('import')
    .set({ updatedAt: sql<Date>`now() - interval '31 days'` })
    .where('id', '=', found.id)
    .execute();
  await sweepImports(server.db);
  for (const stored of [
    server.db.selectFrom('import').select('id').where('id', '=', found.id),
    server.db.selectFrom('importRow').select('position').where('importId', '=', found.id),
    server.db.selectFrom('storedFile').select('id').where('name', '=', 'dawny.csv'),
  ]) {
    expect(await stored.execute()).toEqual([]);
  }
});
