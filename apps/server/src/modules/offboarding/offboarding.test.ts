import { refusal, statementsOf, type SignedIn, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { historyOf } from '../opportunities/test-agency.ts';
import { addCustomer, archiveReasonId, leadSourceId, openOpportunity } from '../opportunities/test-deals.ts';
import { connected } from '../profile/test-sockets.ts';
import { countLinks, invite, logOf, testStaff } from '../users/test-staff.ts';

let server: TestServer;
let superAdmin: SignedIn;
let admin: SignedIn;
let worker: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  ({ server, superAdmin, admin, worker } = await testStaff());
  colleague = await server.signIn('worker2@test.example');
});
afterAll(() => server.close());

/** Creates an active user with one opportunity of each kind. */
async function leaver(): Promise<{ person: SignedIn; open: string; closed: string; archived: string }> {
  const { id } = await invite(admin);
  const email = `${id}@test.example`;
  await server.db
    .updateTable('appUser')
    .set({ email, activatedAt: new Date() })
    .where('id', '=', id)
    .execute();
  const person = await server.signIn(email as 'worker@test.example');
  const [open, closed] = [await openOpportunity(server, person), await openOpportunity(server, person)];
  const archived = await openOpportunity(server, person, { leadSourceId: await leadSourceId(server) });
  await server.db.updateTable('customerFile').set({ status: 'closed' }).where('id', '=', closed.id).execute();
  await person.client.opportunities.archive({
    params: { id: archived.id },
    body: { version: 1, archiveReasonId: await archiveReasonId(server, 'price') },
  });
  return { person, open: open.id, closed: closed.id, archived: archived.id };
}

async function ownerOf(id: string): Promise<string | null> {
  return (await admin.client.opportunities.get({ params: { id } })).worker?.id ?? null;
}

describe('deactivating a person', () => {
  it('states beforehand what they leave behind and who could own it', async () => {
    const { person } = await leaver();
    const workload = await admin.client.users.workload({ params: { id: person.userId } });
    expect(workload).toMatchObject({ openOpportunities: 1, archivedOpportunities: 1 });
    const ids = workload.successors.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([worker.userId, colleague.userId, admin.userId]));
    const others = [
      person,
      await server.signIn('reports@test.example'),
      await server.signIn('platformer@test.example'),
    ];
    for (const { userId } of others) expect(ids).not.toContain(userId);
  });

  it('gives what is open to the successor, and leaves the rest as it was', async () => {
    const { person, open, closed, archived } = await leaver();
    const params = { id: person.userId };
    const body = { version: 1, successorId: colleague.userId };
    const left = await admin.client.users.deactivate({ params, body });
    expect(left).toMatchObject({
      state: 'deactivated',
      version: 2,
      can: { deactivate: false, reactivate: true },
    });
    expect(await Promise.all([open, closed, archived].map(ownerOf))).toEqual([
      colleague.userId,
      person.userId,
      person.userId,
    ]);
    expect((await historyOf(open, admin)).at(-1)).toMatchObject({
      type: 'owner_changed',
      by: { id: admin.userId },
      data: { to: 'Wiktor Żak' },
    });
    expect((await logOf(server, open)).at(-1)).toMatchObject({
      action: 'assign',
      changes: { workerId: { from: person.userId, to: colleague.userId } },
    });
    expect((await logOf(server, person.userId)).at(-1)).toMatchObject({
      action: 'deactivate',
      version: 2,
      changes: { isActive: { from: true, to: false } },
    });
  });

  it('needs as few statements for hundreds of opportunities as for one, and publishes them once', async () => {
    const [few, many] = [await leaver(), await leaver()];
    const customerId = await addCustomer(server);
    await sql`
      insert into customer_file (id, customer_id, worker_id, status)
      select gen_random_uuid(), ${customerId}, ${many.person.userId}, 'lead' from generate_series(1, 2500)
    `.execute(server.db);
    const { socket } = await connected(server, colleague);
    const received: string[] = [];
    socket.onAny((event: string) => received.push(event));
    const costOf = async ({ person }: typeof few) => {
      const from = await statementsOf(server.database, { withoutQueue: true });
      await admin.client.users.deactivate({
        params: { id: person.userId },
        body: { version: 1, successorId: colleague.userId },
      });
      return (await statementsOf(server.database, { withoutQueue: true })).count - from.count;
    };
    const [cheap, dear] = [await costOf(few), await costOf(many)];
    // lines are written a thousand at a time, and sockets send some of their own
    expect(dear - cheap).toBeLessThan(30);
    const changed = (event: string) => event.startsWith('customer-file');
    await vi.waitFor(
      () => expect(received.filter(changed)).toEqual(Array(2).fill('customer-files-changed')),
      {
        timeout: 30_000,
      },
    );
    const stored = await server.db
      .selectFrom('auditLog')
      .innerJoin('customerFile', (join) =>
        join.on(sql`customer_file.id::text`, '=', sql.ref('auditLog.entityId')),
      )
      .select((eb) => [eb.fn.countAll<number>().as('lines'), eb.fn.max('customerFile.version').as('version')])
      .where('auditLog.action', '=', 'assign')
      .where('customerFile.customerId', '=', customerId)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ lines: 2500, version: 2 });
    socket.disconnect();
  });

  it('leaves open records without owner when there is no successor', async () => {
    const { person, open } = await leaver();
    const params = { id: person.userId };
    await admin.client.users.deactivate({ params, body: { version: 1, successorId: null } });
    expect(await ownerOf(open)).toBeNull();
  });

  it('ends sessions, and links that were mailed', async () => {
    const { person } = await leaver();
    expect(await countLinks(server, person.userId)).toBe(1);
    await person.client.auth.session();
    const params = { id: person.userId };
    await admin.client.users.deactivate({ params, body: { version: 1, successorId: null } });
    await expect(person.client.auth.session()).rejects.toEqual(refusal('session_expired', 401));
    expect(await countLinks(server, person.userId)).toBe(0);
  });

  it('accepts no successor who cannot own opportunities', async () => {
    const { person } = await leaver();
    const { userId: platformer } = await server.signIn('platformer@test.example');
    const gone = await invite(admin);
    await admin.client.users.deactivate({ params: { id: gone.id }, body: { version: 1, successorId: null } });
    for (const successorId of [platformer, gone.id, person.userId, uuidv7()]) {
      const body = { version: 1, successorId };
      const attempt = admin.client.users.deactivate({ params: { id: person.userId }, body });
      await expect(attempt).rejects.toMatchObject({
        status: 422,
        fields: [{ path: 'successorId', code: 'value_not_allowed' }],
      });
    }
    expect(await admin.client.users.get({ params: { id: person.userId } })).toMatchObject({
      state: 'active',
    });
  });

  it('can be undone, and neither twice', async () => {
    const { id } = await invite(admin);
    const params = { id };
    const { users } = admin.client;
    const wrong = refusal('wrong_state', 409);
    await expect(users.reactivate({ params, body: { version: 1 } })).rejects.toEqual(wrong);
    await users.deactivate({ params, body: { version: 1, successorId: null } });
    await expect(users.deactivate({ params, body: { version: 2, successorId: null } })).rejects.toEqual(
      wrong,
    );
    const back = await users.reactivate({ params, body: { version: 2 } });
    expect(back).toMatchObject({ state: 'invited', version: 3, invitation: null });
    expect((await users.resendInvitation({ params })).invitation).not.toBeNull();
  });

  it('is refused when another person has done it, and undone it, since it was read', async () => {
    const { id } = await invite(admin);
    const params = { id };
    const { users } = superAdmin.client;
    await users.deactivate({ params, body: { version: 1, successorId: null } });
    await users.reactivate({ params, body: { version: 2 } });
    const again = users.deactivate({ params, body: { version: 1, successorId: null } });
    await expect(again).rejects.toEqual(refusal('stale_version', 409));
  });
});
