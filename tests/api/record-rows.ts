import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { json, type TestServer } from '@szansa/server/testing';

import type { Records } from './sample.ts';
import { emptyEntry, reportedAmounts } from './samples/reports.ts';
import { sample as vehicles } from './samples/vehicles.ts';

/** Whom everything belongs to that is not the caller's own. */
export const colleague = 'worker2@test.example';

/** Starts a session for a user without the login. */
export async function startSession({ db, platform }: TestServer, userId: string): Promise<string> {
  return (await platform.sessions.start(db, { userId, userAgent: null, address: null })).sessionId;
}

/** Adds a user, invited by mail and signed in on one device. */
export async function addAccount(server: TestServer, role: Records['role']) {
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
export async function addView({ db }: TestServer, userId: string): Promise<string> {
  const id = crypto.randomUUID();
  await db.insertInto('listView').values({ id, userId, list: 'customers', name: id, search: '{}' }).execute();
  return id;
}

export async function addOperation({ db }: TestServer, ownerId: string): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('operation')
    .values({ id, kind: 'test', ownerId, total: 3, message: null, result: null, endedAt: null })
    .execute();
  return id;
}

/** A change that is about no record. */
export async function addBulkChange({ db }: TestServer, ownerId: string): Promise<string> {
  const id = crypto.randomUUID();
  const change = JSON.stringify({ kind: 'unarchive' });
  const unbegun = { operationId: null, begunAt: null, endedAt: null };
  await db
    .insertInto('bulkChange')
    .values({ id, ownerId, sessionId: id, list: 'opportunities', change, ...unbegun })
    .execute();
  return id;
}

/** Adds a validated import of one customer; for the call that undoes it, a committed one. */
export async function addImport({ db }: TestServer, ownerId: string, isTaken: boolean): Promise<string> {
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
    .values({
      importId: id,
      position: 1,
      number: 2,
      cells: ['Lis'],
      outcome: 'new',
      problems: json([]),
      alike: json({ by: 'name', recordId: crypto.randomUUID(), name: 'Lis', row: null }),
    })
    .execute();
  return id;
}

/** A quote that has been read; nothing was found. */
export async function addReading(
  { db }: TestServer,
  ownerId: string,
  customerFileId: string,
): Promise<string> {
  const [id, fileId, operationId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await db
    .insertInto('storedFile')
    .values({
      id: fileId,
      storageKey: fileId,
      name: 'oferta.pdf',
      mime: 'application/pdf',
      size: 1,
      sha256: '',
      createdBy: ownerId,
    })
    .execute();
  await db
    .insertInto('operation')
    .values({
      id: operationId,
      kind: 'reading.read',
      ownerId,
      total: 1,
      message: null,
      state: 'done',
      endedAt: new Date(),
    })
    .execute();
  const read = { problem: null, pages: json([]), valuesRead: json([]) };
  await db
    .insertInto('reading')
    .values({ id, customerFileId, ownerId, sessionId: crypto.randomUUID(), fileId, operationId, ...read })
    .execute();
  return id;
}

/** Adds a request that ended without a file: its requester may still request the file. */
export async function addExport({ db }: TestServer, userId: string): Promise<string> {
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

/** Adds an account from which mails are ingested, bypassing the API, where only administrators create one. */
export async function addMailAccount({ db, platform }: TestServer): Promise<string> {
  const id = crypto.randomUUID();
  const none = { validity: null, checkedAt: null, problem: null, said: null, problemSince: null };
  await db
    .insertInto('mailAccount')
    .values({
      id,
      host: '127.0.0.1',
      port: 1,
      security: 'none',
      userName: 'biuro@przyklad.example',
      password: platform.secrets.seal(`mail account ${id}`, 'Haslo-do-poczty-1'),
      folder: 'INBOX',
      afterTaking: 'leave',
      movedTo: null,
      takenFrom: '2026-11-01',
      isActive: false,
      ...none,
    })
    .execute();
  return id;
}

/** A label and a lead source past the API, which only administrators write down. */
export async function addChoices({ db }: TestServer) {
  const [label, leadSource] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.insertInto('label').values({ id: label, title: label, color: '#1c4f8f' }).execute();
  await db.insertInto('leadSource').values({ id: leadSource, name: leadSource, slug: leadSource }).execute();
  return { label, leadSource };
}

/** Stores some content. @returns what a row says of it */
async function addContent({ platform }: TestServer) {
  const content = await readFile(import.meta.filename);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const { key: storageKey } = await platform.files.put({ path: import.meta.filename, sha256 });
  return { storageKey, size: content.length, sha256 };
}

/** A small picture of a file, as if it had been made. */
export async function addThumbnail(server: TestServer, thumbnailOf: string): Promise<void> {
  const id = crypto.randomUUID();
  const file = { id, name: id, mime: 'image/webp', thumbnailOf, ...(await addContent(server)) };
  await server.db.insertInto('storedFile').values(file).execute();
}

/** Adds a user with a picture. @returns the id of the picture */
export async function addPersonPicture(server: TestServer): Promise<string> {
  const [id, fileId] = [crypto.randomUUID(), crypto.randomUUID()];
  const { db } = server;
  const file = { id: fileId, name: fileId, mime: 'image/webp', ...(await addContent(server)) };
  await db.insertInto('storedFile').values(file).execute();
  const person = { firstName: 'Ewa', lastName: 'Widoczna', email: `${id}@test.example` };
  await db
    .insertInto('appUser')
    .values({ id, ...person, pictureFileId: fileId })
    .execute();
  return fileId;
}

/** A picture of a variant that is ready in one size. */
async function addCarImage(server: TestServer, carVariantId: string): Promise<string> {
  const [id, fileId] = [crypto.randomUUID(), crypto.randomUUID()];
  const { db } = server;
  const file = { id: fileId, name: fileId, mime: 'image/webp', ...(await addContent(server)) };
  await db.insertInto('storedFile').values(file).execute();
  await db
    .insertInto('carVariantImage')
    .values({
      id,
      carVariantId,
      sortOrder: 0,
      imageType: 'exterior',
      crop: json(null),
      originalFileId: fileId,
      width: 1,
      height: 1,
      placeholder: '',
      isReady: true,
    })
    .execute();
  await db.insertInto('carImageSize').values({ imageId: id, size: '320.webp', fileId }).execute();
  return id;
}

/** A brand with a model, a version that has a template and one that has none, and an offer, past the API: salespeople write down none. */
export async function addCars(server: TestServer) {
  const { db } = server;
  const [carBrand, carModel, carVersion] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const [versionId, carTemplate] = [crypto.randomUUID(), crypto.randomUUID()];
  const [carColour, carAvailability] = [crypto.randomUUID(), crypto.randomUUID()];
  const carDealer = crypto.randomUUID();
  await db.insertInto('dealer').values({ id: carDealer, name: carDealer }).execute();
  const [carOffer, carVariant] = [crypto.randomUUID(), crypto.randomUUID()];
  await db
    .insertInto('carListEntry')
    .values([
      { id: carBrand, kind: 'brand', name: carBrand, position: 0 },
      { id: carModel, kind: 'model', name: carModel, parentId: carBrand, position: 0 },
      { id: carVersion, kind: 'version', name: carVersion, parentId: carModel, position: 0 },
      { id: versionId, kind: 'version', name: versionId, parentId: carModel, position: 1 },
      { id: carColour, kind: 'colour', name: carColour, code: 'C', parentId: carBrand, position: 0 },
      { id: carAvailability, kind: 'availability', name: carAvailability, switches: ['colour'], position: 0 },
    ])
    .execute();
  const named = { brandId: carBrand, modelId: carModel, versionId };
  await db
    .insertInto('carTemplate')
    .values({ id: carTemplate, ...named, enginePowerUnit: 'km' })
    .execute();
  await db
    .insertInto('carOffer')
    .values({ id: carOffer, ...named, enginePowerUnit: 'km', status: 'active' })
    .execute();
  await db
    .insertInto('carVariant')
    .values({
      id: carVariant,
      carAvailabilityId: carAvailability,
      availability: 'readily',
      catalogPrice: '149900.00',
      dealerId: carDealer,
      carOfferId: carOffer,
      sortOrder: 0,
      carColorId: carColour,
      showAvailabilityInformation: true,
    })
    .execute();
  const carImage = await addCarImage(server, carVariant);
  return {
    carImage,
    carBrand,
    carModel,
    carVersion,
    carTemplate,
    carColour,
    carAvailability,
    carOffer,
    carVariant,
    carDealer,
  };
}

/** Adds a call that a user has planned without an opportunity. */
export async function addActivity({ db }: TestServer, workerId: string, isDone: boolean): Promise<string> {
  const id = crypto.randomUUID();
  const startAt = new Date('2026-11-23T08:00:00Z');
  const row = { id, type: 'call', title: 'Telefon', startAt, workerId, createdBy: workerId } as const;
  await db
    .insertInto('activity')
    .values({ ...row, ...(isDone ? { doneAt: startAt } : {}) })
    .execute();
  return id;
}

export async function addNotification({ db }: TestServer, userId: string): Promise<string> {
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

const proposedCar = {
  name: 'Škoda Octavia Selection',
  brand: 'Škoda',
  model: 'Octavia',
  carVersion: 'Selection',
  carBodyType: null,
  carFuelType: null,
  carTransmissionType: null,
  engineSize: null,
  enginePower: null,
  enginePowerUnit: 'km' as const,
  carColor: null,
  carAvailability: null,
  availability: 'readily' as const,
  catalogPrice: '149900.00',
  catalogDiscountPrice: vehicles.hidden.texts['vehicle.discount'][1],
  dealer: null,
  year: 2026,
  prodTime: null,
  carCondition: 'new' as const,
  mileage: null,
  realAvailabilityDate: null,
};

/** The kind of answer depends on the category of the enquiry. */
const requested: Readonly<Record<string, 'car_search' | 'calculation'>> = {
  'internalEnquiryProposals.createVariant': 'car_search',
  'internalEnquiryProposals.createCalculation': 'calculation',
};

/** Adds an enquiry with this user as platformer, with a file and a message of theirs, fit for the call. */
export async function addEnquiry(server: TestServer, owner: string, call: string | undefined) {
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
  const category = requested[call ?? ''] ?? 'question';
  await server.db
    .updateTable('internalEnquiry')
    .set({ platformerId: owner, isArchived, category })
    .where('id', '=', enquiry)
    .execute();
  await server.db.updateTable('comment').set({ authorId: owner }).where('id', '=', message.id).execute();
  const enquiryProposal = crypto.randomUUID();
  await server.db
    .insertInto('enquiryProposal')
    .values({
      id: enquiryProposal,
      internalEnquiryId: enquiry,
      kind: 'variant',
      carVariantId: null,
      car: json(proposedCar),
      calculation: null,
      bankRepresentativeId: null,
      note: null,
      createdBy: owner,
    })
    .execute();
  return { enquiry, enquiryFile: file?.id ?? '', enquiryMessage: message.id, enquiryProposal };
}

/** Adds a request for an opportunity, on behalf of the requester. */
export async function addRequest({ db }: TestServer, customerFileId: string, owner: string, asker: string) {
  const id = crypto.randomUUID();
  const people = { currentWorkerId: owner, requesterId: asker, targetWorkerId: asker };
  await db
    .insertInto('reassignRequest')
    .values({ id, customerFileId, ...people, reason: 'Znam tego klienta' })
    .execute();
  return id;
}

/** A report with one entry, past the API: only administrators make them. What can be hidden of it looks like nothing else. */
export async function addReport({ db }: TestServer, workerId: string, customerFileId: string) {
  const [report, entry] = [crypto.randomUUID(), crypto.randomUUID()];
  const days = { dateFrom: '2026-01-01', dateTo: '2026-01-31' };
  await db
    .insertInto('report')
    .values({
      id: report,
      type: 'deal_signing_date',
      rangeType: 'selected_range',
      ...days,
      tiers: json([{ since: null, tiers: [{ from: '0.00', percent: '20' }] }]),
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
