import type { DealState } from '@szansa/domain/analytics';
import { opportunityStatuses, type OpportunityStatus } from '@szansa/domain/opportunity';
import { addDays, toAmount, warsawDay } from '@szansa/domain/shared';
import { json, type TestServer } from '@szansa/server/testing';
import fc from 'fast-check';

import type { TestAgency } from '../opportunities/test-agency.ts';
import {
  addCustomer,
  addRepresentatives,
  archiveReasonId,
  leadSourceId,
} from '../opportunities/test-deals.ts';

/** Opportunities as they may have come about, and the plain sums that pictures of them are compared with. */

interface OfferMade {
  /** Which of the two banks; null for none. */
  readonly bank: number | null;
  /** In grosz. */
  readonly value: number;
  readonly commission: number | null;
  /** Days from today on which its vehicle is registered and its contract ends. */
  readonly registered: number | null;
  readonly ends: number | null;
}

export interface History {
  /** Index of one of the two salespeople; null for no owner. */
  readonly worker: number | null;
  readonly source: number | null;
  /** The day in Warsaw it was opened, at noon. */
  readonly opened: string;
  /** Where it went, each so many days after the one before. */
  readonly moves: readonly { readonly to: OpportunityStatus; readonly after: number }[];
  readonly reason: number | null;
  readonly offers: readonly OfferMade[];
  readonly chosen: number | null;
}

/** Ids of what histories name by number. */
export interface Places {
  readonly workers: readonly [string, string];
  readonly sources: readonly [string, string];
  readonly reasons: readonly [string, string];
  readonly banks: readonly [string, string];
  readonly representatives: readonly [string, string];
  readonly customer: string;
}

const oneOfTwo = fc.option(fc.nat(1), { nil: null });

const history: fc.Arbitrary<History> = fc.record({
  worker: oneOfTwo,
  source: oneOfTwo,
  opened: fc.nat(150).map((days) => addDays('2026-01-05', days)),
  moves: fc.array(fc.record({ to: fc.constantFrom(...opportunityStatuses), after: fc.nat(20) }), {
    maxLength: 6,
  }),
  reason: fc.option(fc.nat(1), { nil: null, freq: 2 }),
  offers: fc.array(
    fc.record({
      bank: oneOfTwo,
      value: fc.integer({ min: 1, max: 50_000_000 }),
      commission: fc.option(fc.integer({ min: 0, max: 900_000 }), { nil: null }),
      registered: fc.option(fc.integer({ min: -100, max: 40 }), { nil: null }),
      ends: fc.option(fc.integer({ min: -40, max: 240 }), { nil: null }),
    }),
    { maxLength: 3 },
  ),
  chosen: oneOfTwo,
});

export const anyHistories = fc.array(history, { minLength: 6, maxLength: 25 });

interface Stay {
  readonly status: OpportunityStatus;
  readonly next: OpportunityStatus;
  readonly from: string;
  readonly until: string;
}

/** A move to where it is already is none. */
function staysOf({ opened, moves }: History): {
  readonly stays: readonly Stay[];
  readonly last: OpportunityStatus;
  readonly since: string;
} {
  const stays: Stay[] = [];
  let [status, since, day]: [OpportunityStatus, string, string] = ['lead', opened, opened];
  for (const { to, after } of moves) {
    day = addDays(day, after);
    if (to === status) continue;
    stays.push({ status, next: to, from: since, until: day });
    [status, since] = [to, day];
  }
  return { stays, last: status, since };
}

const stateOf = (one: History): DealState =>
  one.reason !== null ? 'archived' : staysOf(one).last === 'closed' ? 'closed' : 'open';

const chosenOf = ({ offers, chosen }: History) => (chosen === null ? undefined : offers[chosen]);
const shownOf = (one: History) => chosenOf(one) ?? one.offers.at(-1);

/**
 * Returns an instant near noon in Warsaw, on the same day in summer and winter time. A greater `later` is later that
 * day.
 */
const noon = (day: string, following: number) => new Date(Date.parse(`${day}T10:00:00Z`) + following * 1000);

export async function clearHistories({ db }: TestServer): Promise<void> {
  await db.deleteFrom('customerFile').execute();
}

const fromToday = (days: number | null) => (days === null ? null : addDays(warsawDay(new Date()), days));

async function insertHistory({ db }: TestServer, places: Places, one: History): Promise<void> {
  const id = crypto.randomUUID();
  const { stays, last, since } = staysOf(one);
  const createdAt = noon(one.opened, 0);
  await db
    .insertInto('customerFile')
    .values({
      id,
      customerId: places.customer,
      workerId: one.worker === null ? null : (places.workers[one.worker] ?? null),
      status: last,
      leadSourceId: one.source === null ? null : (places.sources[one.source] ?? null),
      isArchived: one.reason !== null,
      archiveReasonId: one.reason === null ? null : (places.reasons[one.reason] ?? null),
      archiveNote: null,
      archivedAt: one.reason === null ? null : noon(since, 90),
      chosenOfferId: null,
      note: null,
      createdBy: null,
      createdAt,
      statusChangedAt: noon(since, 60),
    })
    .execute();
  for (const [index, { status, next, until }] of stays.entries()) {
    await db
      .insertInto('timelineEvent')
      .values({
        id: crypto.randomUUID(),
        customerFileId: id,
        type: 'status_changed',
        actorId: null,
        at: noon(until, index + 1),
        data: json({ from: status, to: next }),
        commentId: null,
      })
      .execute();
  }
  const offers = one.offers.map(({ bank, value, commission, registered, ends }, index) => ({
    id: crypto.randomUUID(),
    customerFileId: id,
    offerType: 'leasing' as const,
    bankRepresentativeId: bank === null ? null : (places.representatives[bank] ?? null),
    vehicleValue: toAmount(value),
    commisionAmount: commission === null ? null : toAmount(commission),
    vehicleRegistrationDate: fromToday(registered),
    dealEndDate: fromToday(ends),
    createdAt: noon(one.opened, index + 1),
  }));
  if (offers.length > 0) await db.insertInto('offer').values(offers).execute();
  const chosen = one.chosen === null ? undefined : offers[one.chosen];
  if (chosen) {
    await db.updateTable('customerFile').set({ chosenOfferId: chosen.id }).where('id', '=', id).execute();
  }
}

export const storedHistories = {
  stateOf,
  async places({ server, worker, colleague }: TestAgency): Promise<Places> {
    const { db } = server;
    const contacts = [await addRepresentatives(server), await addRepresentatives(server)] as const;
    const bankOf = async (id: string) => {
      const { bankId } = await db
        .selectFrom('representative')
        .select('bankId')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return bankId ?? '';
    };
    return {
      workers: [worker.userId, colleague.userId],
      sources: [await leadSourceId(server, 'phone'), await leadSourceId(server, 'website')],
      reasons: [await archiveReasonId(server, 'price'), await archiveReasonId(server, 'no_contact')],
      banks: [await bankOf(contacts[0].bank), await bankOf(contacts[1].bank)],
      representatives: [contacts[0].bank, contacts[1].bank],
      customer: await addCustomer(server),
    };
  },
  /** These histories alone are there afterwards. */
  async store(server: TestServer, places: Places, histories: readonly History[]): Promise<void> {
    await clearHistories(server);
    for (const one of histories) await insertHistory(server, places, one);
  },
};

export function statesOf(histories: readonly History[]): Record<DealState, number> {
  const count = (state: DealState) => histories.filter((one) => stateOf(one) === state).length;
  return { open: count('open'), closed: count('closed'), archived: count('archived') };
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

export function sumsOf(histories: readonly History[]) {
  const offers = histories.flatMap((one) => shownOf(one) ?? []);
  const commissions = offers.flatMap(({ commission }) => commission ?? []);
  return {
    count: histories.length,
    vehicleValue: offers.length > 0 ? toAmount(sum(offers.map(({ value }) => value))) : null,
    commisionAmount: commissions.length > 0 ? toAmount(sum(commissions)) : null,
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const dayInMs = 86_400_000;
const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / dayInMs;

export function funnelOf(histories: readonly History[]) {
  const live = histories.filter((one) => stateOf(one) !== 'archived');
  return opportunityStatuses.map((status, place) => {
    const further = opportunityStatuses.slice(place);
    const here = live.filter((one) => staysOf(one).last === status);
    const days = histories.flatMap((one) =>
      staysOf(one).stays.flatMap((stay) =>
        stay.status === status ? [daysBetween(stay.from, stay.until)] : [],
      ),
    );
    return {
      status,
      arrived: live.filter((one) => further.some((following) => following === staysOf(one).last)).length,
      count: here.length,
      vehicleValue: toAmount(sum(here.map((one) => shownOf(one)?.value ?? 0))),
      medianDays: median(days),
    };
  });
}

/** Days from coming to the application first to the first agreement after it. */
function decisionOf(one: History): number | null {
  const { stays } = staysOf(one);
  const applied = stays.findIndex(({ next }) => next === 'application');
  const agreed = stays.findIndex(({ next }, index) => index >= applied && next === 'conclusion_agreement');
  const [from, until] = [stays[applied], stays[agreed]];
  if (!from || !until) return null;
  return daysBetween(from.until, until.until);
}

/** Banks by id with what their offers came to, those with most chosen first. */
export function banksOf(histories: readonly History[], places: Places) {
  const rows = places.banks.map((id, bank) => {
    const offered = histories.filter(({ offers }) => offers.some((offer) => offer.bank === bank));
    const chosen = offered.filter((one) => chosenOf(one)?.bank === bank);
    const row = {
      offers: offered.length,
      chosen: chosen.length,
      closed: chosen.filter((one) => stateOf(one) === 'closed').length,
      medianDecisionDays: median(chosen.flatMap((one) => decisionOf(one) ?? [])),
    };
    return [id, row] as const;
  });
  return rows
    .filter(([, { offers }]) => offers > 0)
    .toSorted(
      ([id, one], [otherId, other]) =>
        other.chosen - one.chosen || other.offers - one.offers || (id < otherId ? -1 : 1),
    );
}
