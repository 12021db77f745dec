import type { SignedIn } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createOperation, stepOperation, systemContext, systemVerb } from '#platform';
import { customerBulk } from '../customers/bulk.ts';
import { firmBulk } from '../customer-organisations/bulk.ts';
import { opportunityBulk } from '../opportunities/bulk.ts';
import { testAgency, type TestAgency } from '../opportunities/test-agency.ts';
import { bulkJob } from './job.ts';
import { startChange } from './queries.ts';

let agency: TestAgency;
let customerId: string;
beforeAll(async () => {
  agency = await testAgency();
  const body = { firstName: 'Ewa', lastName: 'Długa', emails: ['dluga@test.example'] };
  customerId = (await agency.worker.client.customers.create({ body })).id;
});
afterAll(() => agency.server.close());

const job = bulkJob({
  opportunities: opportunityBulk,
  customers: customerBulk,
  customerOrganisations: firmBulk,
});

const records = 110;

/** Starts a change as an operation that no job runs yet. */
async function begun({ client, userId }: SignedIn) {
  const ids: string[] = [];
  for (let number = 0; number < records; number += 1) {
    ids.push((await client.opportunities.create({ body: { customerId } })).id);
  }
  const { id } = await client.bulkChanges.previewOpportunities({
    body: { chosen: { ids }, change: { kind: 'move', status: 'negotiations' } },
  });
  const operationId = await systemVerb(agency.server.platform, async (work) => {
    const created = await createOperation(work, { kind: 'bulk.change', ownerId: userId, total: records });
    await startChange(work.db, id, created);
    return created;
  });
  return { id, ids, operationId };
}

function run(bulkChangeId: string, signal = new AbortController().signal, isLastTry = false) {
  const context = systemContext(agency.server.platform);
  return job.run(context, { data: { bulkChangeId }, signal, isLastTry });
}

/** How often each was moved, by its version and its history. */
async function movesOf(ids: readonly string[]) {
  const { db } = agency.server;
  const files = await db.selectFrom('customerFile').select('version').where('id', 'in', ids).execute();
  const events = await db
    .selectFrom('timelineEvent')
    .select('customerFileId')
    .where('customerFileId', 'in', ids)
    .where('type', '=', 'status_changed')
    .execute();
  return { versions: new Set(files.map(({ version }) => version)), events: events.length };
}

describe('the job of a change of many', () => {
  it('goes on where it was cut off, and doubles nothing', async () => {
    const { worker } = agency;
    const { id, ids } = await begun(worker);
    let asked = 0;
    // cut off after the first fifty
    const signal = Object.assign(new AbortController().signal, {
      throwIfAborted: () => {
        asked += 1;
        if (asked > 1) throw new Error('the server stops');
      },
    });
    await expect(run(id, signal)).rejects.toThrow('the server stops');
    expect(await worker.client.bulkChanges.get({ params: { id } })).toMatchObject({
      state: 'running',
      changed: 50,
      waiting: records - 50,
    });
    await Promise.all([run(id), run(id)]);
    expect(await worker.client.bulkChanges.get({ params: { id } })).toMatchObject({
      state: 'done',
      changed: records,
      waiting: 0,
    });
    expect(await movesOf(ids)).toEqual({ versions: new Set([2]), events: records });
    await run(id);
    expect(await movesOf(ids)).toEqual({ versions: new Set([2]), events: records });
  });

  it('stops when it is cancelled, and leaves the rest as it was', async () => {
    const { worker, server } = agency;
    const { id, ids, operationId } = await begun(worker);
    await systemVerb(server.platform, (work) => stepOperation(work, operationId));
    await worker.client.operations.cancel({ params: { id: operationId } });
    await run(id);
    expect(await worker.client.bulkChanges.get({ params: { id } })).toMatchObject({
      state: 'cancelled',
      changed: 0,
    });
    expect((await movesOf(ids)).events).toBe(0);
  });

  it('changes nothing more once its owner has left', async () => {
    const { colleague, server } = agency;
    const { id, ids } = await begun(colleague);
    await server.db
      .updateTable('appUser')
      .set({ isActive: false })
      .where('id', '=', colleague.userId)
      .execute();
    await run(id);
    expect((await movesOf(ids)).events).toBe(0);
    const operation = await server.db
      .selectFrom('operation')
      .select('state')
      .where('ownerId', '=', colleague.userId)
      .executeTakeFirst();
    expect(operation).toEqual({ state: 'failed' });
  });
});
