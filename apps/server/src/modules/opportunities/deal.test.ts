import { refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { historyOf, testAgency } from './test-agency.ts';
import {
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
  ({ server, worker, colleague, admin } = await testAgency());
});
afterAll(() => server.close());

async function auditOf(entityId: string) {
  return server.db
    .selectFrom('auditLog')
    .select(['action', 'version', 'changes'])
    .where('entityId', '=', entityId)
    .where('entity', '=', 'opportunity')
    .orderBy('version')
    .execute();
}

test('a deal goes from lead to closed once everything that closing requires is there [S3.3]', async () => {
  const { client } = worker;
  const opened = await openOpportunity(server, worker);
  const params = { id: opened.id };
  expect(opened).toMatchObject({
    status: 'lead',
    worker: { id: worker.userId, firstName: 'Wanda' },
    creationMethod: 'manual',
    version: 1,
    missing: ['leadSource', 'chosenOffer'],
    can: {
      edit: true,
      addOffer: true,
      compareBanks: true,
      addRentOffer: true,
      archive: true,
      claim: false,
      assign: false,
      comment: true,
    },
  });

  const skipped = await client.opportunities.move({ params, body: { version: 1, status: 'negotiations' } });
  expect(skipped.status).toBe('negotiations');
  expect(skipped.statusChangedAt > opened.statusChangedAt).toBe(true);

  const { gapInsuranceId: _gap, initialPayment: _payment, ...gappy } = await completeOffer(server);
  const offer = await client.offers.create({ params, body: gappy });
  const closing = client.opportunities.move({
    params,
    body: { version: skipped.version, status: 'closed' },
  });
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

  const closed = await client.opportunities.move({ params, body: { version, status: 'closed' } });
  expect(closed).toMatchObject({
    status: 'closed',
    missing: [],
    closingDate: '2029-01-31',
    vehicle: 'Škoda Octavia Selection',
    vehicleValue: '100000.00',
    can: { edit: false, editAfterConsent: true, addOffer: false },
  });
  expect(closed.moves).not.toContain('closed');
  const again = await client.opportunities.move({ params, body: { version: 1, status: 'closed' } });
  expect(again.version).toBe(closed.version);

  expect(
    (await historyOf(opened.id, worker)).map(({ type, data }) => [type, data.from ?? null, data.to ?? null]),
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

test('a closed opportunity is changed only after consent, which is valid for the session alone [S4.4]', async () => {
  const { id, version } = await closedOpportunity(server, worker);
  const params = { id };
  const body = { version, changes: { note: 'Poprawka' } };
  await expect(worker.client.opportunities.update({ params, body })).rejects.toEqual(
    refusal('consent_required', 409),
  );
  const back = { params, body: { version, status: 'handing' as const } };
  await expect(worker.client.opportunities.move(back)).rejects.toEqual(refusal('consent_required', 409));

  const consented = await worker.client.opportunities.consentToEdit({ params });
  expect(consented.can).toMatchObject({ edit: true, editAfterConsent: false });
  await worker.client.opportunities.consentToEdit({ params });
  expect((await historyOf(id, worker)).filter(({ type }) => type === 'edit_consented')).toHaveLength(1);

  const otherSession = await server.signIn('worker@test.example');
  await expect(otherSession.client.opportunities.update({ params, body })).rejects.toEqual(
    refusal('consent_required', 409),
  );
  expect((await worker.client.opportunities.update({ params, body })).note).toBe('Poprawka');
  expect((await worker.client.opportunities.move(back)).status).toBe('handing');
});

test('consent is requested only for closed opportunities, and given by those who may edit', async () => {
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

test('archiving requires the lead source, then a note where the reason does [S2.14, S4.6, S5.9]', async () => {
  const { client } = worker;
  const opened = await openOpportunity(server, worker);
  const params = { id: opened.id };
  const plain = await archiveReasonId(server, 'price');
  const other = await archiveReasonId(server, 'other');
  await expect(
    client.opportunities.archive({ params, body: { version: 1, archiveReasonId: plain } }),
  ).rejects.toEqual(
    refusal('lead_source_required', 422, {
      message: 'Uzupełnij źródło pozyskania klienta aby móc zarchiwizować szansę',
    }),
  );
  const source = { leadSourceId: await leadSourceId(server) };
  await client.opportunities.update({ params, body: { version: 1, changes: source } });
  await expect(
    client.opportunities.archive({ params, body: { version: 1, archiveReasonId: other } }),
  ).rejects.toEqual(refusal('note_required', 422, { message: 'Ten powód wymaga notatki' }));
  await expect(
    client.opportunities.archive({ params, body: { version: 1, archiveReasonId: uuidv7() } }),
  ).rejects.toEqual(
    refusal('validation', 422, { fields: [expect.objectContaining({ path: 'archiveReasonId' })] }),
  );
  const archived = await client.opportunities.archive({
    params,
    body: { version: 1, archiveReasonId: other, note: 'Klient wyjechał' },
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
  await expect(
    client.opportunities.move({ params, body: { version: 1, status: 'application' } }),
  ).rejects.toEqual(refused);
  await expect(client.opportunities.update({ params, body: { version, changes: {} } })).rejects.toEqual(
    refused,
  );
  await expect(
    client.opportunities.archive({ params, body: { version: 1, archiveReasonId: plain } }),
  ).rejects.toEqual(refused);
  await expect(client.offers.create({ params, body: { offerType: 'leasing' } })).rejects.toEqual(refused);
  await expect(
    admin.client.opportunities.assign({ params, body: { version: 1, workerId: null } }),
  ).rejects.toEqual(refused);

  await expect(colleague.client.opportunities.unarchive({ params, body: { version: 1 } })).rejects.toEqual(
    refusal('opportunity_not_yours', 403),
  );
  const back = await client.opportunities.unarchive({ params, body: { version } });
  expect(back).toMatchObject({ isArchived: false, archiveReason: null, archiveNote: null, archivedAt: null });
  await expect(client.opportunities.unarchive({ params, body: { version: 1 } })).rejects.toEqual(
    refusal('opportunity_not_archived', 409),
  );
  expect((await historyOf(opened.id, worker)).slice(-2)).toMatchObject([
    { type: 'archived', data: { name: 'Inny powód', note: 'Klient wyjechał' } },
    { type: 'unarchived' },
  ]);
});
