import type { ListName } from '@szansa/domain/list';
import { call, refusal, type SignedIn, testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
let wanda: SignedIn;
let wiktor: SignedIn;
beforeAll(async () => {
  server = await testServer();
  wanda = await server.signIn('worker@test.example');
  wiktor = await server.signIn('worker2@test.example');
});
beforeEach(async () => {
  await server.db.deleteFrom('listView').execute();
  await server.db.deleteFrom('listColumns').execute();
});
afterAll(() => server.close());

const params = { list: 'customers' as const };
const columns = {
  visibility: { addedBy: true, city: false },
  order: ['name', 'addedBy', 'city'],
  widths: { name: 240 },
  pinned: ['name'],
  compact: true,
};

/** The values of one's own view that is not the default. */
const own = {
  isDefault: false,
  sharedWith: null,
  by: null,
  isPartial: false,
  can: { edit: true, remove: true },
};

const arranged = ({ client }: SignedIn, list: ListName = 'customers') =>
  client.lists.get({ params: { list } });

function create({ client }: SignedIn, name: string, isDefault = false, list: ListName = 'customers') {
  return client.lists.createView({
    params: { list },
    body: { name, search: { is_self: 'true' }, isDefault },
  });
}

const namesOf = async (who: SignedIn) => (await arranged(who)).views.map(({ name }) => name);
const defaultsOf = async (who: SignedIn, list: ListName = 'customers') =>
  (await arranged(who, list)).views.filter(({ isDefault }) => isDefault).map(({ name }) => name);

describe('the columns of a list', () => {
  it('are the default ones until the user has arranged them', async () => {
    expect(await arranged(wanda)).toEqual({ columns: null, views: [] });
  });

  it('are returned as they were stored last, to the user who stored them, for that list', async () => {
    await wanda.client.lists.saveColumns({ params, body: { ...columns, compact: false } });
    await wanda.client.lists.saveColumns({ params, body: columns });
    expect(await arranged(wanda)).toEqual({ columns, views: [] });
    expect((await arranged(wanda, 'opportunities')).columns).toBeNull();
    expect((await arranged(wiktor)).columns).toBeNull();
  });

  it('are not of a list that does not exist', async () => {
    const reply = await call(server, 'PUT', '/lists/tables/columns', { token: wanda.token, json: columns });
    expect(reply).toMatchObject({ status: 404, body: { data: { code: 'not_found' } } });
  });
});

describe('views of a list', () => {
  it('store filters under a name, and are sorted by name', async () => {
    const search = { is_self: 'any', status: ['lead', 'closed'], search: 'Łódź' };
    const saved = await wanda.client.lists.createView({ params, body: { name: ' Łódzkie ', search } });
    expect(saved).toEqual({ id: saved.id, name: 'Łódzkie', search, ...own });
    await create(wanda, 'Moje');
    await create(wanda, 'Ćwiczenia');
    expect(await namesOf(wanda)).toEqual(['Ćwiczenia', 'Łódzkie', 'Moje']);
    // the keys as they went in, not as the database would name its columns
    expect((await arranged(wanda)).views[1]).toEqual(saved);
  });

  it('are renamed, given other filters, and deleted', async () => {
    const { id } = await create(wanda, 'Moje');
    const { updateView, removeView } = wanda.client.lists;
    const view = { params: { ...params, id } };
    expect(await updateView({ ...view, body: { name: 'Własne' } })).toEqual({
      id,
      name: 'Własne',
      search: { is_self: 'true' },
      ...own,
    });
    const search = { is_archived: 'true' };
    expect(await updateView({ ...view, body: { search } })).toMatchObject({ name: 'Własne', search });
    expect(await updateView({ ...view, body: {} })).toMatchObject({ name: 'Własne', search });
    await removeView(view);
    expect(await namesOf(wanda)).toEqual([]);
    await expect(removeView(view)).rejects.toEqual(refusal('not_found', 404));
  });

  it('are one’s own: those of others are not found', async () => {
    const { id } = await create(wanda, 'Moje', true);
    const view = { params: { ...params, id } };
    const { updateView, removeView } = wiktor.client.lists;
    await expect(updateView({ ...view, body: { name: 'Cudze' } })).rejects.toEqual(refusal('not_found', 404));
    await expect(removeView(view)).rejects.toEqual(refusal('not_found', 404));
    expect(await namesOf(wiktor)).toEqual([]);
    await create(wiktor, 'Moje', true);
    expect(await defaultsOf(wanda)).toEqual(['Moje']);
  });

  it('belong to one list', async () => {
    const { id } = await create(wanda, 'Moje', true);
    await create(wanda, 'Moje', true, 'opportunities');
    const elsewhere = { params: { list: 'opportunities' as const, id } };
    await expect(wanda.client.lists.updateView({ ...elsewhere, body: {} })).rejects.toEqual(
      refusal('not_found', 404),
    );
    await expect(wanda.client.lists.removeView(elsewhere)).rejects.toEqual(refusal('not_found', 404));
    expect([await defaultsOf(wanda), await defaultsOf(wanda, 'opportunities')]).toEqual([['Moje'], ['Moje']]);
  });

  it('have one default at most', async () => {
    const first = await create(wanda, 'Pierwszy', true);
    const second = await create(wanda, 'Drugi', true);
    expect(await defaultsOf(wanda)).toEqual(['Drugi']);
    const { updateView } = wanda.client.lists;
    await updateView({ params: { ...params, id: first.id }, body: { isDefault: true } });
    expect(await defaultsOf(wanda)).toEqual(['Pierwszy']);
    await Promise.all(
      [first, second].map(({ id }) => updateView({ params: { ...params, id }, body: { isDefault: true } })),
    );
    expect(await defaultsOf(wanda)).toHaveLength(1);
    const [name] = await defaultsOf(wanda);
    const { id } = name === 'Drugi' ? second : first;
    await updateView({ params: { ...params, id }, body: { isDefault: false } });
    expect(await defaultsOf(wanda)).toEqual([]);
  });

  it('have names of their own, in capitals or not', async () => {
    const { id } = await create(wanda, 'Żółte');
    await create(wanda, 'Inne');
    await expect(create(wanda, 'żÓŁTE')).rejects.toMatchObject({
      code: 'view_name_taken',
      status: 409,
      message: 'Masz już widok o tej nazwie',
    });
    const { updateView } = wanda.client.lists;
    const view = { params: { ...params, id } };
    await expect(updateView({ ...view, body: { name: 'INNE' } })).rejects.toEqual(
      refusal('view_name_taken', 409),
    );
    expect(await updateView({ ...view, body: { name: 'żółte' } })).toMatchObject({ name: 'żółte' });
    const twice = await Promise.allSettled([create(wanda, 'Naraz'), create(wanda, 'naraz')]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('are at most 50 a list', async () => {
    for (let number = 1; number <= 50; number += 1) await create(wanda, `Widok ${number}`);
    await expect(create(wanda, 'Widok 51')).rejects.toMatchObject({
      code: 'too_many_views',
      status: 409,
      message: 'Lista może mieć najwyżej 50 widoków. Usuń któryś.',
    });
    await create(wanda, 'Widok 51', false, 'outbox');
  });

  it('are created once, however often the call comes', async () => {
    const body = { name: 'Raz', search: {} };
    const options = { idempotencyKey: 'the-same' };
    const first = await wanda.client.lists.createView({ params, body }, options);
    expect(await wanda.client.lists.createView({ params, body }, options)).toEqual(first);
    expect(await namesOf(wanda)).toEqual(['Raz']);
  });

  it('and columns go with the account', async () => {
    const userId = '0192f0c1-0000-7000-8000-00000000000a';
    const person = { id: userId, email: 'gone@test.example', firstName: 'Ewa', lastName: 'Nowa' };
    await server.db.insertInto('appUser').values(person).execute();
    const ownList = { userId, list: 'people' as const };
    await server.db
      .insertInto('listView')
      .values({ ...ownList, id: userId, name: 'Moje', search: '{}' })
      .execute();
    await server.db
      .insertInto('listColumns')
      .values({ ...ownList, settings: '{}' })
      .execute();
    await server.db.deleteFrom('appUser').where('id', '=', userId).execute();
    expect(await server.db.selectFrom('listView').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('listColumns').selectAll().execute()).toEqual([]);
  });
});
