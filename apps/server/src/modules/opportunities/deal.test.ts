import { createClient } from '@szansa/api-client/client';
import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  addCustomer,
  addLabel,
  addOrganisation,
  archiveReasonId,
  closedOpportunity,
  completeOffer,
  leadSourceId,
  openOpportunity,
} from './test-deals.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  colleague = await server.signIn('worker2@test.example');
  admin = await server.signIn('admin@test.example');
});
afterAll(() => server.close());

const refusal = (code: string, status: number, more: object = {}) =>
  expect.objectContaining({ code, status, ...more });

async function historyOf(id: string, by: SignedIn = worker) {
  const { items } = await by.client.opportunities.timeline({
    params: { id },
    query: { sort: 'at', perPage: 100 },
  });
  return items;
}

async function auditOf(entityId: string) {
  return server.db
    .selectFrom('auditLog')
    .select(['action', 'version', 'changes'])
    .where('entityId', '=', entityId)
    .where('entity', '=', 'opportunity')
    .orderBy('version')
    .execute();
}

test('a deal goes from lead to closed once everything closing asks for is there', async () => {
  const { client } = worker;
  const opened = await openOpportunity(server, worker);
  const params = { id: opened.id };
  expect(opened).toMatchObject({
    status: 'lead',
    worker: { id: worker.userId, firstName: 'Wanda' },
    creationMethod: 'manual',
    version: 1,
    missing: ['leadSource', 'chosenOffer'],
    can: { edit: true, addOffer: true, archive: true, claim: false, assign: false, comment: true },
  });

  const skipped = await client.opportunities.move({ params, body: { status: 'negotiations' } });
  expect(skipped.status).toBe('negotiations');
  expect(skipped.statusChangedAt > opened.statusChangedAt).toBe(true);

  const { gapInsuranceId: _gap, initialPayment: _payment, ...gappy } = await completeOffer(server);
  const offer = await client.offers.create({ params, body: gappy });
  const closing = client.opportunities.move({ params, body: { status: 'closed' } });
  await expect(closing).rejects.toEqual(
    refusal('closing_incomplete', 422, {
      details: expect.objectContaining({
        missing: ['leadSource', 'initialPayment', 'gapInsuranceId'],
        chosenOfferId: offer.id,
      }),
    }),
  );
  const changes = { gapInsuranceId: 'GAP 1', initialPayment: '0' };
  await client.offers.update({ params: { id: offer.id }, body: { version: 1, changes } });
  const { version } = await client.opportunities.get({ params });
  await client.opportunities.update({
    params,
    body: { version, changes: { leadSourceId: await leadSourceId(server) } },
  });

  const closed = await client.opportunities.move({ params, body: { status: 'closed' } });
  expect(closed).toMatchObject({
    status: 'closed',
    missing: [],
    closingDate: '2029-01-31',
    vehicle: 'Škoda Octavia Selection',
    vehicleValue: '100000.00',
    can: { edit: false, editAfterConsent: true, addOffer: false },
  });
  expect(closed.moves).not.toContain('closed');
  const again = await client.opportunities.move({ params, body: { status: 'closed' } });
  expect(again.version).toBe(closed.version);

  expect(
    (await historyOf(opened.id)).map(({ type, data }) => [type, data.from ?? null, data.to ?? null]),
  ).toEqual([
    ['created', null, null],
    ['status_changed', 'lead', 'negotiations'],
    ['offer_added', null, null],
    ['offer_changed', null, null],
    ['lead_source_changed', null, 'Telefon'],
    ['status_changed', 'negotiations', 'closed'],
  ]);
  expect((await auditOf(opened.id)).map(({ action, version: at }) => [action, at])).toEqual([
    ['create', 1],
    ['move', 2],
    ['choose_offer', 3],
    ['edit', 4],
    ['move', 5],
  ]);
});

test('a closed opportunity is changed only after consent, which holds for the session alone', async () => {
  const { id, version } = await closedOpportunity(server, worker);
  const params = { id };
  const body = { version, changes: { note: 'Poprawka' } };
  await expect(worker.client.opportunities.update({ params, body })).rejects.toEqual(
    refusal('consent_required', 409),
  );
  const back = { params, body: { status: 'handing' as const } };
  await expect(worker.client.opportunities.move(back)).rejects.toEqual(refusal('consent_required', 409));

  const consented = await worker.client.opportunities.consentToEdit({ params });
  expect(consented.can).toMatchObject({ edit: true, editAfterConsent: false });
  await worker.client.opportunities.consentToEdit({ params });
  expect((await historyOf(id)).filter(({ type }) => type === 'edit_consented')).toHaveLength(1);

  const otherSession = await server.signIn('worker@test.example');
  await expect(otherSession.client.opportunities.update({ params, body })).rejects.toEqual(
    refusal('consent_required', 409),
  );
  expect((await worker.client.opportunities.update({ params, body })).note).toBe('Poprawka');
  expect((await worker.client.opportunities.move(back)).status).toBe('handing');
});

test('consent is asked of closed opportunities alone, and given by those who may edit', async () => {
  const open = await openOpportunity(server, worker);
  const early = worker.client.opportunities.consentToEdit({ params: { id: open.id } });
  await expect(early).rejects.toEqual(refusal('wrong_state', 409));
  const closed = await closedOpportunity(server, worker);
  const foreign = colleague.client.opportunities.consentToEdit({ params: { id: closed.id } });
  await expect(foreign).rejects.toEqual(refusal('opportunity_not_yours', 403));
  expect(
    await server.db
      .selectFrom('closedEditConsent')
      .selectAll()
      .where('customerFileId', 'in', [open.id, closed.id])
      .execute(),
  ).toEqual([]);
});

test('archiving asks for the lead source, then for a note where the reason does', async () => {
  const { client } = worker;
  const opened = await openOpportunity(server, worker);
  const params = { id: opened.id };
  const plain = await archiveReasonId(server, 'price');
  const other = await archiveReasonId(server, 'other');
  await expect(client.opportunities.archive({ params, body: { archiveReasonId: plain } })).rejects.toEqual(
    refusal('lead_source_required', 422, {
      message: 'Uzupełnij źródło pozyskania klienta aby móc zarchiwizować szansę',
    }),
  );
  const source = { leadSourceId: await leadSourceId(server) };
  await client.opportunities.update({ params, body: { version: 1, changes: source } });
  await expect(client.opportunities.archive({ params, body: { archiveReasonId: other } })).rejects.toEqual(
    refusal('note_required', 422, { message: 'Ten powód wymaga notatki' }),
  );
  await expect(client.opportunities.archive({ params, body: { archiveReasonId: uuidv7() } })).rejects.toEqual(
    refusal('validation', 422, { fields: [expect.objectContaining({ path: 'archiveReasonId' })] }),
  );
  const archived = await client.opportunities.archive({
    params,
    body: { archiveReasonId: other, note: 'Klient wyjechał' },
  });
  expect(archived).toMatchObject({
    isArchived: true,
    archiveReason: { name: 'Inny powód' },
    archiveNote: 'Klient wyjechał',
    moves: [],
    can: { edit: false, unarchive: true, archive: false, comment: false, addOffer: false },
  });

  const refused = refusal('opportunity_archived', 409);
  const { version } = archived;
  await expect(client.opportunities.move({ params, body: { status: 'application' } })).rejects.toEqual(
    refused,
  );
  await expect(client.opportunities.update({ params, body: { version, changes: {} } })).rejects.toEqual(
    refused,
  );
  await expect(client.opportunities.archive({ params, body: { archiveReasonId: plain } })).rejects.toEqual(
    refused,
  );
  await expect(client.offers.create({ params, body: { offerType: 'leasing' } })).rejects.toEqual(refused);
  await expect(admin.client.opportunities.assign({ params, body: { workerId: null } })).rejects.toEqual(
    refused,
  );

  await expect(colleague.client.opportunities.unarchive({ params })).rejects.toEqual(
    refusal('opportunity_not_yours', 403),
  );
  const back = await client.opportunities.unarchive({ params });
  expect(back).toMatchObject({ isArchived: false, archiveReason: null, archiveNote: null, archivedAt: null });
  await expect(client.opportunities.unarchive({ params })).rejects.toEqual(
    refusal('opportunity_not_archived', 409),
  );
  expect((await historyOf(opened.id)).slice(-2)).toMatchObject([
    { type: 'archived', data: { name: 'Inny powód', note: 'Klient wyjechał' } },
    { type: 'unarchived' },
  ]);
});

test('of twenty who claim at once one wins, and the others hear who', async () => {
  const { id } = await openOpportunity(server, worker);
  await admin.client.opportunities.assign({ params: { id }, body: { workerId: null } });
  const people = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const userId = uuidv7();
      const [firstName, lastName] = ['Chętny', `Numer${index}`];
      await server.db
        .insertInto('appUser')
        .values({ id: userId, email: `claimant${index}@test.example`, firstName, lastName })
        .execute();
      await server.db.insertInto('userRole').values({ userId, roleKey: 'WORKER' }).execute();
      const { token } = await server.platform.sessions.start(server.db, {
        userId,
        userAgent: 'tests',
        address: '127.0.0.1',
      });
      return { userId, client: createClient({ baseUrl: `${server.url}/api`, token: () => token }) };
    }),
  );
  const outcomes = await Promise.allSettled(
    people.map(({ client }) => client.opportunities.claim({ params: { id } })),
  );
  const won = outcomes.filter((one) => one.status === 'fulfilled').map((one) => one.value.worker);
  expect(won).toHaveLength(1);
  const name = `${won[0]?.firstName} ${won[0]?.lastName}`;
  const lost = outcomes.filter((one) => one.status === 'rejected').map((one) => one.reason as unknown);
  expect(lost).toEqual(
    Array.from({ length: 19 }, () =>
      refusal('opportunity_taken', 409, { message: `Ta szansa ma już opiekuna: ${name}` }),
    ),
  );
  const changes = (await historyOf(id)).filter(({ type }) => type === 'owner_changed');
  expect(changes.map(({ data }) => data)).toEqual([
    { from: 'Wanda Łoś', to: null },
    { from: null, to: name },
  ]);
  const winner = people.find(({ userId }) => userId === won[0]?.id);
  await expect(winner?.client.opportunities.claim({ params: { id } })).resolves.toMatchObject({
    worker: { id: winner?.userId },
    can: { edit: true, claim: false },
  });
});

test('changes of different fields merge; of the same field the second writer is told both values', async () => {
  const { id } = await openOpportunity(server, worker, { note: 'Pierwsza' });
  const params = { id };
  const label = await addLabel(server, 'Scalanie');
  await worker.client.opportunities.update({ params, body: { version: 1, changes: { note: 'Moja' } } });
  const merged = await admin.client.opportunities.update({
    params,
    body: { version: 1, changes: { labelIds: [label, label] } },
  });
  expect(merged).toMatchObject({ note: 'Moja', labels: [{ id: label }], version: 3 });
  const late = admin.client.opportunities.update({ params, body: { version: 1, changes: { note: 'Inna' } } });
  await expect(late).rejects.toEqual(
    refusal('stale_version', 409, {
      details: expect.objectContaining({ collisions: [{ field: 'note', yours: 'Inna', theirs: 'Moja' }] }),
    }),
  );
  const same = await admin.client.opportunities.update({
    params,
    body: { version: 1, changes: { note: 'Moja' } },
  });
  expect(same.version).toBe(3);
});

test('of ten who write the same field at once from the same version one wins', async () => {
  const { id } = await openOpportunity(server, worker);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      worker.client.opportunities.update({
        params: { id },
        body: { version: 1, changes: { note: `Wersja ${index}` } },
      }),
    ),
  );
  expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  expect((await worker.client.opportunities.get({ params: { id } })).version).toBe(2);
});

test("a worker reads a colleague's opportunity but changes nothing of it", async () => {
  const { id } = await openOpportunity(server, worker, { leadSourceId: await leadSourceId(server) });
  const params = { id };
  const { client } = colleague;
  expect(await client.opportunities.get({ params })).toMatchObject({
    moves: [],
    can: {
      edit: false,
      editAfterConsent: false,
      addOffer: false,
      archive: false,
      claim: false,
      comment: true,
    },
  });
  const refused = refusal('opportunity_not_yours', 403);
  const archiveReason = await archiveReasonId(server, 'price');
  await expect(
    client.opportunities.update({ params, body: { version: 1, changes: { note: 'x' } } }),
  ).rejects.toEqual(refused);
  await expect(client.opportunities.move({ params, body: { status: 'lead' } })).rejects.toEqual(refused);
  await expect(
    client.opportunities.archive({ params, body: { archiveReasonId: archiveReason } }),
  ).rejects.toEqual(refused);
  await expect(client.opportunities.claim({ params })).rejects.toEqual(
    refusal('opportunity_taken', 409, { details: expect.objectContaining({ name: 'Wanda Łoś' }) }),
  );
  const reports = await server.signIn('reports@test.example');
  expect((await reports.client.opportunities.get({ params })).can).toMatchObject({
    comment: false,
    claim: false,
  });
  await expect(
    reports.client.opportunities.move({ params, body: { status: 'application' } }),
  ).rejects.toEqual(refusal('access_denied', 403));
  expect(await historyOf(id)).toHaveLength(1);
});

test('a platformer sees no opportunity of anybody', async () => {
  const { id } = await openOpportunity(server, worker);
  const { client } = await server.signIn('platformer@test.example');
  const missing = refusal('not_found', 404);
  await expect(client.opportunities.get({ params: { id } })).rejects.toEqual(missing);
  await expect(client.opportunities.timeline({ params: { id } })).rejects.toEqual(missing);
  await expect(client.opportunities.related({ params: { id } })).rejects.toEqual(missing);
  await expect(client.offers.listOfOpportunity({ params: { id } })).rejects.toEqual(missing);
  expect((await client.opportunities.list()).total).toBe(0);
  const { columns } = await client.opportunities.board();
  expect(columns.map((column) => column.count)).toEqual(Array.from({ length: 11 }, () => 0));
});

test('administrators alone give opportunities away, to active people alone', async () => {
  const { id } = await openOpportunity(server, worker);
  const params = { id };
  const toColleague = { params, body: { workerId: colleague.userId } };
  await expect(worker.client.opportunities.assign(toColleague)).rejects.toEqual(
    refusal('access_denied', 403),
  );
  const given = await admin.client.opportunities.assign(toColleague);
  expect(given).toMatchObject({ worker: { id: colleague.userId }, can: { assign: true, addOffer: false } });
  const left = uuidv7();
  await server.db
    .insertInto('appUser')
    .values({
      id: left,
      email: 'left@test.example',
      firstName: 'Były',
      lastName: 'Pracownik',
      isActive: false,
    })
    .execute();
  await expect(admin.client.opportunities.assign({ params, body: { workerId: left } })).rejects.toEqual(
    refusal('validation', 422, { fields: [expect.objectContaining({ path: 'workerId' })] }),
  );
  const events = await historyOf(id);
  expect(events.at(-1)).toMatchObject({
    type: 'owner_changed',
    by: { id: admin.userId },
    data: { from: 'Wanda Łoś', to: 'Wiktor Żak' },
  });
});

test('an opportunity is opened for a customer in use, and by workers for themselves', async () => {
  const customerId = await addCustomer(server);
  const forColleague = { body: { customerId, workerId: colleague.userId } };
  await expect(worker.client.opportunities.create(forColleague)).rejects.toEqual(
    refusal('access_denied', 403),
  );
  expect((await admin.client.opportunities.create(forColleague)).worker?.id).toBe(colleague.userId);

  const problem = (path: string) =>
    refusal('validation', 422, { fields: [expect.objectContaining({ path, code: 'value_not_allowed' })] });
  const archived = await addCustomer(server, { isArchived: true });
  const { create } = worker.client.opportunities;
  await expect(create({ body: { customerId: archived } })).rejects.toEqual(problem('customerId'));
  await expect(create({ body: { customerId: uuidv7() } })).rejects.toEqual(problem('customerId'));
  await expect(create({ body: { customerId, leadSourceId: uuidv7() } })).rejects.toEqual(
    problem('leadSourceId'),
  );
  await expect(create({ body: { customerId, labelIds: [uuidv7()] } })).rejects.toEqual(problem('labelIds'));
});

test('the history names what changed from and to, and can be filtered and searched', async () => {
  const [first, second] = [await addLabel(server, 'Alfa'), await addLabel(server, 'Żółta')];
  const { id } = await openOpportunity(server, worker, { labelIds: [first], note: 'Stara' });
  const changes = {
    labelIds: [second, first],
    note: null,
    leadSourceId: await leadSourceId(server, 'other'),
  };
  await worker.client.opportunities.update({ params: { id }, body: { version: 1, changes } });
  const events = await historyOf(id);
  expect(events.slice(1).map(({ type, data }) => [type, data])).toEqual([
    ['lead_source_changed', { from: null, to: 'Inne' }],
    ['labels_changed', { from: 'Alfa', to: 'Alfa, Żółta' }],
    ['note_changed', { from: 'Stara', to: null }],
  ]);
  const query = { type: ['labels_changed' as const, 'created' as const] };
  const filtered = await worker.client.opportunities.timeline({ params: { id }, query });
  expect(filtered.items.map(({ type }) => type)).toEqual(['labels_changed', 'created']);
  const found = await worker.client.opportunities.timeline({ params: { id }, query: { search: 'zolta' } });
  expect(found).toMatchObject({ total: 1, items: [{ type: 'labels_changed' }] });
});

test('related are the opportunities of the customer and of colleagues from the same firm', async () => {
  const [firm, other] = [
    await addOrganisation(server, 'Wspólna sp. z o.o.'),
    await addOrganisation(server, 'Obca'),
  ];
  const customerId = await addCustomer(server, { organisations: [firm] });
  const [own, same, colleagues] = [
    await openOpportunity(server, worker, { customerId }),
    await openOpportunity(server, colleague, { customerId }),
    await openOpportunity(server, worker, {
      customerId: await addCustomer(server, { organisations: [firm, other] }),
    }),
  ];
  await openOpportunity(server, worker, {
    customerId: await addCustomer(server, { organisations: [other] }),
  });
  const related = await worker.client.opportunities.related({ params: { id: own.id } });
  expect(related.map(({ id, relation }) => [id, relation])).toEqual([
    [colleagues.id, 'organisation'],
    [same.id, 'customer'],
  ]);
});
