import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  archiveReasonId,
  leadSourceId,
  openOpportunity,
  whileArchiving,
} from '../opportunities/test-deals.ts';

let server: TestServer;
let anna: SignedIn;
let piotr: SignedIn;
let admin: SignedIn;
let platformer: SignedIn;
let opportunity: string;

beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  piotr = await server.signIn('worker2@test.example');
  admin = await server.signIn('admin@test.example');
  platformer = await server.signIn('platformer@test.example');
  opportunity = (await openOpportunity(server, anna)).id;
});
beforeEach(async () => {
  await server.db.deleteFrom('activity').execute();
});
afterAll(() => server.close());

const call = { type: 'call', title: 'Telefon do klienta', startAt: '2027-01-11T08:00:00Z' } as const;

const plan = (who: SignedIn, more: object = {}) =>
  who.client.activities.create({ body: { ...call, ...more } });

const refused = (path: string, code: string) =>
  expect.objectContaining({ status: 422, fields: [expect.objectContaining({ path, code })] });

const history = async () => {
  const { items } = await anna.client.opportunities.timeline({ params: { id: opportunity } });
  return items.filter(({ type }) => type.startsWith('activity_')).map(({ type, data }) => [type, data.name]);
};

describe('planning', () => {
  it('answers with the activity, its opportunity and what may be done', async () => {
    const planned = await plan(anna, {
      customerFileId: opportunity,
      endAt: '2027-01-11T09:30:00+01:00',
      reminder: 30,
    });
    expect(planned).toMatchObject({
      ...call,
      startAt: '2027-01-11T08:00:00.000Z',
      endAt: '2027-01-11T08:30:00.000Z',
      reminder: 30,
      doneAt: null,
      customerFile: { id: opportunity, customerName: 'Jan Próbny' },
      worker: { id: anna.userId },
      createdBy: { id: anna.userId },
      can: { edit: true },
      version: 1,
    });
    expect(await history()).toEqual([['activity_planned', call.title]]);
  });

  it('is refused for an end before the start, an unknown opportunity and an archived one', async () => {
    await expect(plan(anna, { endAt: '2027-01-11T07:59:59Z' })).rejects.toEqual(
      refused('endAt', 'end_before_start'),
    );
    await expect(plan(anna, { endAt: '2027-02-12T08:00:00Z' })).rejects.toEqual(
      refused('endAt', 'activity_too_long'),
    );
    await expect(plan(anna, { customerFileId: crypto.randomUUID() })).rejects.toEqual(
      refusal('not_found', 404),
    );
    const opened = await openOpportunity(server, anna);
    const archived = await anna.client.opportunities.update({
      params: { id: opened.id },
      body: { version: opened.version, changes: { leadSourceId: await leadSourceId(server) } },
    });
    const stored = await plan(anna, { customerFileId: archived.id });
    await anna.client.opportunities.archive({
      params: { id: archived.id },
      body: { version: archived.version, archiveReasonId: await archiveReasonId(server, 'price') },
    });
    await expect(plan(anna, { customerFileId: archived.id })).rejects.toEqual(
      refusal('opportunity_archived', 409),
    );
    await expect(
      anna.client.activities.complete({ params: { id: stored.id }, body: { version: 1 } }),
    ).rejects.toEqual(refusal('opportunity_archived', 409));
    const read = await anna.client.activities.get({ params: { id: stored.id } });
    expect(read.can).toEqual({ edit: false });
  });

  it('runs after an archiving in progress, and is refused then', async () => {
    const { id } = await openOpportunity(server, anna);
    const planned = await whileArchiving(
      server,
      id,
      () => plan(anna, { customerFileId: id }),
      () => anna.client.activities.list({ query: {} }),
    );
    expect(planned).toEqual({ status: 'rejected', reason: refusal('opportunity_archived', 409) });
  });

  it('also records a past activity, without a reminder', async () => {
    const noted = await plan(anna, {
      customerFileId: opportunity,
      title: 'Rozmowa',
      isDone: true,
      outcome: 'Oddzwoni.',
      reminder: 0,
    });
    expect(noted).toMatchObject({ outcome: 'Oddzwoni.', reminder: null });
    expect(noted.doneAt).not.toBeNull();
    expect((await history())[0]).toEqual(['activity_done', 'Rozmowa']);
  });

  it('for another person is for administrators, and only for a person who may read the opportunity', async () => {
    await expect(plan(anna, { workerId: piotr.userId })).rejects.toEqual(refusal('access_denied', 403));
    const given = await plan(admin, { workerId: anna.userId, customerFileId: opportunity });
    expect(given).toMatchObject({ worker: { id: anna.userId }, createdBy: { id: admin.userId } });
    await expect(plan(admin, { workerId: platformer.userId, customerFileId: opportunity })).rejects.toEqual(
      refused('workerId', 'value_not_allowed'),
    );
    await expect(plan(admin, { workerId: crypto.randomUUID() })).rejects.toEqual(
      refused('workerId', 'value_not_allowed'),
    );
  });
});

describe('reading', () => {
  it('what belongs to an opportunity is for its readers, the rest for whose it is and administrators', async () => {
    const shared = await plan(anna, { customerFileId: opportunity, title: 'Wspólna' });
    const own = await plan(anna, { title: 'Własna' });
    const titles = async (who: SignedIn) =>
      (await who.client.activities.list({ query: {} })).items.map(({ title }) => title).toSorted();
    expect(await titles(anna)).toEqual(['Wspólna', 'Własna'].toSorted());
    expect(await titles(admin)).toHaveLength(2);
    expect(await titles(piotr)).toEqual(['Wspólna']);
    expect(await titles(platformer)).toEqual([]);
    await expect(piotr.client.activities.get({ params: { id: own.id } })).rejects.toEqual(
      refusal('not_found', 404),
    );
    const read = await piotr.client.activities.get({ params: { id: shared.id } });
    expect(read).toMatchObject({ can: { edit: false } });
    await expect(
      piotr.client.activities.update({
        params: { id: shared.id },
        body: { version: 1, changes: { title: 'X' } },
      }),
    ).rejects.toEqual(refusal('access_denied', 403));
  });

  it('whose it is reads it without the opportunity, once that is not theirs to read', async () => {
    const { id } = await plan(anna, { customerFileId: opportunity });
    await server.db
      .updateTable('activity')
      .set({ workerId: platformer.userId })
      .where('id', '=', id)
      .execute();
    const read = await platformer.client.activities.get({ params: { id } });
    expect(read).toMatchObject({ title: call.title, customerFile: null });
  });

  it('narrows by type, person, day in Warsaw, state and words', async () => {
    await plan(anna, { title: 'Żółty samochód' });
    // 23:30 of the day before in UTC is half past midnight in Warsaw
    await plan(anna, { title: 'Nocna', type: 'task', startAt: '2027-01-11T23:30:00Z' });
    const done = await plan(anna, { title: 'Zrobiona', type: 'meeting' });
    await anna.client.activities.complete({ params: { id: done.id }, body: { version: 1, outcome: 'Tak' } });
    const titles = async (query: object) =>
      (await anna.client.activities.list({ query })).items.map(({ title }) => title);
    expect(await titles({ search: 'zolty' })).toEqual(['Żółty samochód']);
    expect(await titles({ type: ['task'] })).toEqual(['Nocna']);
    expect(await titles({ from: '2027-01-12' })).toEqual(['Nocna']);
    expect(await titles({ to: '2027-01-11', isDone: false })).toEqual(['Żółty samochód']);
    expect(await titles({ isDone: true })).toEqual(['Zrobiona']);
    expect(await titles({ workerId: [piotr.userId] })).toEqual([]);
  });
});

describe('a calendar', () => {
  const shown = async (from: string, to: string) =>
    (await anna.client.activities.calendar({ query: { from, to } })).items.map(({ title }) => title);

  it('shows activities within its days, also those that started before', async () => {
    await plan(anna, { title: 'Tydzień', startAt: '2027-01-08T09:00:00Z', endAt: '2027-01-15T09:00:00Z' });
    await plan(anna, { title: 'Rano' });
    expect(await shown('2027-01-11', '2027-01-11')).toEqual(['Tydzień', 'Rano']);
    expect(await shown('2027-01-12', '2027-01-15')).toEqual(['Tydzień']);
    expect(await shown('2027-01-16', '2027-01-17')).toEqual([]);
  });

  it('has days of 23 and 25 hours where the clock changes', async () => {
    // 28 March 2027 ends an hour early, at 22:00 in UTC; 31 October 2027 an hour late, at 23:00
    await plan(anna, { title: 'Ostatnia wiosną', startAt: '2027-03-28T21:59:00Z' });
    await plan(anna, { title: 'Poniedziałek', startAt: '2027-03-28T22:00:00Z' });
    await plan(anna, { title: 'Ostatnia jesienią', startAt: '2027-10-31T22:59:00Z' });
    await plan(anna, { title: 'Listopad', startAt: '2027-10-31T23:00:00Z' });
    expect(await shown('2027-03-28', '2027-03-28')).toEqual(['Ostatnia wiosną']);
    expect(await shown('2027-03-29', '2027-03-29')).toEqual(['Poniedziałek']);
    expect(await shown('2027-10-31', '2027-10-31')).toEqual(['Ostatnia jesienią']);
    expect(await shown('2027-11-01', '2027-11-01')).toEqual(['Listopad']);
  });

  it('accepts ranges of at most 62 days, with the first day first', async () => {
    expect(await shown('2027-01-01', '2027-03-03')).toEqual([]);
    await expect(shown('2027-01-01', '2027-03-04')).rejects.toEqual(refused('to', 'value_not_allowed'));
    await expect(shown('2027-01-02', '2027-01-01')).rejects.toEqual(refused('to', 'value_not_allowed'));
  });
});

describe('changing', () => {
  it('merges what two people change, and refuses what collides', async () => {
    const { id } = await plan(anna, { customerFileId: opportunity });
    const change = (who: SignedIn, version: number, changes: object) =>
      who.client.activities.update({ params: { id }, body: { version, changes } });
    await change(anna, 1, { title: 'Spotkanie', type: 'meeting' });
    const merged = await change(admin, 1, { note: 'Zabrać umowę' });
    expect(merged).toMatchObject({ title: 'Spotkanie', note: 'Zabrać umowę', version: 3 });
    await expect(change(admin, 1, { title: 'Wizyta' })).rejects.toMatchObject({
      status: 409,
      details: { collisions: [{ field: 'title', yours: 'Wizyta', theirs: 'Spotkanie' }] },
    });
    // a start moved behind the end is refused as a whole
    await change(anna, 3, { endAt: '2027-01-11T10:00:00Z' });
    await expect(change(anna, 4, { startAt: '2027-01-11T10:00:01Z' })).rejects.toEqual(
      refused('endAt', 'end_before_start'),
    );
  });

  it('stores the outcome of the activity, once, and undoes it', async () => {
    const { id } = await plan(anna, { customerFileId: opportunity });
    const params = { id };
    const done = await anna.client.activities.complete({ params, body: { version: 1, outcome: 'Odebrał.' } });
    expect(done).toMatchObject({ outcome: 'Odebrał.', version: 2 });
    expect(done.doneAt).not.toBeNull();
    await expect(anna.client.activities.complete({ params, body: { version: 2 } })).rejects.toEqual(
      refusal('wrong_state', 409),
    );
    const open = await anna.client.activities.reopen({ params, body: { version: 2 } });
    expect(open).toMatchObject({ doneAt: null, outcome: null });
    await anna.client.activities.remove({ params, query: { version: 3 } });
    await expect(anna.client.activities.get({ params })).rejects.toEqual(refusal('not_found', 404));
    expect((await history()).slice(0, 4)).toEqual([
      ['activity_removed', call.title],
      ['activity_reopened', call.title],
      ['activity_done', call.title],
      ['activity_planned', call.title],
    ]);
  });

  it('causes a removal based on the older version to be refused', async () => {
    const { id } = await plan(anna);
    await anna.client.activities.update({ params: { id }, body: { version: 1, changes: { note: 'Nowa' } } });
    await expect(
      anna.client.activities.remove({ params: { id }, query: { version: 1 } }),
    ).rejects.toMatchObject({
      status: 409,
    });
  });
});
