import type { TableColumn } from '@szansa/domain/access';
import { warsawDay } from '@szansa/domain/shared';
import { hideFrom, refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import readWorkbook from 'read-excel-file/node';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { testAgency } from '../opportunities/test-agency.ts';
import { ended, exported, requestOf, rowsOf } from './test-exports.ts';

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;
let reports: SignedIn;

beforeAll(async () => {
  ({ server, admin, worker } = await testAgency());
  reports = await server.signIn('reports@test.example');
  for (const [index, city] of ['Łódź', 'Lublin', 'Ćmielów', 'Zamość'].entries()) {
    await worker.client.customers.create({
      body: {
        firstName: 'Ewa',
        lastName: `Eksport${index}`,
        city,
        emails: [`eksport${index}@przyklad.example`],
        phones: ['600123456'],
      },
    });
  }
  await admin.client.customers.create({ body: { lastName: '=1+1', emails: ['formula@przyklad.example'] } });
});
afterAll(() => server.close());

const search = 'Eksport';

describe('EX1 a file', () => {
  it('has the rows, the order and the columns of the list', async () => {
    const query = { search, sort: '-city' } as const;
    const request = await exported(admin, { source: 'Customer', query, columns: ['city', 'name'] });
    const { items } = await admin.client.customers.list({ query });
    expect(items).toHaveLength(4);
    expect(await rowsOf(admin, request)).toEqual([
      ['Miasto', 'Klient'],
      ...items.map(({ city, name }) => [city, name]),
    ]);
    expect(request.rowCount).toBe(4);
  });

  it('has every column of the list and all of its rows, unless requested otherwise', async () => {
    const request = await exported(admin, { source: 'Customer' });
    const [heading, ...rows] = await rowsOf(admin, request);
    expect(heading).toEqual([
      'Klient',
      'Firmy',
      'NIP',
      'Telefon',
      'E-mail',
      'Miasto',
      'Szanse',
      'Dodane przez',
      'Ostatnia zmiana',
    ]);
    const { total } = await admin.client.customers.list();
    expect(rows).toHaveLength(total);
    expect(rows.map(([name]) => name)).toContain("'=1+1");
  });

  it('contains the same as a workbook', async () => {
    const requested = {
      source: 'Customer',
      query: { search, sort: 'city' },
      columns: ['name', 'city', 'opportunities'],
    } as const;
    const [csv, xlsx] = [
      await exported(admin, requested),
      await exported(admin, { ...requested, format: 'xlsx' }),
    ];
    const { blob, filename } = await admin.client.exports.download({ params: { id: xlsx.id } });
    expect(filename).toBe(`Klienci ${warsawDay(new Date())}.xlsx`);
    const [sheet] = await readWorkbook(Buffer.from(await blob.arrayBuffer()));
    const cells = sheet?.data.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
    expect(cells).toEqual(await rowsOf(admin, csv));
  });

  it('contains the agency’s names of the statuses, in the language of the requester', async () => {
    const [customer] = (await worker.client.customers.list({ query: { search } })).items;
    await worker.client.opportunities.create({ body: { customerId: customer?.id ?? '' } });
    const { version, statuses } = await admin.client.agency.get();
    const renamed = statuses.map((one) =>
      one.slug === 'lead' ? { ...one, name: { pl: 'Świeże', en: null } } : one,
    );
    await admin.client.agency.update({ body: { version, changes: { statuses: renamed } } });
    const requested = { source: 'CustomerFile', query: { search }, columns: ['status'] } as const;
    const named = async (language: 'pl' | 'en') => {
      await admin.client.auth.savePreferences({ body: { locale: language } });
      return rowsOf(admin, await exported(admin, requested));
    };
    expect(await named('en')).toEqual([['Status'], ['Lead']]);
    expect(await named('pl')).toEqual([['Status'], ['Świeże']]);
  });

  it.each([
    'CustomerOrganization',
    'CustomerFile',
    'UnassignedCustomerFile',
    'Offer',
    'BankComparison',
    'RentOffer',
    'InternalEnquiry',
    'Bank',
    'Dealer',
    'Representative',
    'Vehicle',
    'CarOffer',
    'CarTemplate',
    'Report',
    'Analytics',
    'User',
    'Mail',
  ] as const)('is made of %s as well', async (source) => {
    const request = await exported(admin, { source });
    const [heading, ...rows] = await rowsOf(admin, request);
    expect(heading?.length).toBeGreaterThan(4);
    expect(rows).toHaveLength(request.rowCount ?? -1);
  });
});

describe('EX2 what is hidden', () => {
  it('is in no file, and cannot be ordered by', async () => {
    const hidden = await server.signIn('reports@test.example');
    const requested = {
      source: 'Customer',
      query: { search },
      columns: ['name', 'phones', 'taxIdNumber', 'city'],
    } as const;
    await hideFrom(server, hidden, 'customer.phones', 'customer.taxIdNumber');
    const request = await exported(hidden, requested);
    const rows = await rowsOf(hidden, request);
    expect(rows[0]).toEqual(['Klient', 'Miasto']);
    expect(rows.flat().join(' ')).not.toContain('600');
    await expect(
      hidden.client.exports.queue({ body: { ...requested, query: { sort: 'taxIdNumber' } } }),
    ).rejects.toEqual(
      refusal('field_excluded', 403, { fields: [expect.objectContaining({ path: 'sort' })] }),
    );
    await server.db.deleteFrom('userExcludedField').where('userId', '=', hidden.userId).execute();
  });

  it('are columns that all roles of a user hide', async () => {
    const change = (hide: TableColumn[], show: TableColumn[]) =>
      admin.client.roles.changeHiddenColumns({ params: { key: 'ADMIN_REPORTS' }, body: { hide, show } });
    await change(['customers.city'], []);
    const request = await exported(reports, {
      source: 'Customer',
      query: { search },
      columns: ['city', 'name'],
    });
    expect((await rowsOf(reports, request))[0]).toEqual(['Klient']);
    await change([], ['customers.city']);
  });
});

describe('a request', () => {
  it('is refused as the list refuses it', async () => {
    const queue = (body: object) => admin.client.exports.queue({ body: { source: 'Customer', ...body } });
    const field = (path: string) => ({ status: 422, fields: [expect.objectContaining({ path })] });
    await expect(queue({ query: { is_self: 'perhaps' } })).rejects.toMatchObject(field('query.is_self'));
    await expect(queue({ query: { unknown: 'a' } })).rejects.toMatchObject(field('query.unknown'));
    await expect(queue({ query: { sort: 'phones' } })).rejects.toMatchObject(field('query.sort'));
    await expect(queue({ columns: ['name', 'personalIdNumber'] })).rejects.toMatchObject(field('columns.1'));
  });

  it('is refused of a list the asker may not read', async () => {
    await expect(reports.client.exports.queue({ body: { source: 'User' } })).rejects.toEqual(
      refusal('access_denied', 403),
    );
    await expect(worker.client.exports.queue({ body: { source: 'Customer' } })).rejects.toEqual(
      refusal('access_denied', 403),
    );
  });

  it('is not more than ten at once, also when several are sent at one moment', async () => {
    const row = {
      userId: reports.userId,
      sessionId: reports.sessionId,
      source: 'Bank',
      format: 'csv',
    } as const;
    const waiting = Array.from({ length: 9 }, () => ({
      ...row,
      id: crypto.randomUUID(),
      query: '{}',
      columns: ['name'],
      operationId: null,
      problem: null,
      fileId: null,
      rowCount: null,
      completedAt: null,
    }));
    await server.db.insertInto('exportRequest').values(waiting).execute();
    // accepted exports remain queued
    const making = vi.spyOn(server.platform.jobs, 'enqueue').mockResolvedValue(true);
    const ask = () => reports.client.exports.queue({ body: { source: 'Bank' } });
    const tried = await Promise.allSettled(Array.from({ length: 6 }, ask));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(ask()).rejects.toEqual(refusal('too_many_exports', 409, { details: { limit: 10 } }));
    making.mockRestore();
    await server.db
      .deleteFrom('exportRequest')
      .where('userId', '=', reports.userId)
      .where('status', '=', 'pending')
      .execute();
  });
});

describe('the requester', () => {
  it('receives its progress, is notified when it is ready, and the log stores the number of rows [S3.18]', async () => {
    const received: unknown[] = [];
    const socket = io(server.url, {
      auth: { token: admin.token },
      transports: ['websocket'],
      forceNew: true,
    });
    socket.on('export-request-response', (payload: unknown) => received.push(payload));
    await new Promise<void>((resolve) => {
      socket.once('connect', resolve);
    });
    await socket.emitWithAck('init', { userId: admin.userId });
    const { id, completedAt } = await exported(admin, { source: 'Customer', query: { search } });
    await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 30_000 });
    expect(received).toEqual([
      { exportId: id, status: 'processing', completedAt: null },
      { exportId: id, status: 'completed', completedAt },
    ]);
    socket.disconnect();
    const [entry] = await server.db
      .selectFrom('auditLog')
      .select(['changes', 'actorId'])
      .where('entityId', '=', id)
      .where('action', '=', 'complete')
      .execute();
    expect(entry).toMatchObject({ actorId: admin.userId, changes: { rows: { to: 4 } } });
    await vi.waitFor(
      async () => {
        const { items } = await admin.client.notifications.list({ query: { tab: 'unread' } });
        expect(items[0]).toMatchObject({ path: '/admin/export-requests' });
      },
      { timeout: 30_000 },
    );
  });

  it('EX6 alone downloads the file and knows how many rows it has', async () => {
    const { id } = await exported(admin, { source: 'Customer', query: { search } });
    expect(await requestOf(reports, id)).toMatchObject({
      status: 'completed',
      rowCount: null,
      operation: null,
      can: { download: false, remove: true },
    });
    await expect(reports.client.exports.download({ params: { id } })).rejects.toEqual(
      refusal('not_found', 404),
    );
    const { fileId } = await server.db
      .selectFrom('exportRequest')
      .select('fileId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await expect(reports.client.files.download({ params: { id: fileId ?? '' } })).rejects.toEqual(
      refusal('not_found', 404),
    );
    await reports.client.exports.remove({ params: { id } });
    await expect(admin.client.exports.download({ params: { id } })).rejects.toEqual(
      refusal('not_found', 404),
    );
  });

  it('finds own requests by state and source', async () => {
    const { id } = await exported(admin, { source: 'Bank' });
    const found = (query: object) => admin.client.exports.list({ query });
    expect((await found({ source: 'Bank', is_self: 'true' })).items.map((one) => one.id)).toContain(id);
    expect((await found({ status: 'failed' })).items.map((one) => one.id)).not.toContain(id);
    expect((await ended(admin, id)).user.id).toBe(admin.userId);
  });
});
