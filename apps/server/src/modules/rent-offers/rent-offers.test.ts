import { hideFrom, refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { archiveReasonId, leadSourceId, openOpportunity } from '../opportunities/test-deals.ts';
import { shortRent, wholeRent } from './test-rent-offers.ts';

let server: TestServer;
let owner: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
let platformer: SignedIn;
let id: string;
let number: number;
beforeAll(async () => {
  server = await testServer();
  [owner, colleague, admin, platformer] = await Promise.all([
    server.signIn('worker@test.example'),
    server.signIn('worker2@test.example'),
    server.signIn('admin@test.example'),
    server.signIn('platformer@test.example'),
  ]);
  ({ id, number } = await openOpportunity(server, owner));
});
afterAll(() => server.close());

const create = (who: SignedIn, body = shortRent) => who.client.rentOfferPdfs.create({ body });
const filed = (who: SignedIn, body = shortRent) => create(who, { ...body, customerFileId: id });
const get = (who: SignedIn, rent: string) => who.client.rentOfferPdfs.get({ params: { id: rent } });
const list = (who: SignedIn, query = {}) => who.client.rentOfferPdfs.list({ query });
const idsOf = async (who: SignedIn, query = {}) => (await list(who, query)).items.map((item) => item.id);

describe('a rent offer of an opportunity', () => {
  it('is saved with every field, and read by every reader of the opportunity [S3.17]', async () => {
    const saved = await filed(owner, wholeRent);
    expect(saved).toMatchObject({
      ...wholeRent,
      displayMileage: true,
      replacementCar: false,
      assistance: false,
      opportunity: { id, number, customerName: 'Jan Próbny' },
      version: 1,
      createdBy: { id: owner.userId },
      can: { edit: true, duplicate: true, send: true, save: true },
    });
    expect(await get(colleague, saved.id)).toMatchObject({
      monthlyFeeNet: '2345.67',
      can: { edit: false, duplicate: false, send: false, save: false },
    });
    await expect(get(platformer, saved.id)).rejects.toEqual(refusal('not_found', 404));
  });

  it('is written by the owner and administrators alone', async () => {
    await expect(filed(colleague)).rejects.toEqual(refusal('opportunity_not_yours', 403));
    const saved = await filed(admin);
    const params = { id: saved.id };
    const rename = { params, body: { version: 1, changes: { clientTitle: 'Inny' } } };
    await expect(colleague.client.rentOfferPdfs.update(rename)).rejects.toEqual(
      refusal('opportunity_not_yours', 403),
    );
    await expect(colleague.client.rentOfferPdfs.remove({ params, query: { version: 1 } })).rejects.toEqual(
      refusal('opportunity_not_yours', 403),
    );
    await expect(colleague.client.rentOfferPdfs.duplicate({ params })).rejects.toEqual(
      refusal('opportunity_not_yours', 403),
    );
    expect(await owner.client.rentOfferPdfs.update(rename)).toMatchObject({
      clientTitle: 'Inny',
      version: 2,
    });
  });

  it('of an opportunity that is not there, or archived, is not written', async () => {
    await expect(create(owner, { ...shortRent, customerFileId: crypto.randomUUID() })).rejects.toEqual(
      refusal('not_found', 404),
    );
    const opened = await openOpportunity(server, owner, { leadSourceId: await leadSourceId(server) });
    const saved = await create(owner, { ...shortRent, customerFileId: opened.id });
    await owner.client.opportunities.archive({
      params: { id: opened.id },
      body: {
        version: opened.version,
        archiveReasonId: await archiveReasonId(server, 'other'),
        note: 'Koniec',
      },
    });
    await expect(
      owner.client.rentOfferPdfs.update({
        params: { id: saved.id },
        body: { version: 1, changes: { clientTitle: 'x' } },
      }),
    ).rejects.toEqual(refusal('opportunity_archived', 409));
    expect(await idsOf(owner)).not.toContain(saved.id);
    expect(await idsOf(owner, { is_archived: true })).toEqual([saved.id]);
  });

  it('reports the conflict when another person was faster', async () => {
    const { id: rent } = await filed(owner);
    const change = (clientTitle: string) =>
      owner.client.rentOfferPdfs.update({
        params: { id: rent },
        body: { version: 1, changes: { clientTitle } },
      });
    await change('Pierwszy');
    await expect(change('Drugi')).rejects.toMatchObject({ code: 'stale_version' });
    await expect(
      owner.client.rentOfferPdfs.remove({ params: { id: rent }, query: { version: 1 } }),
    ).rejects.toMatchObject({ code: 'stale_version' });
  });
});

describe('a rent offer of no opportunity', () => {
  it('RO6 is read by who reads the opportunities of others, and changed by its author and administrators', async () => {
    const { id: rent } = await create(owner);
    expect(await get(colleague, rent)).toMatchObject({
      opportunity: null,
      can: { edit: false, duplicate: true, send: false, save: false },
    });
    expect(await get(owner, rent)).toMatchObject({ can: { edit: true, send: true, save: false } });
    const change = (who: SignedIn, version: number) =>
      who.client.rentOfferPdfs.update({
        params: { id: rent },
        body: { version, changes: { maintenance: true } },
      });
    await expect(change(colleague, 1)).rejects.toEqual(refusal('access_denied', 403));
    expect(await change(admin, 1)).toMatchObject({ maintenance: true });
    await expect(
      owner.client.rentOfferPdfs.savePdf({ params: { id: rent }, body: { language: 'pl' } }),
    ).rejects.toEqual(refusal('wrong_state', 409));
  });

  it("of a platformer is theirs, and another person's is not found by them", async () => {
    const [own, foreign] = [await create(platformer), await create(owner)];
    expect(await idsOf(platformer)).toEqual([own.id]);
    await expect(get(platformer, foreign.id)).rejects.toEqual(refusal('not_found', 404));
    expect(await idsOf(platformer, { search: shortRent.clientTitle })).toEqual([own.id]);
  });
});

describe('a duplicate', () => {
  it('is the same with a life of its own', async () => {
    const saved = await filed(owner, wholeRent);
    const copy = await owner.client.rentOfferPdfs.duplicate({ params: { id: saved.id } });
    const { id: _, createdAt: _at, updatedAt: _updated, ...same } = saved;
    expect(copy).toMatchObject(same);
    expect(copy.id).not.toBe(saved.id);
    await owner.client.rentOfferPdfs.remove({ params: { id: saved.id }, query: { version: 1 } });
    expect(await get(owner, copy.id)).toMatchObject({ carVariant: wholeRent.carVariant });
    await expect(get(owner, saved.id)).rejects.toEqual(refusal('not_found', 404));
  });
});

describe('the list', () => {
  it('is found by client, car, customer and number, Polish letters folded, and sorted by the fee', async () => {
    const { id: own } = await openOpportunity(server, owner);
    const made = (monthlyFeeNet: string, clientTitle: string) =>
      create(owner, { ...shortRent, monthlyFeeNet, clientTitle, customerFileId: own });
    const cheap = await made('900', 'Szukana Ćma');
    const dear = await made('1000.00', 'Szukana Źrebię');
    expect(await idsOf(owner, { search: 'szukana', sort: 'monthlyFeeNet' })).toEqual([cheap.id, dear.id]);
    expect(await idsOf(owner, { search: 'szukana cma' })).toEqual([cheap.id]);
    expect(await idsOf(owner, { customerFileId: [own], sort: '-monthlyFeeNet' })).toEqual([
      dear.id,
      cheap.id,
    ]);
    expect(await idsOf(colleague, { is_self: true })).toEqual([]);
    expect(await list(owner, { offerType: ['rent_short_term'], customerFileId: [own] })).toMatchObject({
      total: 0,
    });
  });
});

describe('what is hidden', () => {
  it('is neither read nor sorted by nor written, and outlives changes and duplicates of who does not see it', async () => {
    const { id: rent } = await filed(owner, wholeRent);
    await hideFrom(server, owner, 'rent_offer_pdf.sellValue');
    expect(await get(owner, rent)).not.toHaveProperty('sellValue');
    for (const item of (await list(owner)).items) expect(item).not.toHaveProperty('sellValue');
    await expect(list(owner, { sort: 'sellValue' })).rejects.toMatchObject({ code: 'field_excluded' });
    await expect(filed(owner, wholeRent)).rejects.toMatchObject({ code: 'field_excluded' });
    await owner.client.rentOfferPdfs.update({
      params: { id: rent },
      body: { version: 1, changes: { carVariant: null } },
    });
    const copy = await owner.client.rentOfferPdfs.duplicate({ params: { id: rent } });
    expect(copy).not.toHaveProperty('sellValue');
    expect(await get(admin, rent)).toMatchObject({ sellValue: '98765.43', carVariant: null });
    expect(await get(admin, copy.id)).toMatchObject({ sellValue: '98765.43' });
  });
});
