import { call, refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { countLinks, invite, logOf, mailsOf, testStaff } from './test-staff.ts';

let server: TestServer;
let superAdmin: SignedIn;
let admin: SignedIn;
let worker: SignedIn;
beforeAll(async () => {
  ({ server, superAdmin, admin, worker } = await testStaff());
});
afterAll(() => server.close());

const emails = (page: { items: readonly { email: string }[] }) => page.items.map(({ email }) => email);

describe('the list of staff', () => {
  it.each(['łoś', 'los', 'worker@', 'ANDA lo'])('finds people by %s', async (search) => {
    expect(emails(await admin.client.users.list({ query: { search } }))).toContain('worker@test.example');
  });

  it('finds no person by a fragment that no name contains', async () => {
    expect(await admin.client.users.list({ query: { search: 'qqq' } })).toMatchObject({
      items: [],
      total: 0,
    });
  });

  it('sorts by surname as Polish does, and backwards', async () => {
    const query = { role: ['WORKER', 'ADMIN_REPORTS', 'PLATFORMER'] as const, search: 'test.example' };
    const there = await admin.client.users.list({ query: { ...query, role: [...query.role] } });
    expect(there.items.map(({ lastName }) => lastName)).toEqual(['Ćwik', 'Łoś', 'Wójcik', 'Żak']);
    const back = await admin.client.users.list({ query: { ...query, role: [...query.role], sort: '-name' } });
    expect(emails(back)).toEqual(emails(there).toReversed());
  });

  it('filters by role and state, and counts beyond the page', async () => {
    await invite(admin);
    const invitedOnes = await admin.client.users.list({ query: { state: 'invited', role: 'WORKER' } });
    expect(invitedOnes.items.every(({ state }) => state === 'invited')).toBe(true);
    expect(invitedOnes.total).toBeGreaterThan(0);
    const page = await admin.client.users.list({ query: { perPage: 10, page: 9 } });
    expect(page.items).toEqual([]);
    expect(page.total).toBeGreaterThan(6);
  });

  it('shows when a person was last active, and puts those who never were last', async () => {
    const { items } = await admin.client.users.list({ query: { sort: '-lastSeenAt', perPage: 100 } });
    const seen = items.map(({ lastSeenAt }) => lastSeenAt);
    expect(seen[0]).not.toBeNull();
    expect(seen.indexOf(null)).toBeGreaterThan(0);
    expect(seen.slice(seen.indexOf(null)).every((at) => at === null)).toBe(true);
  });

  it('is not for those without the right', async () => {
    await expect(worker.client.users.list()).rejects.toEqual(refusal('access_denied', 403));
    await expect(worker.client.users.get({ params: { id: worker.userId } })).rejects.toEqual(
      refusal('access_denied', 403),
    );
  });
});

describe('an invitation', () => {
  it('creates a pending account, and mails a link', async () => {
    const added = await invite(admin);
    expect(added).toMatchObject({
      state: 'invited',
      version: 1,
      roles: ['WORKER'],
      hasSecondFactor: false,
      lastSeenAt: null,
      can: {
        edit: true,
        resendInvitation: true,
        deactivate: true,
        reactivate: false,
        resetSecondFactor: false,
      },
    });
    const week = 7 * 24 * 3600 * 1000;
    const { sentAt = '', expiresAt = '', isKept: isStored } = added.invitation ?? {};
    // without a mail server nothing leaves
    expect(isStored).toBe(true);
    expect(Date.parse(expiresAt) - Date.parse(sentAt)).toBe(week);
    expect(await mailsOf(server, added.id)).toMatchObject([{ kind: 'activation', recipient: added.email }]);
    const [line] = await logOf(server, added.id);
    expect(line).toMatchObject({ action: 'create', version: 1, actorId: admin.userId });
    expect(line?.changes['roles']).toEqual({ from: null, to: ['WORKER'] });
  });

  it('is refused for a known e-mail, whatever its case, in the specification’s words [S8.3]', async () => {
    const body = { email: 'WORKER@Test.example', firstName: 'A', lastName: 'B', roles: ['WORKER' as const] };
    await expect(admin.client.users.invite({ body })).rejects.toMatchObject({
      code: 'user_exists',
      status: 409,
      message: 'Użytkownik o takim e-mailu już istnieje',
      details: { userId: worker.userId },
    });
  });

  it('of ten at once to one e-mail one is sent', async () => {
    const body = { email: 'wyscig@test.example', firstName: 'A', lastName: 'B', roles: ['WORKER' as const] };
    const tried = await Promise.allSettled(
      Array.from({ length: 10 }, () => admin.client.users.invite({ body })),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(reasons).toEqual(Array.from({ length: 9 }, () => refusal('user_exists', 409)));
  });

  it('gives the roles one may give', async () => {
    const body = {
      email: 'szef@test.example',
      firstName: 'A',
      lastName: 'B',
      roles: ['SUPER_ADMIN' as const],
    };
    await expect(admin.client.users.invite({ body })).rejects.toEqual(refusal('access_denied', 403));
    expect(await superAdmin.client.users.invite({ body })).toMatchObject({ roles: ['SUPER_ADMIN'] });
  });

  it('sent again ends the link before it', async () => {
    const { id } = await invite(admin);
    await admin.client.users.resendInvitation({ params: { id } });
    expect(await mailsOf(server, id)).toHaveLength(2);
    expect(await countLinks(server, id)).toBe(1);
    expect((await logOf(server, id)).map(({ action }) => action)).toEqual(['create', 'resend_invitation']);
    await expect(admin.client.users.resendInvitation({ params: { id: worker.userId } })).rejects.toEqual(
      refusal('wrong_state', 409),
    );
  });

  it.each(['isActive', 'passwordHash', 'version', 'id', 'activatedAt'])(
    'refuses to set %s',
    async (field) => {
      const json = {
        email: 'x@test.example',
        firstName: 'A',
        lastName: 'B',
        roles: ['WORKER'],
        [field]: true,
      };
      const reply = await call(server, 'POST', '/users', { token: admin.token, json });
      expect(reply).toMatchObject({
        status: 422,
        body: { data: { fields: [{ path: field, code: 'unknown_field' }] } },
      });
    },
  );
});

describe('a change of an account', () => {
  it('is written as the next version, with before and after', async () => {
    const { id } = await invite(admin);
    const changes = { firstName: 'Zuzanna', roles: ['PLATFORMER' as const, 'WORKER' as const] };
    const changed = await admin.client.users.update({ params: { id }, body: { version: 1, changes } });
    expect(changed).toMatchObject({ firstName: 'Zuzanna', roles: ['WORKER', 'PLATFORMER'], version: 2 });
    expect((await logOf(server, id)).at(-1)).toMatchObject({
      action: 'edit',
      version: 2,
      changes: {
        firstName: { from: 'Żaneta', to: 'Zuzanna' },
        roles: { from: ['WORKER'], to: ['WORKER', 'PLATFORMER'] },
      },
    });
  });

  it('goes on top of another’s of other fields, and collides over the same one', async () => {
    const { id } = await invite(admin);
    const update = (changes: { position?: string; firstName?: string }, version = 1) =>
      admin.client.users.update({ params: { id }, body: { version, changes } });
    await update({ position: 'Doradczyni' });
    expect(await update({ firstName: 'Ewa' })).toMatchObject({ firstName: 'Ewa', position: 'Doradczyni' });
    await expect(update({ position: 'Kierowniczka' })).rejects.toMatchObject({
      code: 'stale_version',
      details: { collisions: [{ field: 'position', yours: 'Kierowniczka', theirs: 'Doradczyni' }] },
    });
    await expect(update({ position: 'X' }, 99)).rejects.toMatchObject({ status: 422 });
  });

  it('that changes nothing leaves nothing behind', async () => {
    const { id } = await invite(admin);
    const body = { version: 1, changes: { firstName: 'Żaneta', roles: ['WORKER' as const] } };
    expect(await admin.client.users.update({ params: { id }, body })).toMatchObject({ version: 1 });
    expect(await logOf(server, id)).toHaveLength(1);
  });

  it('of the e-mail notifies the old address', async () => {
    const { userId: id } = await server.signIn('worker2@test.example');
    const { version } = await admin.client.users.get({ params: { id } });
    const changes = { email: 'Wiktor.Zak@test.example' };
    const changed = await admin.client.users.update({ params: { id }, body: { version, changes } });
    expect(changed.email).toBe('wiktor.zak@test.example');
    expect(await mailsOf(server, id)).toMatchObject([{ kind: 'notice', recipient: 'worker2@test.example' }]);
    await expect(
      admin.client.users.update({
        params: { id },
        body: { version: changed.version, changes: { email: 'worker@test.example' } },
      }),
    ).rejects.toEqual(refusal('user_exists', 409));
  });

  it('of an invited person’s e-mail sends the invitation there instead', async () => {
    const { id } = await invite(admin);
    const changes = { email: 'nowy.adres@test.example' };
    await admin.client.users.update({ params: { id }, body: { version: 1, changes } });
    const mails = await mailsOf(server, id);
    expect(mails.map(({ kind }) => kind)).toEqual(['activation', 'activation']);
    expect(mails.at(-1)).toMatchObject({ recipient: 'nowy.adres@test.example' });
    expect(await countLinks(server, id)).toBe(1);
  });

  it.each(['isActive', 'passwordHash', 'addedBy', 'version', 'excludedFields', 'totpSeed', 'activatedAt'])(
    'refuses to set %s',
    async (field) => {
      const { id } = await invite(admin);
      const path = `/users/${id}`;
      const within = { version: 1, changes: { [field]: null } };
      expect(await call(server, 'PATCH', path, { token: admin.token, json: within })).toMatchObject({
        status: 422,
        body: { data: { fields: [{ path: `changes.${field}`, code: 'unknown_field' }] } },
      });
    },
  );

  it('hides fields from a person, and shows them again', async () => {
    const { id } = await invite(admin);
    const change = (hide: readonly 'customer.note'[], show: readonly 'customer.phones'[]) =>
      admin.client.users.changeHiddenFields({ params: { id }, body: { hide: [...hide], show: [...show] } });
    expect((await change(['customer.note'], [])).excludedFields).toEqual(['customer.note']);
    await admin.client.users.changeHiddenFields({ params: { id }, body: { hide: ['customer.phones'] } });
    expect((await change([], ['customer.phones'])).excludedFields).toEqual(['customer.note']);
    expect((await logOf(server, id)).at(-1)).toMatchObject({
      action: 'change_hidden_fields',
      changes: { excludedFields: { from: ['customer.phones'], to: [] } },
    });
    await expect(
      superAdmin.client.users.changeHiddenFields({
        params: { id: superAdmin.userId },
        body: { hide: ['customer.note'] },
      }),
    ).rejects.toEqual(refusal('role_keeps_everything', 409));
  });
});
