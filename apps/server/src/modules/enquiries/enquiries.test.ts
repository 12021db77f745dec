import { enquiryStatuses } from '@szansa/domain/enquiry';
import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let anna: SignedIn;
let piotr: SignedIn;
let admin: SignedIn;
let reports: SignedIn;
let platformer: SignedIn;

beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  piotr = await server.signIn('worker2@test.example');
  admin = await server.signIn('admin@test.example');
  reports = await server.signIn('reports@test.example');
  platformer = await server.signIn('platformer@test.example');
});
afterAll(() => server.close());

const question = {
  title: 'Czy bank finansuje?',
  category: 'question',
  description: 'Auto z 2019 r.',
} as const;
const search = {
  title: 'Octavia od ręki',
  category: 'car_search',
  brand: 'Škoda',
  availability: 'immediately',
} as const;

const request = (who: SignedIn, more: object = {}) =>
  who.client.internalEnquiries.create({ body: { ...question, ...more } });
const read = (who: SignedIn, id: string) => who.client.internalEnquiries.get({ params: { id } });
const move = (who: SignedIn, { id, version }: { id: string; version: number }, status: string) =>
  who.client.internalEnquiries.move({
    params: { id },
    body: { version, status: `INTERNAL_ENQUIRY_STATUS_${status}` as (typeof enquiryStatuses)[number] },
  });
const change = (who: SignedIn, { id, version }: { id: string; version: number }, changes: object) =>
  who.client.internalEnquiries.update({ params: { id }, body: { version, changes } });
const archive = (who: SignedIn, { id, version }: { id: string; version: number }) =>
  who.client.internalEnquiries.archive({ params: { id }, body: { version } });
const files = (name = 'umowa.txt') => [new File(['treść'], name, { type: 'text/plain' })];
const upload = (who: SignedIn, id: string) =>
  who.client.internalEnquiries.upload({ params: { id }, files: files() });

const refusedAt = (path: string, code: string) =>
  expect.objectContaining({ status: 422, fields: [expect.objectContaining({ path, code })] });

describe('asking', () => {
  it('answers with the enquiry, numbered, new and of the caller [S3.7]', async () => {
    const requested = await request(anna, { ...search, ownShare: '15000', distanceLimit: 30_000 });
    expect(requested).toMatchObject({
      individualNumber: expect.stringMatching(/^ZW\/\d{4}\/\d{6}$/) as unknown,
      ...search,
      status: 'INTERNAL_ENQUIRY_STATUS_NEW',
      ownShare: '15000.00',
      distanceLimit: 30_000,
      worker: { id: anna.userId },
      createdBy: { id: anna.userId },
      platformer: null,
      customerFile: null,
      messageCount: 0,
      isUnread: false,
      version: 1,
      can: { edit: true, archive: true, unarchive: false, addFile: true, write: true },
    });
    expect(requested.moves).toEqual(enquiryStatuses.slice(1));
  });

  it('EN1 names all fields that the category requires', async () => {
    const body = { title: 'Kalkulacja', category: 'calculation' } as const;
    await expect(anna.client.internalEnquiries.create({ body })).rejects.toMatchObject({
      fields: [
        { path: 'ownShare', code: 'required' },
        { path: 'numberOfInstallments', code: 'required' },
      ],
    });
  });

  it('EN2 stores no fields that the category does not use', async () => {
    const requested = await request(anna, { brand: 'Škoda', ownShare: '1' });
    expect(requested).toMatchObject({ brand: null, ownShare: null, description: question.description });
  });

  it('is refused for people it cannot be assigned to, and for an offer of another opportunity', async () => {
    await expect(request(anna, { platformerId: piotr.userId })).rejects.toEqual(
      refusedAt('platformerId', 'value_not_allowed'),
    );
    await expect(request(anna, { workerId: platformer.userId })).rejects.toEqual(
      refusedAt('workerId', 'value_not_allowed'),
    );
    const [first, second] = [await openOpportunity(server, anna), await openOpportunity(server, anna)];
    const offer = await anna.client.offers.create({
      params: { id: first.id },
      body: { offerType: 'leasing', vehicleInfo: { manufacturer: 'Škoda', model: 'Octavia' } },
    });
    await expect(request(anna, { customerFileId: second.id, offerId: offer.id })).rejects.toEqual(
      refusedAt('offerId', 'value_not_allowed'),
    );
    const requested = await request(anna, { customerFileId: first.id, offerId: offer.id });
    expect(requested).toMatchObject({
      customerFile: { id: first.id },
      offer: { id: offer.id, offerType: 'leasing', vehicle: 'Škoda Octavia' },
    });
    // an offer does not follow its enquiry to another opportunity
    expect(await change(anna, requested, { customerFileId: second.id })).toMatchObject({
      customerFile: { id: second.id },
      offer: null,
    });
  });
});

describe('changing', () => {
  it('EN6 is for administrators, workers and the assigned platformer [S6.2]', async () => {
    const requested = await request(anna);
    await expect(change(platformer, requested, { title: 'Inny' })).rejects.toMatchObject({
      code: 'enquiry_not_yours',
    });
    await expect(change(reports, requested, { title: 'Inny' })).rejects.toMatchObject({ status: 403 });
    expect((await read(platformer, requested.id)).can).toEqual({
      edit: false,
      archive: false,
      unarchive: false,
      addFile: false,
      write: true,
      propose: null,
    });
    const byPiotr = await change(piotr, requested, { platformerId: platformer.userId });
    const byPlatformer = await change(platformer, byPiotr, { extraDescription: 'Sprawdzam' });
    expect(byPlatformer).toMatchObject({ extraDescription: 'Sprawdzam', can: { edit: true } });
    expect(await change(admin, byPlatformer, { title: 'Nowy tytuł' })).toMatchObject({ version: 4 });
  });

  it('merges what two people change, and refuses what collides', async () => {
    const requested = await request(anna);
    await change(anna, requested, { title: 'Od Anny' });
    expect(await change(piotr, requested, { extraDescription: 'Od Piotra' })).toMatchObject({
      title: 'Od Anny',
      extraDescription: 'Od Piotra',
    });
    await expect(change(piotr, requested, { title: 'Od Piotra' })).rejects.toMatchObject({
      code: 'stale_version',
    });
  });

  it('EN2 to another category empties its fields, and requires those of the new one', async () => {
    const requested = await request(anna, { ...search, description: null });
    await expect(change(anna, requested, { category: 'question' })).rejects.toEqual(
      refusedAt('description', 'required'),
    );
    const changed = await change(anna, requested, { category: 'question', description: 'Jednak pytanie' });
    expect(changed).toMatchObject({ category: 'question', brand: null, availability: null });
  });

  it('of nothing is no new version', async () => {
    const requested = await request(anna);
    expect(await change(anna, requested, { title: question.title })).toMatchObject({ version: 1 });
  });
});

describe('moving', () => {
  it('EN8 makes a new one theirs whom it was not assigned to, of platformers alone [S4.8]', async () => {
    const requested = await request(anna);
    const accepted = await move(platformer, requested, 'ACCEPTED_FOR_ANALYSIS');
    expect(accepted).toMatchObject({
      status: 'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS',
      platformer: { id: platformer.userId },
      can: { edit: true },
    });
    const { items } = await anna.client.internalEnquiries.events({ params: { id: requested.id } });
    expect(items.map(({ type, data }) => [type, data.to ?? null])).toEqual([
      ['status_changed', 'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS'],
      ['platformer_changed', 'Piotr Wójcik'],
      ['created', null],
    ]);
    const byAnna = await move(anna, await request(anna), 'WAITING_FOR_CONTACT');
    expect(byAnna.platformer).toBeNull();
    await expect(move(platformer, byAnna, 'COMPLETED')).rejects.toMatchObject({ code: 'enquiry_not_yours' });
  });

  it('EN3 leads from any status to any other, and to the same changes nothing', async () => {
    let current = await request(anna);
    for (const status of ['COMPLETED', 'ACCEPTED_FOR_ANALYSIS', 'NEEDS_CLARIFICATION', 'NEW'])
      current = await move(anna, current, status);
    expect(current).toMatchObject({ status: 'INTERNAL_ENQUIRY_STATUS_NEW', version: 5 });
    expect(await move(piotr, { ...current, version: 1 }, 'NEW')).toMatchObject({ version: 5 });
  });

  it('gives the second of two who move it a conflict that names the first', async () => {
    const requested = await request(anna);
    await move(anna, requested, 'COMPLETED');
    await expect(move(piotr, requested, 'WAITING_FOR_CONTACT')).rejects.toMatchObject({
      code: 'stale_version',
    });
  });

  it('EN4 requires a file where documents are to be processed', async () => {
    const requested = await request(anna, { title: 'Dokumenty', category: 'document_processing' });
    await expect(move(anna, requested, 'ACCEPTED_FOR_ANALYSIS')).rejects.toMatchObject({
      code: 'enquiry_needs_file',
    });
    await upload(anna, requested.id);
    expect(await move(anna, requested, 'ACCEPTED_FOR_ANALYSIS')).toMatchObject({ fileCount: 1 });
  });
});

describe('archiving', () => {
  it('EN7 hides and locks an enquiry until it is brought back [S1.7, S2.24, S4.8]', async () => {
    const requested = await request(anna, { title: 'Do archiwum', platformerId: platformer.userId });
    const archived = await archive(anna, requested);
    expect(archived).toMatchObject({ isArchived: true, moves: [], can: { edit: false, unarchive: true } });
    const body = { internalEnquiryId: requested.id, message: 'Nie' };
    const attempts = [
      () => change(admin, archived, { title: 'Nie' }),
      () => move(platformer, archived, 'COMPLETED'),
      () => archive(anna, archived),
      () => upload(anna, requested.id),
      () => anna.client.internalEnquiryMessages.create({ body }),
    ];
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ code: 'enquiry_archived' });
    const found = (is_archived: boolean) =>
      anna.client.internalEnquiries.list({ query: { search: 'do archiwum', is_archived } });
    expect((await found(false)).total).toBe(0);
    expect((await found(true)).items).toMatchObject([{ id: requested.id }]);
    const params = { id: requested.id };
    const back = await platformer.client.internalEnquiries.unarchive({
      params,
      body: { version: archived.version },
    });
    expect(back).toMatchObject({ isArchived: false, can: { edit: true } });
    const again = anna.client.internalEnquiries.unarchive({ params, body: { version: back.version } });
    await expect(again).rejects.toMatchObject({ code: 'enquiry_not_archived' });
  });
});

describe('files', () => {
  it('are listed, read by users who may read the enquiry, and removed by users who may change it', async () => {
    const requested = await request(anna);
    const [added] = await upload(anna, requested.id);
    const params = { id: requested.id };
    const listed = await reports.client.internalEnquiries.files({ params });
    expect(listed).toMatchObject([
      { id: added?.id, file: { name: 'umowa.txt' }, createdBy: { id: anna.userId }, can: { remove: false } },
    ]);
    const content = await fetch(`${server.url}/api/files/${added?.file.id}`, {
      headers: { authorization: `Bearer ${reports.token}` },
    });
    expect(await content.text()).toBe('treść');
    const remove = (who: SignedIn) =>
      who.client.internalEnquiries.removeFile({ params: { id: added?.id ?? '' } });
    await expect(remove(platformer)).rejects.toMatchObject({ code: 'enquiry_not_yours' });
    await remove(piotr);
    expect(await anna.client.internalEnquiries.files({ params })).toEqual([]);
    const { items } = await anna.client.internalEnquiries.events({ params });
    expect(items.map(({ type, data }) => [type, data.name ?? null]).slice(0, 2)).toEqual([
      ['file_removed', 'umowa.txt'],
      ['file_added', 'umowa.txt'],
    ]);
  });
});

describe('the list and the board', () => {
  it('are narrowed by category, status, people, days and text', async () => {
    const tag = 'Wyróżnik';
    const mine = await request(anna, {
      ...search,
      title: `${tag} szukanie`,
      platformerId: platformer.userId,
    });
    const theirs = await move(piotr, await request(piotr, { title: `${tag} pytanie` }), 'COMPLETED');
    const found = async (
      query: NonNullable<Parameters<typeof anna.client.internalEnquiries.list>[0]>['query'],
      who = anna,
    ) => {
      const page = await who.client.internalEnquiries.list({ query: { search: tag, ...query } });
      expect(page.total).toBe(page.items.length);
      return page.items.map(({ id }) => id);
    };
    expect(await found({})).toEqual([theirs.id, mine.id]);
    expect(await found({ sort: 'number' })).toEqual([mine.id, theirs.id]);
    expect(await found({ category: ['car_search'] })).toEqual([mine.id]);
    expect(await found({ status: ['INTERNAL_ENQUIRY_STATUS_COMPLETED'] })).toEqual([theirs.id]);
    expect(await found({ platformerId: [platformer.userId] })).toEqual([mine.id]);
    expect(await found({ workerId: [piotr.userId] })).toEqual([theirs.id]);
    expect(await found({ is_self: true })).toEqual([mine.id]);
    expect(await found({ is_self: true }, platformer)).toEqual([mine.id]);
    expect(await found({ isUnassigned: true })).toEqual([theirs.id]);
    expect(await found({ search: mine.individualNumber })).toEqual([mine.id]);
    expect(await found({ from: '2000-01-01', to: '2000-01-02' })).toEqual([]);
    expect(await found({ from: '2000-01-01' })).toHaveLength(2);
    const board = await anna.client.internalEnquiries.board({ query: { search: tag } });
    expect(
      board.columns.map(({ status, count, cards }) => [status, count, cards.map(({ id }) => id)]),
    ).toEqual(
      enquiryStatuses.map((status) => {
        const [one] = [mine, theirs].filter((each) => each.status === status);
        return one ? [status, 1, [one.id]] : [status, 0, []];
      }),
    );
    expect(board.columns[0]?.cards[0]?.canMove).toBe(true);
  });
});
