import { hideFrom, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sendNotice } from '../auth/notices.ts';
import { idOf, working } from '../auth/test-accounts.ts';
import { testAgency } from '../opportunities/test-agency.ts';
import { ended, exported, rowsOf } from './test-exports.ts';

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;

beforeAll(async () => {
  ({ server, admin, worker } = await testAgency());
});
afterAll(() => server.close());

describe('EX1 opportunities nobody owns', () => {
  const asked = { source: 'UnassignedCustomerFile', columns: ['customer'] } as const;

  it('are exported without those that somebody owns, whatever else is asked', async () => {
    for (const lastName of ['Wolna', 'Zajęta']) {
      const customer = await worker.client.customers.create({ body: { lastName, emails: ['a@b.example'] } });
      const { id } = await worker.client.opportunities.create({ body: { customerId: customer.id } });
      if (lastName === 'Wolna') {
        await server.db.updateTable('customerFile').set({ workerId: null }).where('id', '=', id).execute();
      }
    }
    const only = [['Klient'], ['Wolna']];
    expect(await rowsOf(admin, await exported(admin, asked))).toEqual(only);
    const owned = { isUnassigned: 'false', is_self: 'true', worker_name: 'Anna' };
    expect(await rowsOf(admin, await exported(admin, { ...asked, query: owned }))).toEqual(only);
  });

  it('are refused of whoever may not take one', async () => {
    const reports = await server.signIn('reports@test.example');
    const { id } = await reports.client.exports.queue({ body: asked });
    expect(await ended(reports, id)).toMatchObject({ status: 'failed', problem: 'refused' });
  });
});

describe('EX1 the outbox', () => {
  it('is exported without texts and without what its reader does not see', async () => {
    for (const email of ['worker@test.example', 'super@test.example']) {
      const userId = await idOf(server, email);
      await working(server, (work) => sendNotice(work, userId, 'password_changed'));
    }
    const superior = await server.signIn('super@test.example');
    const columns = ['to', 'state', 'kind'] as const;
    const mails = async (who: SignedIn) => rowsOf(who, await exported(who, { source: 'Mail', columns }));
    const own = ['worker@test.example', 'Zachowany', 'Powiadomienie'];
    const heading = ['Do', 'Stan', 'Rodzaj'];
    expect(await mails(admin)).toEqual([heading, own]);
    expect(await mails(superior)).toEqual([
      heading,
      ['super@test.example', 'Zachowany', 'Powiadomienie'],
      own,
    ]);
  });

  it('is exported without mails to customers for whoever must not see their e-mails', async () => {
    await server.db
      .updateTable('outboxMail')
      .set({ kind: 'customer_notice' })
      .where('recipient', '=', 'worker@test.example')
      .execute();
    await hideFrom(server, admin, 'customer.emails');
    expect(await exported(admin, { source: 'Mail' })).toMatchObject({ rowCount: 0 });
  });
});
