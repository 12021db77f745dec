import { comparisonFields, comparisonInput } from '@szansa/domain/bank-comparison';
import { enquiryCategories, enquiryStatuses, missingOfCategory, newStatus } from '@szansa/domain/enquiry';
import { isRegon } from '@szansa/domain/identity';
import { settledOffer } from '@szansa/domain/offer';
import { opportunityStatuses } from '@szansa/domain/opportunity';
import { rentOfferFields, rentOfferInput } from '@szansa/domain/rent-offer';
import { addMonths, percent, warsawDay } from '@szansa/domain/shared';
import { settledPrices } from '@szansa/domain/vehicle';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sampleRegistry } from '../adapters/registry/sample-registry.ts';
import { modules } from '../modules.ts';
import { answeredByMonth, offersByMonth } from '../modules/dashboards/enquiry-queries.ts';
import { runsAll, testServer, type TestServer } from '../testing/index.ts';
import { demoAddress, demoAgency, demoCompany } from './companies.ts';
import { reseed } from './test-agency.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.close());

/** Seeds the emptied database again and reads the data that the rules concern. */
async function agencyOf(seed: number, now: Date) {
  const { db } = server;
  await reseed(server, modules, { seed, now });
  return {
    customers: await db.selectFrom('customer').select(['id', 'createdAt']).execute(),
    opportunities: await db.selectFrom('customerFile').selectAll().execute(),
    offers: await db.selectFrom('offer').selectAll().execute(),
    events: await db.selectFrom('timelineEvent').selectAll().orderBy('at').orderBy('id').execute(),
    comments: await db.selectFrom('comment').selectAll().execute(),
    notified: await db
      .selectFrom('notification')
      .innerJoin('customerFile', 'customerFile.id', 'notification.customerFileId')
      .innerJoin('comment', (join) =>
        join.on('comment.id', '=', sql<string>`(notification.content->>'messageId')::uuid`),
      )
      .select([
        'notification.id',
        'notification.userId',
        'notification.deliveryTime',
        'notification.readAt',
        'customerFile.workerId',
      ])
      .select(['comment.createdAt', 'comment.authorId'])
      .execute(),
    requests: await db.selectFrom('reassignRequest').selectAll().execute(),
    comparisons: await db.selectFrom('bankComparison').selectAll().execute(),
    rents: await db.selectFrom('rentOffer').selectAll().execute(),
    enquiries: await db.selectFrom('internalEnquiry').selectAll().orderBy('year').orderBy('number').execute(),
    vehicles: await db
      .selectFrom('vehicle')
      .select(['grossCatalogPrice', 'discount', 'grossSellPrice'])
      .execute(),
    electricVehicles: new Set(
      (await db.selectFrom('vehicle').select('id').where('engine', '=', 'elektryczny').execute()).map(
        ({ id }) => id,
      ),
    ),
    calledElectric: new Set(
      (
        await db
          .selectFrom('customerFileLabel')
          .innerJoin('label', 'label.id', 'customerFileLabel.labelId')
          .select('customerFileId')
          .where('label.title', '=', 'Auto elektryczne')
          .execute()
      ).map(({ customerFileId }) => customerFileId),
    ),
  };
}

type Agency = Awaited<ReturnType<typeof agencyOf>>;

/** Offers as they were seeded. What they are found by has the number of their opportunity, which is never given twice. */
const seededOffers = ({ offers }: Agency) =>
  offers.map(({ searchName: _name, searchText: _text, ...offer }) => offer);

const inWarsaw = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** Returns a moment outside the working hours as text; null for one within. */
function outsideWork(at: Date): string | null {
  const parts = new Map(inWarsaw.formatToParts(at).map(({ type, value }) => [type, value]));
  const hour = Number(parts.get('hour'));
  const isAtWork = hour >= 8 && hour < 17 && !/Sat|Sun/.test(parts.get('weekday') ?? '');
  return isAtWork ? null : at.toISOString();
}

/** Returns every moment at which a user of the agency has done something. */
function moments({ customers, opportunities, offers, events, comments, comparisons, rents }: Agency): Date[] {
  return [
    ...customers.map(({ createdAt }) => createdAt),
    ...opportunities.flatMap((one) => [
      one.createdAt,
      one.updatedAt,
      one.statusChangedAt,
      one.lastActivityAt,
      ...(one.archivedAt ? [one.archivedAt] : []),
    ]),
    ...offers.flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt]),
    ...events.map(({ at }) => at),
    ...comments.map(({ createdAt }) => createdAt),
    ...[...comparisons, ...rents].map(({ createdAt }) => createdAt),
  ];
}

/** Whether an offer is refused as a new one (rules OF4, OF9). */
function contradictsItself(offer: Agency['offers'][number]): boolean {
  const commisionPercent = offer.commisionPercent && percent.parse(offer.commisionPercent);
  const none = {
    invoiceChargedPrice: null,
    vehicleValue: null,
    commisionPercent: null,
    commisionAmount: null,
  };
  const nothing = { ...none, dealSigningDate: null, dealEndDate: null };
  return 'contradictions' in settledOffer(nothing, { ...offer, commisionPercent });
}

/** Returns enquiries out of chronological order, or that contradict the rules of their category or status. */
function misnumbered({ enquiries }: Agency): string[] {
  const inTime = enquiries.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return enquiries
    .filter(
      (one, place) =>
        inTime[place] !== one ||
        missingOfCategory(one).length > 0 ||
        (one.status !== newStatus && one.platformerId === null) ||
        one.lastActivityAt < one.statusChangedAt,
    )
    .map(({ individualNumber }) => individualNumber);
}

/** Comparisons that the product would refuse, or that compare nothing of their opportunity. */
function ungrounded({ comparisons, offers }: Agency): string[] {
  return comparisons
    .filter((one) => {
      const [first] = one.quotes;
      const offer = offers.find(({ id }) => id === first?.offerId);
      return (
        !comparisonInput.safeParse(comparisonFields(one)).success ||
        offer?.customerFileId !== one.customerFileId ||
        offer.createdAt > one.createdAt ||
        !first?.isPromoted
      );
    })
    .map(({ id }) => id);
}

/** Rent offers that the product would refuse, or that no offer of their opportunity is behind. */
function unfounded({ rents, offers }: Agency): string[] {
  return rents
    .filter(
      (one) =>
        !rentOfferInput.safeParse(rentOfferFields(one)).success ||
        !offers.some(
          ({ customerFileId, offerType, monthlyAmount, createdAt }) =>
            customerFileId === one.customerFileId &&
            offerType === one.offerType &&
            monthlyAmount === one.monthlyFeeNet &&
            createdAt <= one.createdAt,
        ),
    )
    .map(({ id }) => id);
}

/** What of one opportunity contradicts itself. */
function contradictions(agency: Agency, opportunity: Agency['opportunities'][number]): string[] {
  const { id, status } = opportunity;
  const ofIt = <Row extends { readonly customerFileId: string | null }>(rows: readonly Row[]) =>
    rows.filter((row) => row.customerFileId === id);
  const [events, offers, comments] = [ofIt(agency.events), ofIt(agency.offers), ofIt(agency.comments)];
  const moves = events.filter(({ type }) => type === 'status_changed');
  const way = opportunityStatuses.slice(0, opportunityStatuses.indexOf(status) + 1);
  const enteredAt = (stage: string) => moves.find(({ data }) => data['to'] === stage)?.at ?? null;
  const [proposedAt, appliedAt] = [enteredAt('presentation_proposal'), enteredAt('application')];
  const agreedAt = enteredAt('conclusion_agreement') ?? new Date(8.64e15);
  const chosen = offers.find((offer) => offer.id === opportunity.chosenOfferId);
  const decision = comments.find(({ message }) => message.startsWith('Decyzja kredytowa'));
  const isElectric = agency.calledElectric.has(id);
  const { bookingDate, dealSigningDate, vehicleRegistrationDate } = chosen ?? {};
  const dates = [
    chosen && warsawDay(chosen.createdAt),
    bookingDate,
    dealSigningDate,
    vehicleRegistrationDate,
  ];
  const written = dates.filter((date) => date !== null && date !== undefined);
  const customer = agency.customers.find((one) => one.id === opportunity.customerId);
  const rules: Readonly<Record<string, boolean>> = {
    'opened before its customer was known': !customer || opportunity.createdAt < customer.createdAt,
    'does not begin with its opening': events[0]?.type !== 'created',
    'passed other stages than those before its own':
      ['lead', ...moves.map(({ data }) => data['to'])].join() !== way.join(),
    'changed its stage at another moment':
      +(moves.at(-1)?.at ?? opportunity.createdAt) !== +opportunity.statusChangedAt,
    'went on after it was archived': opportunity.isArchived && events.at(-1)?.type !== 'archived',
    'was last active at another moment': +(events.at(-1)?.at ?? 0) !== +opportunity.lastActivityAt,
    'has an offer before its presentation': offers.some(
      ({ createdAt }) => !proposedAt || createdAt < proposedAt,
    ),
    'came to its presentation without an offer': proposedAt !== null && offers.length === 0,
    'has an offer whose amounts or dates contradict each other': offers.some(contradictsItself),
    'has chosen none of its offers': offers.length > 0 && !chosen,
    'has a credit decision without an application':
      decision !== undefined &&
      !(appliedAt && decision.createdAt > appliedAt && decision.createdAt < agreedAt),
    'has a credit decision before its offer':
      decision !== undefined && !offers.some(({ createdAt }) => createdAt < decision.createdAt),
    'has dates in another order': written.join() !== written.toSorted().join(),
    'has a signed contract before its stage': !enteredAt('conclusion_agreement') && dealSigningDate != null,
    'offers another fuel than its label says': offers.some(
      ({ vehicleId }) => agency.electricVehicles.has(vehicleId ?? '') !== isElectric,
    ),
    'asks about an electric car without the label':
      !isElectric && comments.some(({ message }) => message.includes('elektryczne')),
  };
  return Object.entries(rules).flatMap(([rule, isBroken]) => (isBroken ? `${status} ${id} ${rule}` : []));
}

const ofTestAll = [
  [1, '2026-11-22T23:10:00+01:00'],
  [2, '2026-03-30T06:00:00+02:00'],
  [4, '2026-10-26T08:00:01+01:00'],
] as const;

/** The agency that was drawn last. */
let drawn: Agency | null = null;

describe('a demo agency is believable', () => {
  it.each([
    ...(runsAll ? ofTestAll : []),
    [3, '2027-01-01T00:00:00+01:00'],
    // the tests below look at this one
    [2026, '2026-11-20T14:30:00+01:00'],
  ] as const)('drawn from %i at %s', async (seed, start) => {
    const now = new Date(start);
    const agency = await agencyOf(seed, now);
    drawn = agency;
    const happened = moments(agency);
    expect(happened.flatMap((at) => outsideWork(at) ?? [])).toEqual([]);
    expect(happened.filter((at) => at > now)).toEqual([]);
    expect(new Set(happened.map((at) => at.getMinutes())).size).toBe(60);
    expect(agency.opportunities.flatMap((one) => contradictions(agency, one))).toEqual([]);
    const unpriced = { grossCatalogPrice: null, discount: null, grossSellPrice: null };
    const priced = agency.vehicles.map((row) => ({ ...row, discount: percent.parse(row.discount) }));
    expect(priced.filter((prices) => settledPrices(unpriced, prices) === null)).toEqual([]);
    expect(misnumbered(agency)).toEqual([]);
    expect(ungrounded(agency)).toEqual([]);
    expect(unfounded(agency)).toEqual([]);
    expect(
      agency.notified.filter(
        (one) =>
          one.userId !== one.workerId ||
          one.authorId === one.userId ||
          +one.deliveryTime !== +one.createdAt ||
          (one.readAt !== null && one.readAt < one.createdAt),
      ),
    ).toEqual([]);
    // it does not pass because nothing of the kind was made
    expect(new Set(agency.enquiries.map(({ status }) => status)).size).toBe(enquiryStatuses.length);
    expect(new Set(agency.enquiries.map(({ category }) => category)).size).toBe(enquiryCategories.length);
    expect(agency.enquiries.filter(({ customerFileId }) => customerFileId).length).toBeGreaterThan(20);
    expect(agency.comments.some(({ message }) => message.startsWith('Decyzja kredytowa'))).toBe(true);
    expect(agency.calledElectric.size).toBeGreaterThan(10);
    expect(agency.notified.some(({ readAt }) => readAt === null)).toBe(true);
    expect(agency.notified.some(({ readAt }) => readAt !== null)).toBe(true);
    expect(agency.requests.map(({ status }) => status)).toEqual(['pending']);
    const days = { from: warsawDay(now), to: addMonths(warsawDay(now), 6) };
    const ending = agency.offers.filter(
      ({ dealEndDate }) => dealEndDate !== null && dealEndDate >= days.from && dealEndDate <= days.to,
    );
    expect(ending.length).toBeGreaterThan(1);
    expect(agency.comparisons.map(({ kind }) => kind).toSorted()).toEqual([
      ...Array.from({ length: 14 }, () => 'leasing'),
      ...Array.from({ length: 4 }, () => 'rent'),
    ]);
    const costed = agency.comparisons.filter(({ quotes }) => quotes.every(({ costs }) => costs.length > 0));
    expect(costed).toHaveLength(5);
    expect(agency.rents.length).toBeGreaterThan(4);
    expect(agency.customers).toHaveLength(200);
    expect(agency.opportunities).toHaveLength(300);
  });

  it('and the same from the same seed', async () => {
    const again = await agencyOf(2026, new Date('2026-11-20T14:30:00+01:00'));
    expect(again.events.map(({ id }) => id)).toEqual(drawn?.events.map(({ id }) => id));
    expect(seededOffers(again)).toEqual(drawn && seededOffers(drawn));
  });

  it('and has closed more in every quarter of its last year', () => {
    const closed = drawn?.opportunities.filter(({ status }) => status === 'closed') ?? [];
    const today = warsawDay(new Date('2026-11-20T14:30:00+01:00'));
    const closedIn = (from: number, to: number) =>
      closed.filter(({ statusChangedAt }) => {
        const day = warsawDay(statusChangedAt);
        return day > addMonths(today, from) && day <= addMonths(today, to);
      }).length;
    const quarters = [-12, -9, -6, -3].map((from) => closedIn(from, from + 3));
    expect(quarters).toEqual(quarters.toSorted((one, other) => one - other));
    expect(new Set(quarters).size).toBe(4);
    const months = Array.from({ length: 12 }, (_, month) => closedIn(month - 12, month - 11));
    expect(months.filter((count) => count === 0)).toEqual([]);
  });

  it('and its platformers have answered within a day or so in every month of its last year, for offers as well', async () => {
    const platformers = await server.db
      .selectFrom('userRole')
      .select('userId')
      .where('roleKey', '=', 'PLATFORMER')
      .execute();
    expect(platformers.length).toBeGreaterThan(0);
    for (const { userId } of platformers) {
      const months = await answeredByMonth(server.db, userId, '2025-12');
      const few = months.filter(({ answered }) => answered < 3);
      const slow = months.filter(({ medianHours }) => (medianHours ?? 0) < 1 || (medianHours ?? 0) > 60);
      expect({ count: months.length, few, slow }).toEqual({ count: 12, few: [], slow: [] });
      const offers = await offersByMonth(server.db, userId, '2025-12');
      expect(offers.reduce((sum, one) => sum + one.offers, 0)).toBeGreaterThan(12);
    }
  });

  it('and its reports are made and accepted by who may make them', async () => {
    const reports = await server.db
      .selectFrom('report')
      .select(['report.id', 'createdBy', 'acceptedBy'])
      .execute();
    const makers = await server.db
      .selectFrom('userRole')
      .innerJoin('roleRight', 'roleRight.roleKey', 'userRole.roleKey')
      .select('userRole.userId')
      .where('roleRight.right', '=', 'report.create')
      .execute();
    const mayMake = makers.map(({ userId }) => userId);
    const people = reports.flatMap(({ createdBy, acceptedBy }) => [createdBy, acceptedBy ?? createdBy]);
    expect(people.length).toBeGreaterThan(2);
    expect(people.filter((one) => !mayMake.includes(one ?? ''))).toEqual([]);
  });

  it('and the sample register knows it, its firms, banks and dealers as they are written down', async () => {
    const { db } = server;
    const [firms, banks, dealers] = [
      await db
        .selectFrom('customerOrganisation')
        .select(['name', 'taxIdNumber', 'registeredAddress as address', 'regon', 'krs', 'legalForm'])
        .execute(),
      await db.selectFrom('bank').select(['name', 'taxIdNumber', 'address']).execute(),
      await db.selectFrom('dealer').select(['name', 'taxIdNumber', 'companyAddress as address']).execute(),
    ];
    const agency = {
      name: demoAgency.name,
      taxIdNumber: demoAgency.taxIdNumber,
      address: demoAddress(demoAgency),
    };
    const written = [
      agency,
      ...firms.map(({ name, taxIdNumber, address }) => ({ name, taxIdNumber, address })),
      ...banks,
      ...dealers,
    ];
    expect(firms.length).toBeGreaterThan(100);
    expect(firms.filter((firm) => !isRegon(firm.regon ?? ''))).toEqual([]);
    // partners of a civil partnership are in no court register, other firms of the demo are
    expect(firms.filter((firm) => (firm.krs === null) !== (firm.legalForm === 'civil_partnership'))).toEqual(
      [],
    );
    const registry = sampleRegistry(demoCompany);
    const known = await Promise.all(
      written.map(async ({ taxIdNumber }) => {
        const answer = await registry.findByTaxId(taxIdNumber ?? '');
        if (!('found' in answer)) return null;
        const { name, street, postCode, city } = answer.found;
        return { name, taxIdNumber, address: `${street}, ${postCode} ${city}` };
      }),
    );
    expect(known).toEqual(written);
  });

  it('has representatives who write from where they work', async () => {
    const people = await server.db
      .selectFrom('representative')
      .innerJoin('bank', 'bank.id', 'representative.bankId')
      .select(['representative.emails', 'bank.website'])
      .execute();
    expect(people.length).toBeGreaterThan(5);
    for (const { emails, website } of people) expect(emails.join()).toMatch(`@${website}`);
  });
});
