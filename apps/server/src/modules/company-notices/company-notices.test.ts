import { refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { draft, idsOf, storedOf, noteOf, noticeServer, sent } from './test-notices.ts';

let server: TestServer;
let superAdmin: SignedIn;
let admin: SignedIn;
let worker: SignedIn;
let colleague: SignedIn;
let platformer: SignedIn;
beforeAll(async () => {
  ({ server, superAdmin, admin, worker, colleague, platformer } = await noticeServer());
});
afterAll(() => server.close());

const get = (id: string) => admin.client.companyNotices.get({ params: { id } });
const change = (id: string, version: number, changes: object) =>
  admin.client.companyNotices.update({ params: { id }, body: { version, changes } });
const send = (by: SignedIn, id: string, version: number) =>
  by.client.companyNotices.send({ params: { id }, body: { version } });
const file = () => [new File(['treść'], 'regulamin.txt', { type: 'text/plain' })];
const upload = (id: string) => admin.client.companyNotices.upload({ params: { id }, files: file() });

describe('CN1 a draft', () => {
  it('states what it lacks and whom it would reach, and is not visible to its recipients [S3.11]', async () => {
    const { id } = await admin.client.companyNotices.create({ body: { title: 'Pusty' } });
    expect(await get(id)).toMatchObject({
      isDraft: true,
      recipientCount: 0,
      missing: ['note', 'recipients'],
      can: { edit: true, send: true, remind: false, remove: true },
    });
    const whole = await change(id, 1, {
      note: noteOf('Treść'),
      roles: ['WORKER'],
      userIds: [platformer.userId],
    });
    expect(whole).toMatchObject({
      version: 2,
      missing: [],
      recipientCount: 3,
      users: [{ id: platformer.userId }],
    });
    expect(await idsOf(worker)).not.toContain(id);
    await expect(worker.client.myCompanyNotices.get({ params: { id } })).rejects.toEqual(
      refusal('not_found', 404),
    );
  });

  it.each([
    ['without recipients', {}, ['recipients']],
    ['without a text', { roles: ['WORKER'], note: null }, ['note']],
    ['whose last day is over', { roles: ['WORKER'], validUntil: '2020-01-01' }, ['validUntil']],
  ] as const)('%s is not sent [S5.14]', async (_, more, missing) => {
    const { id, version } = await draft(admin, { ...more, roles: [...('roles' in more ? more.roles : [])] });
    await expect(send(admin, id, version)).rejects.toMatchObject({
      status: 422,
      code: 'notice_incomplete',
      details: { missing },
    });
  });

  it('names people of the staff alone', async () => {
    await expect(draft(admin, { userIds: [crypto.randomUUID()] })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'userIds.0', code: 'value_not_allowed' }],
    });
  });

  it('is removed with its files, on the version that was read', async () => {
    const { id, version } = await draft(admin);
    await upload(id);
    await change(id, version, { title: 'Zmieniony' });
    const remove = (read: number) =>
      admin.client.companyNotices.remove({ params: { id }, query: { version: read } });
    await expect(remove(version)).rejects.toMatchObject({ code: 'stale_version' });
    const stored = () =>
      server.db.selectFrom('storedFile').where('name', '=', 'regulamin.txt').select('id').execute();
    const before = await stored();
    await remove(version + 1);
    expect(await stored()).toHaveLength(before.length - 1);
    await expect(get(id)).rejects.toEqual(refusal('not_found', 404));
  });
});

describe('CN6 a text', () => {
  it('accepts known formatting and links that may be followed', async () => {
    const href = 'https://przyklad.example/regulamin';
    const bold = { type: 'text', text: 'Ważne', marks: [{ type: 'bold' }] };
    const link = { type: 'text', text: 'tutaj', marks: [{ type: 'link', attrs: { href } }] };
    const note = { type: 'doc', content: [{ type: 'paragraph', content: [bold, link] }] };
    expect((await draft(admin, { note })).note).toEqual(note);
  });

  it.each([
    [
      'a script behind a link',
      { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:1' } }] },
    ],
    ['what the editor does not know', { type: 'iframe' }],
    ['a document in a document', { type: 'doc', content: [] }],
  ])('refuses %s', async (_, part) => {
    const note = { type: 'doc', content: [{ type: 'paragraph', content: [part] }] };
    await expect(draft(admin, { note })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'note', code: 'format_invalid' }],
    });
  });
});

describe('CN2 sending', () => {
  it('reaches those it is for, once, and nothing changes any more [S4.12]', async () => {
    const notice = await sent(admin, { roles: ['WORKER'] });
    const { id, version } = notice;
    expect(notice).toMatchObject({
      isDraft: false,
      recipientCount: 2,
      readCount: 0,
      sentBy: { id: admin.userId },
      can: { edit: false, send: false, remind: true, remove: false },
    });
    expect(await idsOf(worker)).toContain(id);
    expect(await idsOf(platformer)).not.toContain(id);
    await expect(change(id, version, { title: 'Inny' })).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(upload(id)).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(
      admin.client.companyNotices.remove({ params: { id }, query: { version } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('twice at once sends once', async () => {
    const { id, version } = await draft(admin, { roles: ['WORKER'] });
    const outcomes = await Promise.allSettled([send(admin, id, version), send(superAdmin, id, version)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { total } = await admin.client.companyNoticeEntries.list({ query: { noticeId: id } });
    expect(total).toBe(2);
    const notified = await worker.client.notifications.list({});
    expect(notified.items.filter(({ path }) => path.endsWith(id))).toHaveLength(1);
  });

  it('is refused on a version that another person has changed', async () => {
    const { id, version } = await draft(admin, { roles: ['WORKER'] });
    await superAdmin.client.companyNotices.update({
      params: { id },
      body: { version, changes: { roles: ['ADMIN'] } },
    });
    await expect(send(admin, id, version)).rejects.toMatchObject({
      code: 'stale_version',
      details: { collisions: [{ field: 'roles' }] },
    });
  });
});

describe('CN4 a recipient', () => {
  async function invited(roles: ('WORKER' | 'PLATFORMER')[]) {
    const email = `${crypto.randomUUID()}@test.example`;
    return admin.client.users.invite({ body: { email, firstName: 'Nina', lastName: 'Nowa', roles } });
  }
  const recipients = async (id: string) => {
    const { items } = await admin.client.companyNoticeEntries.list({ query: { noticeId: id, perPage: 100 } });
    return items.map(({ person }) => person.id);
  };

  it('may be a person who joins while the notice is valid, but not after that', async () => {
    const locking = await sent(admin, { roles: ['PLATFORMER'] });
    const over = await sent(admin, { roles: ['PLATFORMER'], validUntil: '2099-01-01' });
    await server.db
      .updateTable('companyNotice')
      .set({ validUntil: '2020-01-01' })
      .where('id', '=', over.id)
      .execute();
    const { id } = await invited(['PLATFORMER']);
    expect(await recipients(locking.id)).toContain(id);
    expect(await recipients(over.id)).not.toContain(id);
    expect(await idsOf(platformer)).not.toContain(over.id);
  });

  async function give(who: SignedIn, roles: ('WORKER' | 'PLATFORMER')[]) {
    const params = { id: who.userId };
    const { version } = await admin.client.users.get({ params });
    await admin.client.users.update({ params, body: { version, changes: { roles } } });
  }

  it('follows roles: removing a role hides its notices, granting it again restores them', async () => {
    const { id } = await sent(admin, { roles: ['WORKER'], isImportant: true });
    await give(colleague, ['PLATFORMER']);
    expect(await storedOf(colleague)).not.toContain(id);
    await expect(colleague.client.myCompanyNotices.confirm({ params: { id } })).rejects.toEqual(
      refusal('not_found', 404),
    );
    expect(await recipients(id)).not.toContain(colleague.userId);
    const { items } = await colleague.client.notifications.list({});
    expect(items.map(({ path }) => path)).not.toContain(`/my-company-notifications?notice=${id}`);
    await give(colleague, ['WORKER']);
    expect(await storedOf(colleague)).toContain(id);
  });

  it('CN5 retains what they have confirmed, whatever becomes of their roles', async () => {
    const { id } = await sent(admin, { roles: ['WORKER'] });
    await colleague.client.myCompanyNotices.confirm({ params: { id } });
    await give(colleague, ['PLATFORMER']);
    expect(await idsOf(colleague, 'confirmed')).toContain(id);
    expect(await recipients(id)).toContain(colleague.userId);
    await give(colleague, ['WORKER']);
  });

  it('does not count people who have left', async () => {
    const { id: offboarding, version } = await invited(['WORKER']);
    const notice = await sent(admin, { roles: ['WORKER'] });
    expect(await recipients(notice.id)).toContain(offboarding);
    await admin.client.users.deactivate({
      params: { id: offboarding },
      body: { version, successorId: null },
    });
    expect(await recipients(notice.id)).not.toContain(offboarding);
  });
});

it('is for those who look after announcements', async () => {
  await expect(worker.client.companyNotices.list()).rejects.toEqual(refusal('access_denied', 403));
  await expect(worker.client.companyNoticeEntries.list()).rejects.toEqual(refusal('access_denied', 403));
  await expect(draft(worker)).rejects.toEqual(refusal('access_denied', 403));
});

it('lists drafts, sent ones and pending ones, and finds them by words of their text', async () => {
  const word = 'Kwiecieńcośtam';
  const own = await draft(superAdmin, { note: noteOf(word) });
  const pending = await sent(admin, { note: noteOf(word), userIds: [worker.userId] });
  const list = async (query: object) => {
    const { items } = await superAdmin.client.companyNotices.list({
      query: { search: 'kwiecien', ...query },
    });
    return items.map(({ id }) => id);
  };
  expect(await list({})).toEqual([pending.id, own.id]);
  expect(await list({ sort: 'createdAt' })).toEqual([own.id, pending.id]);
  expect(await list({ state: 'draft' })).toEqual([own.id]);
  expect(await list({ is_self: true })).toEqual([own.id]);
  expect(await list({ isAwaited: true })).toEqual([pending.id]);
  await worker.client.myCompanyNotices.confirm({ params: { id: pending.id } });
  expect(await list({ isAwaited: true })).toEqual([]);
});

it('shows its files to its recipients only', async () => {
  const { id, version } = await draft(admin, { userIds: [worker.userId] });
  const [added] = await upload(id);
  const fileId = added?.file.id ?? '';
  const download = (who: SignedIn) => who.client.files.download({ params: { id: fileId } });
  await expect(download(worker)).rejects.toEqual(refusal('not_found', 404));
  await send(admin, id, version);
  expect((await download(worker)).filename).toBe('regulamin.txt');
  expect((await worker.client.myCompanyNotices.get({ params: { id } })).files).toHaveLength(1);
  await expect(download(platformer)).rejects.toEqual(refusal('not_found', 404));
});
