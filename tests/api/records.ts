import { json, testPeople, type SignedIn, type TestEmail, type TestServer } from '@szansa/server/testing';

import { operations, type Operation } from './access/calls.ts';
import type { Records } from './sample.ts';
import { addReceivedMail } from './received-mail.ts';
import { twoBanks } from './samples/bank-comparisons.ts';
import { rent } from './samples/rent-offers.ts';
import { emptyEntry, reportedAmounts } from './samples/reports.ts';
import { idIn, makeRecords, pathTo, queryOf, sampleBody } from './samples.ts';

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
  /^(activities|opportunities|bankComparisonPdfs|rentOfferPdfs|customerNotices|offers|documents|comments|files|internalEnquiries|internalEnquiryMessages|notifications|profile|lists|operations|bulkChanges|reassignRequests|imports|exports)\./;
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

/** A request that has ended without a file: whoever asked for it may ask for the file all the same. */
async function addExport({ db }: TestServer, userId: string): Promise<string> {
  const id = crypto.randomUUID();
  const empty = { operationId: null, problem: null, fileId: null };
  await db
    .insertInto('exportRequest')
    .values({
      id,
      userId,
      sessionId: id,
      source: 'Bank',
      query: '{}',
      columns: ['name'],
      format: 'csv',
      status: 'completed',
      rowCount: 0,
      completedAt: new Date(),
      ...empty,
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

interface Making {
  readonly server: TestServer;
  /** The colleague's, who writes down what is handed over. */
  readonly client: SignedIn['client'];
  readonly colleagueId: string;
  readonly owner: string;
  readonly role: Records['role'];
  readonly call: string | undefined;
  /** Of a kind that the part needs. */
  readonly id: Records['id'];
}

/** Records that are made together, by kind. */
interface Part {
  readonly makes: readonly string[];
  readonly needs?: readonly string[];
  readonly make: (making: Making) => Promise<Readonly<Record<string, string>>>;
}

const note = () => [new File(['treść'], 'notatka.txt', { type: 'text/plain' })];

/** Every part, those first that others need. */
const parts: readonly Part[] = [
  {
    makes: ['customer'],
    make: async ({ client }) => ({
      customer: (
        await client.customers.create({ body: { lastName: 'Żółw', emails: ['zolw@przyklad.example'] } })
      ).id,
    }),
  },
  {
    makes: ['opportunity'],
    needs: ['customer'],
    make: async ({ client, id }) => {
      const [leadSource] = await client.leadSources.list();
      const body = { customerId: id('customer'), leadSourceId: leadSource?.id ?? null };
      return { opportunity: (await client.opportunities.create({ body })).id };
    },
  },
  {
    makes: ['offer'],
    needs: ['opportunity'],
    make: async ({ client, id }) => {
      const params = { id: id('opportunity') };
      return { offer: (await client.offers.create({ params, body: { offerType: 'leasing' } })).id };
    },
  },
  {
    makes: ['comparison'],
    needs: ['opportunity'],
    make: async ({ client, id }) => {
      const params = { id: id('opportunity') };
      return { comparison: (await client.bankComparisonPdfs.create({ params, body: twoBanks })).id };
    },
  },
  {
    makes: ['rentOffer'],
    needs: ['opportunity'],
    make: async ({ client, id }) => {
      const body = { ...rent, customerFileId: id('opportunity') };
      return { rentOffer: (await client.rentOfferPdfs.create({ body })).id };
    },
  },
  {
    makes: ['document', 'file'],
    needs: ['opportunity'],
    make: async ({ client, id }) => {
      const params = { id: id('opportunity') };
      const [document] = await client.documents.upload({ params, body: { type: 'other' }, files: note() });
      return { document: document?.id ?? '', file: document?.file.id ?? '' };
    },
  },
  {
    makes: ['comment'],
    needs: ['opportunity'],
    make: async ({ client, id, server: { db }, owner: authorId }) => {
      const body = { customerFileId: id('opportunity'), message: 'Dzień dobry' };
      const { id: comment } = await client.comments.create({ body });
      await db.updateTable('comment').set({ authorId }).where('id', '=', comment).execute();
      return { comment };
    },
  },
  {
    makes: ['activity'],
    make: async ({ server, owner, call }) => ({
      activity: await addActivity(server, owner, call === 'activities.reopen'),
    }),
  },
  {
    makes: ['notification'],
    make: async ({ server, owner }) => ({ notification: await addNotification(server, owner) }),
  },
  {
    makes: ['reassignRequest'],
    needs: ['opportunity'],
    make: async ({ server, owner, call, colleagueId, id }) => {
      if (call === 'reassignRequests.create') return { reassignRequest: '' };
      // who asks takes it back, a colleague waits for the decision
      const asker = call === 'reassignRequests.withdraw' ? owner : colleagueId;
      return { reassignRequest: await addRequest(server, id('opportunity'), owner, asker) };
    },
  },
  { makes: ['view'], make: async ({ server, owner }) => ({ view: await addView(server, owner) }) },
  {
    makes: ['operation'],
    make: async ({ server, owner }) => ({ operation: await addOperation(server, owner) }),
  },
  {
    makes: ['enquiry', 'enquiryFile', 'enquiryMessage'],
    make: ({ server, owner, call }) => addEnquiry(server, owner, call),
  },
  {
    makes: ['bulkChange'],
    make: async ({ server, owner }) => ({ bulkChange: await addBulkChange(server, owner) }),
  },
  { makes: ['export'], make: async ({ server, owner }) => ({ export: await addExport(server, owner) }) },
  {
    makes: ['report', 'reportEntry', 'reportWorker'],
    needs: ['opportunity'],
    make: ({ server, owner, id }) => addReport(server, owner, id('opportunity')),
  },
  {
    makes: ['import'],
    make: async ({ server, owner, call }) => ({
      import: await addImport(server, owner, call === 'imports.undo'),
    }),
  },
  {
    makes: ['archiveReason'],
    make: async ({ client }) => {
      const reasons = await client.archiveReasons.list();
      return { archiveReason: reasons.find(({ requiresNote }) => !requiresNote)?.id ?? '' };
    },
  },
  {
    makes: ['user', 'session', 'mail'],
    make: async ({ server, role, call, owner }) => ({
      ...(await addAccount(server, role)),
      ...(call === 'profile.endSession' ? { session: await startSession(server, owner) } : {}),
    }),
  },
  {
    makes: ['receivedMail'],
    make: async ({ server }) => ({ receivedMail: await addReceivedMail(server) }),
  },
  { makes: ['label', 'leadSource'], make: ({ server }) => addChoices(server) },
  { makes: ['carBrand', 'carModel', 'carVersion', 'carTemplate'], make: ({ server }) => addCars(server) },
];

/** The kinds of records that a call names in its path, its query and its body. */
function namedBy(call: string): ReadonlySet<string> {
  const operation = operations.find(({ name }) => name === call);
  if (!operation) throw new Error(`There is no call ${call}`);
  const kinds = new Set<string>();
  const listening: Records = {
    id: (kind) => {
      kinds.add(kind);
      return kind;
    },
    get opportunityVersion() {
      kinds.add('opportunity');
      return 1;
    },
    email: 'new@test.example',
    role: 'WORKER',
  };
  const { path, body } = operation.definition;
  pathTo(path, listening);
  queryOf(call, listening);
  if (body) sampleBody(call, listening);
  return kinds;
}

/** The parts that make some kinds, and what those need. */
function partsOf(kinds: ReadonlySet<string>): Part[] {
  const wanted = new Set(kinds);
  const found = parts.toReversed().filter(({ makes, needs = [] }) => {
    const isWanted = makes.some((kind) => wanted.has(kind));
    if (isWanted) for (const kind of needs) wanted.add(kind);
    return isWanted;
  });
  return found.toReversed();
}

/** Gives an opportunity to its owner, in the state that a call needs. @returns its version */
async function handOver({ db }: TestServer, id: string, owner: string, call: string | undefined) {
  const { version } = await db
    .updateTable('customerFile')
    .set({
      workerId: owner,
      ...(call === 'opportunities.unarchive' ? { isArchived: true } : {}),
      ...(call === 'opportunities.consentToEdit' ? { status: 'closed' as const } : {}),
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * One record of each kind in somebody's name; for a call only of those it names, fit for it. They are written down through
 * the API by the colleague, and then handed over past it.
 */
export async function recordsOf(
  server: TestServer,
  { owner, role, call }: Pick<Making, 'owner' | 'role'> & { readonly call?: string },
): Promise<Records> {
  const { client, userId: colleagueId } = await server.signIn(colleague);
  const ids = new Map<string, string>();
  const making: Making = { server, client, colleagueId, owner, role, call, id: idIn(ids) };
  for (const { make } of call === undefined ? parts : partsOf(namedBy(call))) {
    for (const [kind, id] of Object.entries(await make(making))) ids.set(kind, id);
  }
  const opportunity = ids.get('opportunity');
  const opportunityVersion = opportunity === undefined ? 0 : await handOver(server, opportunity, owner, call);
  const all = await makeRecords(client, ids, call?.split('.')[0]);
  return { id: idIn(all), opportunityVersion, email: 'new@test.example', role };
}
