import { ApiError } from '@szansa/api-client/client';
import { allRights } from '@szansa/domain/access';
import type { LinkedKind } from '@szansa/domain/record-link';
import type { DirectoryRecord } from '@szansa/domain/record-names';
import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { twoBanks } from '../bank-comparisons/test-comparisons.ts';
import { testCars } from '../car-offers/test-cars.ts';
import { draft, sent } from '../company-notices/test-notices.ts';
import { completeOffer, openOpportunity } from '../opportunities/test-deals.ts';
import { shortRent } from '../rent-offers/test-rent-offers.ts';
import { createReport } from '../reports/test-reports.ts';

/** Every kind; of the declared records, whose links follow from their declarations, those that are named here. */
type Kind =
  | Exclude<LinkedKind, DirectoryRecord>
  | Extract<DirectoryRecord, 'bank' | 'dealer' | 'representative' | 'vehicle'>;

type Ids = Readonly<Record<Kind, string>>;

let server: TestServer;
let people: Readonly<Record<string, SignedIn>>;
let ids: Ids;

beforeAll(async () => {
  server = await testServer();
  const admin = await server.signIn('admin@test.example');
  const worker = await server.signIn('worker@test.example');
  const cars = await testCars(server);
  const { platformer } = cars;
  const colleague = await server.signIn('worker2@test.example');
  const stranger = await server.signIn('reports@test.example');
  await admin.client.roles.changeRights({
    params: { key: 'ADMIN_REPORTS' },
    body: { revoke: allRights.filter((right) => right.endsWith('.get')) },
  });
  people = { admin, worker, colleague, platformer, stranger };
  const { id, customer } = await openOpportunity(server, worker);
  const params = { id };
  const { client } = worker;
  const offered = await cars.create([cars.variant()]);
  const dealer = await client.dealers.create({ body: { name: 'Dealer Testowy' } });
  ids = {
    opportunity: id,
    offer: (await client.offers.create({ params, body: await completeOffer(server) })).id,
    internal_enquiry: (
      await client.internalEnquiries.create({
        body: { title: 'Czy finansuje?', category: 'question', description: 'Treść' },
      })
    ).id,
    customer: customer.id,
    customer_organisation: (await client.customerOrganisations.create({ body: { name: 'Firma Testowa' } }))
      .id,
    bank: (await client.banks.create({ body: { name: 'Bank Testowy' } })).id,
    dealer: dealer.id,
    representative: (
      await client.representatives.create({
        body: { firstName: 'Ewa', lastName: 'Lis', dealerId: dealer.id },
      })
    ).id,
    vehicle: (await client.vehicles.create({ body: { manufacturer: 'Škoda', model: 'Octavia' } })).id,
    car_template: (await platformer.client.carTemplates.create({ body: cars.car })).id,
    car_offer: offered.id,
    rent_offer_pdf: (await client.rentOfferPdfs.create({ body: { ...shortRent, customerFileId: id } })).id,
    bank_comparison_pdf: (await client.bankComparisonPdfs.create({ params, body: twoBanks })).id,
    report: (await createReport(admin, worker)).id,
    company_notice: (await draft(admin)).id,
    my_company_notice: (await sent(admin, { userIds: [worker.userId] })).id,
  };
});
afterAll(() => server.close());

/** How the screen of each kind reads its record. */
const readings: Readonly<Record<Kind, (client: SignedIn['client'], id: string) => Promise<unknown>>> = {
  opportunity: (client, id) => client.opportunities.get({ params: { id } }),
  offer: (client, id) => client.offers.get({ params: { id } }),
  internal_enquiry: (client, id) => client.internalEnquiries.get({ params: { id } }),
  customer: (client, id) => client.customers.get({ params: { id } }),
  customer_organisation: (client, id) => client.customerOrganisations.get({ params: { id } }),
  bank: (client, id) => client.banks.get({ params: { id } }),
  dealer: (client, id) => client.dealers.get({ params: { id } }),
  representative: (client, id) => client.representatives.get({ params: { id } }),
  vehicle: (client, id) => client.vehicles.get({ params: { id } }),
  car_template: (client, id) => client.carTemplates.get({ params: { id } }),
  car_offer: (client, id) => client.carOffers.get({ params: { id } }),
  rent_offer_pdf: (client, id) => client.rentOfferPdfs.get({ params: { id } }),
  bank_comparison_pdf: (client, id) => client.bankComparisonPdfs.get({ params: { id } }),
  report: (client, id) => client.reports.get({ params: { id } }),
  company_notice: (client, id) => client.companyNotices.get({ params: { id } }),
  my_company_notice: (client, id) => client.myCompanyNotices.get({ params: { id } }),
};

const kindsOfAll = Object.keys(readings) as Kind[];

/** Returns the kinds of records that a user may read through the endpoints of their screens. */
async function readBy({ client }: SignedIn): Promise<LinkedKind[]> {
  const kinds: LinkedKind[] = [];
  for (const kind of kindsOfAll) {
    const read = readings[kind](client, ids[kind]);
    const isRead = await read.then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError && [403, 404].includes(error.status)) return false;
        throw error;
      },
    );
    if (isRead) kinds.push(kind);
  }
  return kinds;
}

const described = ({ client }: SignedIn) =>
  client.recordLinks.describe({
    query: { record: kindsOfAll.map((kind) => `${kind}:${ids[kind]}`) },
  });

it('RL2 names a record of any kind exactly to those whom its screen shows it', async () => {
  const notified = new Map<string, LinkedKind[]>();
  for (const [name, who] of Object.entries(people)) {
    const kinds = (await described(who)).map(({ kind }) => kind);
    expect([name, kinds]).toEqual([name, await readBy(who)]);
    notified.set(name, kinds);
  }
  expect(notified.get('stranger')).toEqual([]);
  expect(new Set([...(notified.get('admin') ?? []), ...(notified.get('worker') ?? [])])).toEqual(
    new Set(kindsOfAll),
  );
});

it('gives records the same names as their screens do', async () => {
  const called = async (who: SignedIn | undefined) =>
    Object.fromEntries((who ? await described(who) : []).map(({ kind, name }) => [kind, name]));
  expect({ ...(await called(people['admin'])), ...(await called(people['worker'])) }).toMatchObject({
    vehicle: 'Škoda Octavia',
    car_template: 'Škoda Octavia Selection',
    rent_offer_pdf: 'Škoda Octavia',
    bank_comparison_pdf: 'Škoda Octavia',
    report: 'Raport 01.01.2026 – 31.01.2026',
    company_notice: 'Nowy regulamin pracy zdalnej',
    my_company_notice: 'Nowy regulamin pracy zdalnej',
  });
});
