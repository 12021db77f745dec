import { allRights, defaultRights, namesOf, roleKeys } from '@szansa/domain/access';
import { refusal, type SignedIn, testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
  worker = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

async function lastLine(key: string) {
  return server.db
    .selectFrom('auditLog')
    .select(['action', 'changes', 'actorId'])
    .where('entity', '=', 'role')
    .where('entityId', '=', key)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

const roleOf = async (key: string) => (await admin.client.roles.list()).find((role) => role.key === key);

describe('roles', () => {
  it('are listed from the most rights to the fewest, each with its rights and its number of people', async () => {
    const roles = await admin.client.roles.list();
    expect(roles.map(({ key }) => key)).toEqual(roleKeys);
    expect(roles[0]?.rights.toSorted()).toEqual(allRights.toSorted());
    const workers = roles.find(({ key }) => key === 'WORKER');
    expect(workers?.rights.toSorted()).toEqual(defaultRights.WORKER.toSorted());
    expect(workers).toMatchObject({ people: 2, requiresSecondFactor: false });
  });

  it('are for those with the right', async () => {
    await expect(worker.client.roles.list()).rejects.toEqual(refusal('access_denied', 403));
    await expect(
      worker.client.roles.changeRights({ params: { key: 'WORKER' }, body: { grant: ['user.edit'] } }),
    ).rejects.toEqual(refusal('access_denied', 403));
  });

  it('change by what is added and removed, so that two at work do not undo one another', async () => {
    const params = { key: 'ADMIN_REPORTS' as const };
    const { changeRights } = admin.client.roles;
    await Promise.all([
      changeRights({ params, body: { grant: ['customer.edit'] } }),
      changeRights({ params, body: { grant: ['bank.create'], revoke: ['bank.get'] } }),
      changeRights({ params, body: { revoke: ['dealer.get'] } }),
    ]);
    const rights = (await roleOf('ADMIN_REPORTS'))?.rights;
    expect(rights).toEqual(expect.arrayContaining(['customer.edit', 'bank.create']));
    expect(rights).not.toContain('bank.get');
    expect(rights).not.toContain('dealer.get');
  });

  it('log what changed and nothing else', async () => {
    const params = { key: 'PLATFORMER' as const };
    await admin.client.roles.changeRights({
      params,
      body: { grant: ['report.get', 'customer.get'], revoke: ['bank.get', 'report.edit'] },
    });
    expect(await lastLine('PLATFORMER')).toEqual({
      action: 'change_rights',
      actorId: admin.userId,
      changes: {
        rights: { from: ['bank.get', 'customer.get'], to: ['customer.get', 'report.get'] },
      },
    });
  });

  it('apply to their members from the next call on', async () => {
    const params = { key: 'WORKER' as const };
    await worker.client.vehicles.list();
    await admin.client.roles.changeRights({ params, body: { revoke: ['vehicle.get'] } });
    await expect(worker.client.vehicles.list()).rejects.toEqual(refusal('access_denied', 403));
    await admin.client.roles.changeRights({ params, body: { grant: ['vehicle.get'] } });
    await worker.client.vehicles.list();
  });

  it('hide fields and columns, and show them again', async () => {
    const params = { key: 'WORKER' as const };
    await admin.client.roles.changeHiddenFields({
      params,
      body: { hide: ['customer.note', 'customer.phones'] },
    });
    await admin.client.roles.changeHiddenColumns({ params, body: { hide: ['customers.city'] } });
    const { userExcludedFields, hiddenColumns } = await worker.client.auth.session();
    expect(namesOf(userExcludedFields)).toEqual(expect.arrayContaining(['customer.note', 'customer.phones']));
    expect(hiddenColumns).toEqual(['customers.city']);
    const shown = await admin.client.roles.changeHiddenFields({
      params,
      body: { show: ['customer.phones'] },
    });
    expect(shown.excludedFields).toEqual(['customer.note']);
    expect((await lastLine('WORKER')).changes).toEqual({
      excludedFields: { from: ['customer.phones'], to: [] },
    });
    await admin.client.roles.changeHiddenColumns({ params, body: { show: ['customers.city'] } });
    expect((await worker.client.auth.session()).hiddenColumns).toEqual([]);
  });

  it('hide a column from a person when each of their roles hides it', async () => {
    const { client, userId } = await server.signIn('worker2@test.example');
    await server.db.insertInto('userRole').values({ userId, roleKey: 'PLATFORMER' }).execute();
    const hide = (key: 'WORKER' | 'PLATFORMER') =>
      admin.client.roles.changeHiddenColumns({ params: { key }, body: { hide: ['customers.firms'] } });
    await hide('WORKER');
    expect((await client.auth.session()).hiddenColumns).toEqual([]);
    await hide('PLATFORMER');
    expect((await client.auth.session()).hiddenColumns).toEqual(['customers.firms']);
  });

  it('require a second factor when configured to', async () => {
    const params = { key: 'WORKER' as const };
    const body = { requiresSecondFactor: true };
    expect(await admin.client.roles.update({ params, body })).toMatchObject(body);
    expect(await lastLine('WORKER')).toMatchObject({
      action: 'require_second_factor',
      changes: { requiresSecondFactor: { from: false, to: true } },
    });
  });

  it('refuse what is neither a right nor a field, and what is to be both granted and removed', async () => {
    const params = { key: 'WORKER' as const };
    const grant = admin.client.roles.changeRights({
      params,
      body: { grant: ['customer.destroy' as 'customer.edit'] },
    });
    await expect(grant).rejects.toEqual(refusal('validation', 422));
    const both = { grant: ['bank.get' as const], revoke: ['bank.get' as const] };
    await expect(admin.client.roles.changeRights({ params, body: both })).rejects.toEqual(
      refusal('validation', 422),
    );
  });
});

describe('the super administrator’s role', () => {
  it('retains everything', async () => {
    const superAdmin = await server.signIn('super@test.example');
    const params = { key: 'SUPER_ADMIN' as const };
    const { roles } = superAdmin.client;
    const stores = refusal('role_keeps_everything', 409);
    await expect(roles.changeRights({ params, body: { revoke: ['user.edit'] } })).rejects.toEqual(stores);
    await expect(roles.changeHiddenFields({ params, body: { hide: ['customer.note'] } })).rejects.toEqual(
      stores,
    );
    await expect(roles.changeHiddenColumns({ params, body: { hide: ['customers.city'] } })).rejects.toEqual(
      stores,
    );
  });

  it('is left when every other lost the right to give rights, and gives it back', async () => {
    const superAdmin = await server.signIn('super@test.example');
    const params = { key: 'ADMIN' as const };
    await admin.client.roles.changeRights({ params, body: { revoke: ['permission.edit'] } });
    await expect(
      admin.client.roles.changeRights({ params, body: { grant: ['permission.edit'] } }),
    ).rejects.toEqual(refusal('access_denied', 403));
    await superAdmin.client.roles.changeRights({ params, body: { grant: ['permission.edit'] } });
    await admin.client.roles.changeRights({ params, body: { grant: ['permission.edit'] } });
  });

  it('sees every field, whatever another of their roles hides', async () => {
    const superAdmin = await server.signIn('super@test.example');
    await server.db.insertInto('userRole').values({ userId: superAdmin.userId, roleKey: 'WORKER' }).execute();
    await superAdmin.client.roles.changeHiddenFields({
      params: { key: 'WORKER' },
      body: { hide: ['customer.emails'] },
    });
    expect((await superAdmin.client.auth.session()).userExcludedFields).toEqual([]);
    expect(await superAdmin.client.users.get({ params: { id: superAdmin.userId } })).toMatchObject({
      roleExcludedFields: [],
    });
  });
});
