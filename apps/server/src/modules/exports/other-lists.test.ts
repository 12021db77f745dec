import { hideFrom, refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
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

describe('EX1 opportunities without owner', () => {
  const requested = { source: 'UnassignedCustomerFile', columns: ['customer'] } as const;

  it('are exported without those that have an owner, whatever other filters are requested', async () => {
    for (const lastName of ['Wolna', 'Zajęta']) {
      const customer = await worker.client.customers.create({ body: { lastName, emails: ['a@b.example'] } });
      const { id } = await worker.client.opportunities.create({ body: { customerId: customer.id } });
      if (lastName === 'Wolna') {
        await server.db.updateTable('customerFile').set({ workerId: null }).where('id', '=', id).execute();
      }
    }
    const only = [['Klient'], ['Wolna']];
    expect(await rowsOf(admin, await exported(admin, requested))).toEqual(only);
    const owned = { isUnassigned: 'false', is_self: 'true', worker_name: 'Anna' };
    expect(await rowsOf(admin, await exported(admin, { ...requested, query: owned }))).toEqual(only);
  });

  it('are refused to a user who may not claim one', async () => {
    const reports = await server.signIn('reports@test.example');
    const { id } = await reports.client.exports.queue({ body: requested });
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

  it('is exported without mails to customers for a user who must not see their e-mails', async () => {
    await server.db
      .updateTable('outboxMail')
      .set({ kind: 'customer_notice' })
      .where('recipient', '=', 'worker@test.example')
      .execute();
    await hideFrom(server, admin, 'customer.emails');
    expect(await exported(admin, { source: 'Mail' })).toMatchObject({ rowCount: 0 });
  });
});

describe('EX1 the lists of the car catalogue', () => {
  const source = 'CarListEntry';

  it('are exported with the entries a search shows, in the order and with the columns of the screen', async () => {
    const params = { kind: 'brand' } as const;
    const brand = await admin.client.carLists.create({ params, body: { name: 'Łada' } });
    const parentId = brand.id;
    for (const [name, code] of [
      ['Zielony', '604'],
      ['Śnieżnobiały', '240'],
      ['Biały', '201'],
    ] as const) {
      const body = { name, code, parentId };
      await admin.client.carLists.create({ params: { kind: 'colour' }, body });
    }
    const requested = async (query: Record<string, string>, columns: readonly string[]) =>
      rowsOf(
        admin,
        await exported(admin, { source, query: { kind: 'colour', parentId, ...query }, columns }),
      );
    expect(await requested({}, ['name', 'code'])).toEqual([
      ['Nazwa', 'Kod'],
      ['Zielony', '604'],
      ['Śnieżnobiały', '240'],
      ['Biały', '201'],
    ]);
    expect(await requested({ search: 'BIALY 2' }, ['list', 'parent', 'name', 'uses'])).toEqual([
      ['Lista', 'Marka / model', 'Nazwa', 'Gdzie używane'],
      ['Kolory samochodów', 'Łada', 'Śnieżnobiały', ''],
      ['Kolory samochodów', 'Łada', 'Biały', ''],
    ]);
    const brands = { source, query: { kind: 'brand', search: 'łada' }, columns: ['name', 'uses'] } as const;
    expect(await rowsOf(admin, await exported(admin, brands))).toEqual([
      ['Nazwa', 'Gdzie używane'],
      ['Łada', 'Kolory samochodów: 3'],
    ]);
  });

  it('state which fields an availability requires of a variant', async () => {
    const columns = ['name', 'switches'] as const;
    const query = { kind: 'availability', search: 'w drodze' };
    expect(await rowsOf(admin, await exported(admin, { source, query, columns }))).toEqual([
      ['Nazwa', 'Co podaje wariant'],
      ['W drodze', 'Rok, Data dostępności, Liczenie stanu, Kolor, Wyposażenie dodatkowe'],
    ]);
  });

  it('leave out what roles hide', async () => {
    const superior = await server.signIn('super@test.example');
    await superior.client.roles.changeHiddenColumns({
      params: { key: 'ADMIN' },
      body: { hide: ['carLists.uses'], show: [] },
    });
    const request = await exported(admin, { source, query: { kind: 'fuel_type' } });
    expect((await rowsOf(admin, request))[0]).not.toContain('Gdzie używane');
  });

  it('are refused as the list is: without its right, and without the brand its entries belong to', async () => {
    const queue = (query: Record<string, string>) => admin.client.exports.queue({ body: { source, query } });
    const field = (path: string) => ({ status: 422, fields: [expect.objectContaining({ path })] });
    await expect(queue({ kind: 'model' })).rejects.toMatchObject(field('query.parentId'));
    await expect(queue({})).rejects.toMatchObject(field('query.kind'));
    await expect(queue({ kind: 'customer' })).rejects.toMatchObject(field('query.kind'));
    const superior = await server.signIn('super@test.example');
    const params = { key: 'ADMIN' } as const;
    await superior.client.roles.changeRights({ params, body: { revoke: ['car_brand.get'] } });
    await expect(queue({ kind: 'brand' })).rejects.toEqual(refusal('access_denied', 403));
    await expect(queue({ kind: 'fuel_type' })).resolves.toMatchObject({ source });
  });
});
