import { createClient } from '@szansa/api-client/client';
import { refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { testStaff } from './test-staff.ts';

let server: TestServer;
let superAdmin: SignedIn;
let admin: SignedIn;
beforeEach(async () => {
  ({ server, superAdmin, admin } = await testStaff());
});
afterEach(() => server.close());

/** Every account with the role but the test's own two. */
async function leaveAlone(...ids: readonly string[]): Promise<void> {
  await server.db
    .updateTable('appUser')
    .set({ isActive: false })
    .where('id', 'not in', ids)
    .where('id', 'in', (eb) =>
      eb.selectFrom('userRole').select('userId').where('roleKey', '=', 'SUPER_ADMIN'),
    )
    .execute();
}

/** Makes the administrator a super administrator as well, and gives a client of their new session. */
async function promote(): Promise<SignedIn> {
  await server.db.insertInto('userRole').values({ userId: admin.userId, roleKey: 'SUPER_ADMIN' }).execute();
  return server.signIn('admin@test.example');
}

describe('administrators', () => {
  it('do not touch accounts of super administrators in any way', async () => {
    const params = { id: superAdmin.userId };
    const { users } = admin.client;
    expect(await users.get({ params })).toMatchObject({
      can: {
        edit: false,
        changeRoles: false,
        deactivate: false,
        reactivate: false,
        resendInvitation: false,
        resetSecondFactor: false,
      },
    });
    const version = 1;
    const session = { ...params, sessionId: superAdmin.sessionId };
    const tries = [
      () => users.update({ params, body: { version, changes: { firstName: 'X' } } }),
      () => users.deactivate({ params, body: { version, successorId: null } }),
      () => users.reactivate({ params, body: { version } }),
      () => users.resendInvitation({ params }),
      () => users.resetSecondFactor({ params }),
      () => users.changeHiddenFields({ params, body: { hide: ['customer.note'] } }),
      () => users.workload({ params }),
      () => users.sessions({ params }),
      () => users.endSession({ params: session }),
      () => users.endSessions({ params }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toEqual(refusal('access_denied', 403));
    await expect(superAdmin.client.auth.session()).resolves.toMatchObject({
      user: { id: superAdmin.userId },
    });
  });

  it('do not make anybody a super administrator, themselves included', async () => {
    for (const id of [admin.userId, (await server.signIn('worker@test.example')).userId]) {
      const { version } = await admin.client.users.get({ params: { id } });
      const body = { version, changes: { roles: ['SUPER_ADMIN' as const, 'ADMIN' as const] } };
      await expect(admin.client.users.update({ params: { id }, body })).rejects.toEqual(
        refusal('access_denied', 403),
      );
    }
  });

  it('do not lock themselves out', async () => {
    const params = { id: admin.userId };
    const { version } = await admin.client.users.get({ params });
    const { users } = admin.client;
    const own = refusal('own_account', 409);
    await expect(users.deactivate({ params, body: { version, successorId: null } })).rejects.toEqual(own);
    await expect(users.update({ params, body: { version, changes: { roles: ['WORKER'] } } })).rejects.toEqual(
      own,
    );
    await expect(users.resetSecondFactor({ params })).rejects.toEqual(own);
  });

  it('are those with the role, not those with the right', async () => {
    const worker = await server.signIn('worker@test.example');
    await superAdmin.client.roles.changeRights({
      params: { key: 'WORKER' },
      body: { grant: ['user.edit', 'user.get', 'user.create'] },
    });
    const platformer = await server.signIn('platformer@test.example');
    const params = { id: platformer.userId };
    expect((await worker.client.users.get({ params })).can.edit).toBe(false);
    await expect(
      worker.client.users.update({ params, body: { version: 1, changes: { firstName: 'X' } } }),
    ).rejects.toEqual(refusal('access_denied', 403));
    await expect(
      worker.client.users.invite({
        body: { email: 'k@test.example', firstName: 'A', lastName: 'B', roles: ['ADMIN'] },
      }),
    ).rejects.toEqual(refusal('access_denied', 403));
  });
});

describe('the last super administrator', () => {
  it('is neither deactivated nor loses the role', async () => {
    await leaveAlone(superAdmin.userId);
    const params = { id: superAdmin.userId };
    const { users } = superAdmin.client;
    const { version, can } = await users.get({ params });
    expect(can.deactivate).toBe(false);
    const last = refusal('last_administrator', 409);
    await expect(users.deactivate({ params, body: { version, successorId: null } })).rejects.toEqual(last);
    await expect(users.update({ params, body: { version, changes: { roles: ['ADMIN'] } } })).rejects.toEqual(
      last,
    );
  });

  it('is not counted among those who never activated their account', async () => {
    await leaveAlone(superAdmin.userId);
    await superAdmin.client.users.invite({
      body: { email: 'second@test.example', firstName: 'A', lastName: 'B', roles: ['SUPER_ADMIN'] },
    });
    const params = { id: superAdmin.userId };
    const body = { version: 1, changes: { roles: ['ADMIN' as const] } };
    await expect(superAdmin.client.users.update({ params, body })).rejects.toEqual(
      refusal('last_administrator', 409),
    );
  });

  it.each(['deactivate', 'degrade'] as const)('stays when two %s each other at once', async (what) => {
    const other = await promote();
    await leaveAlone(superAdmin.userId, other.userId);
    const attack = ({ token }: SignedIn, id: string) => {
      const { users } = createClient({ baseUrl: `${server.url}/api`, token: () => token });
      const params = { id };
      return what === 'deactivate'
        ? users.deactivate({ params, body: { version: 1, successorId: null } })
        : users.update({ params, body: { version: 1, changes: { roles: ['WORKER'] } } });
    };
    const done = await Promise.allSettled([
      attack(superAdmin, other.userId),
      attack(other, superAdmin.userId),
    ]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = await server.db
      .selectFrom('userRole')
      .innerJoin('appUser', 'appUser.id', 'userRole.userId')
      .select('appUser.id')
      .where('roleKey', '=', 'SUPER_ADMIN')
      .where('isActive', '=', true)
      .execute();
    expect(left).toHaveLength(1);
  });
});
