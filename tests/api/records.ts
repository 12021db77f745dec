import { json, testPeople, type TestEmail, type TestServer } from '@szansa/server/testing';

import type { Operation } from './access/calls.ts';
import type { Records } from './sample.ts';
import { sender } from './samples/received-mails.ts';
import { twoBanks } from './samples/bank-comparisons.ts';
import { rent } from './samples/rent-offers.ts';
import { emptyEntry, reportedAmounts } from './samples/reports.ts';
import { idIn, makeRecords } from './samples.ts';

/** The test person of each role. */
export function emailOf(role: string): TestEmail {
  const found = Object.entries(testPeople).find(([, person]) => person.role === role)?.[0];
  if (found === undefined) throw new Error(`Nobody has the role ${role}`);
  return found as TestEmail;
}

/** Whom everything belongs to that is not the caller's own. */
export const colleague = 'worker2@test.example';

/** Calls about what somebody owns, has written, has arranged, or is signed in with. */
const owned =
  /^(activities|opportunities|bankComparisonPdfs|rentOfferPdfs|customerNotices|offers|documents|comments|files|internalEnquiries|internalEnquiryMessages|notifications|profile|lists|operations|bulkChanges|reassignRequests|imports)\./;
/** Calls about accounts, and what belongs to them. */
const aboutStaff = /^(users|outbox)\./;

/** What a caller may have their own of, if anything: a record, or an account they look after. */
export function nearnessOf({ name, definition }: Operation): 'own' | 'staff' | null {
  if (aboutStaff.test(name)) return 'staff';
  return owned.test(name) && definition.path.includes('{id}') ? 'own' : null;
}

async function startSession({ db, platform }: TestServer, userId: string): Promise<string> {
  return (await platform.sessions.start(db, { userId, userAgent: null, address: null })).sessionId;
}

/** Somebody new, invited by mail and signed in somewhere. */
async function addAccount(server: TestServer, role: Records['role']) {
  const { client } = await server.signIn('super@test.example');
  const email = `${crypto.randomUUID()}@test.example`;
  const { id } = await client.users.invite({
    body: { email, firstName: 'Ewa', lastName: 'Nowa', roles: [role] },
  });
  const mail = await server.db
    .selectFrom('outboxMail')
    .select('id')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  return { user: id, session: await startSession(server, id), mail: mail.id };
}

/** A view past the API: there may be only so many of one person's. */
async function addView({ db }: TestServer, userId: string): Promise<string> {
  const id = crypto.randomUUID();
  await db.insertInto('listView').values({ id, userId, list: 'customers', name: id, search: '{}' }).execute();
  return id;
}

async function addOperation({ db }: TestServer, ownerId: string): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('operation')
    .values({ id, kind: 'test', ownerId, total: 3, message: null, result: null, endedAt: null })
    .execute();
  return id;
}

/** A change that is about no record. */
async function addBulkChange({ db }: TestServer, ownerId: string): Promise<string> {
  const id = crypto.randomUUID();
  const change = JSON.stringify({ kind: 'unarchive' });
  const unbegun = { operationId: null, begunAt: null, endedAt: null };
  await db
    .insertInto('bulkChange')
    .values({ id, ownerId, sessionId: id, list: 'opportunities', change, ...unbegun })
    .execute();
  return id;
}

/** A table of one customer that has been checked; for the call that takes it back one that has been taken. */
async function addImport({ db }: TestServer, ownerId: string, isTaken: boolean): Promise<string> {
  const id = crypto.randomUUID();
  const columns = { headings: ['Nazwisko'], mapping: ['lastName' as const], rowCount: 1 };
  await db
    .insertInto('import')
    .values({
      id,
      ownerId,
      sessionId: crypto.randomUUID(),
      entity: 'customer',
      fileName: 'klienci.csv',
      ...columns,
      ...(isTaken ? { step: 'finished' as const, created: 1 } : { step: 'ready' as const }),
    })
    .execute();
  await db
    .insertInto('importRow')
    .values({ importId: id, position: 1, number: 2, cells: ['Lis'], problems: json([]) })
    .execute();
  return id;
}

/** A mail that has come, past the API: mails are taken in by jobs. */
async function addReceivedMail({ db }: TestServer): Promise<string> {
  const [id, sourceFileId] = [crypto.randomUUID(), crypto.randomUUID()];
  await db
    .insertInto('storedFile')
    .values({
      id: sourceFileId,
      name: 'mail.eml',
      mime: 'message/rfc822',
      size: 1,
      storageKey: sourceFileId,
      sha256: sourceFileId,
      createdBy: null,
    })
    .execute();
  const undecided = { readBy: null, readAt: null, confirmedBy: null, confirmedAt: null };
  await db
    .insertInto('receivedMail')
    .values({
      ...undecided,
      id,
      messageKey: id,
      sourceFileId,
      subject: 'Leasing',
      fromName: 'Jan Lis',
      fromAddress: sender,
      content: 'Proszę o ofertę.',
      html: null,
      remotePictures: 0,
      sentDate: null,
      receivedAt: new Date('2026-11-23T08:00:00Z'),
      kind: 'letter',
      reason: null,
      customerFileId: null,
      joinedTo: null,
      attachmentsLeftOut: 0,
      isWhole: true,
    })
    .execute();
  return id;
}

/** A label and a lead source past the API, which only administrators write down. */
async function addChoices({ db }: TestServer) {
  const [label, leadSource] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.insertInto('label').values({ id: label, title: label, color: '#1c4f8f' }).execute();
  await db.insertInto('leadSource').values({ id: leadSource, name: leadSource, slug: leadSource }).execute();
  return { label, leadSource };
}

/** A brand with a model, a version that has a template and one that has none, past the API: salespeople write down none. */
async function addCars({ db }: TestServer) {
  const [carBrand, carModel, carVersion] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const [versionId, carTemplate] = [crypto.randomUUID(), crypto.randomUUID()];
  await db
    .insertInto('carListEntry')
    .values([
      { id: carBrand, kind: 'brand', name: carBrand, position: 0 },
      { id: carModel, kind: 'model', name: carModel, parentId: carBrand, position: 0 },
      { id: carVersion, kind: 'version', name: carVersion, parentId: carModel, position: 0 },
      { id: versionId, kind: 'version', name: versionId, parentId: carModel, position: 1 },
    ])
    .execute();
  const named = { brandId: carBrand, modelId: carModel, versionId };
  await db
    .insertInto('carTemplate')
    .values({ id: carTemplate, ...named, enginePowerUnit: 'km' })
    .execute();
  return { carBrand, carModel, carVersion, carTemplate };
}

/** A call somebody has planned for no opportunity. */
async function addActivity({ db }: TestServer, workerId: string, isDone: boolean): Promise<string> {
  const id = crypto.randomUUID();
  const startAt = new Date('2026-11-23T08:00:00Z');
  const row = { id, type: 'call', title: 'Telefon', startAt, workerId, createdBy: workerId } as const;
  await db
    .insertInto('activity')
    .values({ ...row, ...(isDone ? { doneAt: startAt } : {}) })
    .execute();
  return id;
}

async function addNotification({ db }: TestServer, userId: string): Promise<string> {
  const id = crypto.randomUUID();
  const startAt = '2026-11-23T08:00:00.000Z';
  const content = { kind: 'activity_reminder', type: 'call', title: 'Telefon', startAt } as const;
  await db
    .insertInto('notification')
    .values({
      id,
      userId,
      source: 'dashboard',
      key: id,
      content: json(content),
    })
    .execute();
  return id;
}

/** An enquiry whose platformer somebody is, with a file and a message of theirs, fit for the call. */
async function addEnquiry(server: TestServer, owner: string, call: string | undefined) {
  const { client } = await server.signIn(colleague);
  const { id: enquiry } = await client.internalEnquiries.create({
    body: { title: 'Pytanie', category: 'question', description: 'Treść' },
  });
  const params = { id: enquiry };
  const files = [new File(['treść'], 'notatka.txt', { type: 'text/plain' })];
  const [file] = await client.internalEnquiries.upload({ params, files });
  const message = await client.internalEnquiryMessages.create({
    body: { internalEnquiryId: enquiry, message: 'Dzień dobry' },
  });
  const isArchived = call === 'internalEnquiries.unarchive';
  await server.db
    .updateTable('internalEnquiry')
    .set({ platformerId: owner, isArchived })
    .where('id', '=', enquiry)
    .execute();
  await server.db.updateTable('comment').set({ authorId: owner }).where('id', '=', message.id).execute();
  return { enquiry, enquiryFile: file?.id ?? '', enquiryMessage: message.id };
}

/** A request for an opportunity, for whom who asks. */
async function addRequest({ db }: TestServer, customerFileId: string, owner: string, asker: string) {
  const id = crypto.randomUUID();
  const people = { currentWorkerId: owner, requesterId: asker, targetWorkerId: asker };
  await db
    .insertInto('reassignRequest')
    .values({ id, customerFileId, ...people, reason: 'Znam tego klienta' })
    .execute();
  return id;
}

/** A report with one entry, past the API: only administrators make them. What can be hidden of it looks like nothing else. */
async function addReport({ db }: TestServer, workerId: string, customerFileId: string) {
  const [report, entry] = [crypto.randomUUID(), crypto.randomUUID()];
  const days = { dateFrom: '2026-01-01', dateTo: '2026-01-31' };
  await db
    .insertInto('report')
    .values({
      id: report,
      type: 'deal_signing_date',
      rangeType: 'selected_range',
      ...days,
      tiers: json([{ from: '0.00', percent: '20' }]),
      createdBy: workerId,
      acceptedBy: null,
      acceptedAt: null,
      archivedAt: null,
    })
    .execute();
  await db.insertInto('reportWorker').values({ reportId: report, workerId }).execute();
  await db
    .insertInto('reportEntry')
    .values({
      ...emptyEntry,
      id: entry,
      reportId: report,
      position: 0,
      customerFileId,
      offerId: null,
      workerId,
      workerName: 'Wanda Łoś',
      monthOfIncome: '2026-01',
      ...reportedAmounts,
      byHand: json({}),
    })
    .execute();
  return { report, reportEntry: entry, reportWorker: workerId };
}

/**
 * One record of each kind in somebody's name, fit for the call: written down through the API by the colleague, and
 * then handed over past it.
 */
export async function recordsOf(
  server: TestServer,
  { owner, role, call }: { readonly owner: string; readonly role: Records['role']; readonly call?: string },
): Promise<Records> {
  const { client, userId: colleagueId } = await server.signIn(colleague);
  const { id: customer } = await client.customers.create({
    body: { lastName: 'Żółw', emails: ['zolw@przyklad.example'] },
  });
  const [leadSource] = await client.leadSources.list();
  const reasons = await client.archiveReasons.list();
  const { id: opportunity } = await client.opportunities.create({
    body: { customerId: customer, leadSourceId: leadSource?.id ?? null },
  });
  const params = { id: opportunity };
  const offer = await client.offers.create({ params, body: { offerType: 'leasing' } });
  const comparison = await client.bankComparisonPdfs.create({ params, body: twoBanks });
  const rentOffer = await client.rentOfferPdfs.create({ body: { ...rent, customerFileId: opportunity } });
  const files = [new File(['treść'], 'notatka.txt', { type: 'text/plain' })];
  const [document] = await client.documents.upload({ params, body: { type: 'other' }, files });
  const comment = await client.comments.create({
    body: { customerFileId: opportunity, message: 'Dzień dobry' },
  });
  const { version } = await server.db
    .updateTable('customerFile')
    .set({
      workerId: owner,
      ...(call === 'opportunities.unarchive' ? { isArchived: true } : {}),
      ...(call === 'opportunities.consentToEdit' ? { status: 'closed' as const } : {}),
    })
    .where('id', '=', opportunity)
    .returning('version')
    .executeTakeFirstOrThrow();
  await server.db.updateTable('comment').set({ authorId: owner }).where('id', '=', comment.id).execute();
  // who asks takes it back, a colleague waits for the decision
  const asker = call === 'reassignRequests.withdraw' ? owner : colleagueId;
  const isAsked = call !== 'reassignRequests.create';
  const account = await addAccount(server, role);
  const ids = await makeRecords(
    client,
    {
      customer,
      opportunity,
      offer: offer.id,
      comparison: comparison.id,
      rentOffer: rentOffer.id,
      receivedMail: await addReceivedMail(server),
      document: document?.id ?? '',
      file: document?.file.id ?? '',
      comment: comment.id,
      activity: await addActivity(server, owner, call === 'activities.reopen'),
      notification: await addNotification(server, owner),
      reassignRequest: isAsked ? await addRequest(server, opportunity, owner, asker) : '',
      view: await addView(server, owner),
      operation: await addOperation(server, owner),
      ...(await addEnquiry(server, owner, call)),
      bulkChange: await addBulkChange(server, owner),
      ...(await addReport(server, owner, opportunity)),
      import: await addImport(server, owner, call === 'imports.undo'),
      archiveReason: reasons.find(({ requiresNote }) => !requiresNote)?.id ?? '',
      ...account,
      ...(await addChoices(server)),
      ...(await addCars(server)),
      ...(call === 'profile.endSession' ? { session: await startSession(server, owner) } : {}),
    },
    call?.split('.')[0],
  );
  return { id: idIn(ids), opportunityVersion: version, email: 'new@test.example', role };
}
