import type { Endpoints } from '@szansa/api-client/endpoints';
import { chartMonths, monthsUntil, reachOf, tierAt, type TierPosition } from '@szansa/domain/analytics';
import { tiersIn, type CommissionTier } from '@szansa/domain/agency';
import { customerName } from '@szansa/domain/customer';
import { opportunityScope } from '@szansa/domain/opportunity';
import { groszOf, monthOf, type Month } from '@szansa/domain/report';
import { sumOfAmounts, toAmount, warsawDay } from '@szansa/domain/shared';
import { vehicleName } from '@szansa/domain/vehicle';

import { currentTiers } from '#modules/agency';
import {
  amongCounted,
  closedByOwner,
  countedBy,
  countPending,
  endingFrom,
  type ClosedRow,
} from '#modules/analytics';
import { findPerson, type PersonRecord } from '#modules/users';
import {
  denied,
  invalid,
  type Actor,
  type Db,
  type HandlerInput,
  type Produced,
  type StaffReading,
} from '#platform';
import { answeredByMonth, offersByMonth } from './enquiry-queries.ts';
import {
  countActivities,
  countRequests,
  findBestDeal,
  findFirstByName,
  listOpenDeals,
  listPeople,
  type Whose,
} from './queries.ts';

type Calls = Endpoints['dashboards'];
type Dashboard = Produced<Calls['get']>;

/**
 * Returns the dashboard's user, or null for all users. @throws 403 for others' without the right, 422 for an unknown
 * user
 */
async function requestedPerson(
  { db, actor }: StaffReading,
  requestedId: string | undefined,
): Promise<PersonRecord | null> {
  const id = requestedId ?? actor.userId;
  if (id !== actor.userId && reachOf(actor) === 'own') throw denied();
  if (id === 'all') return null;
  const found = await findPerson(db, id);
  if (!found) throw invalid({ path: 'person', code: 'value_not_allowed' });
  return found;
}

function dealsOf(actor: Actor, person: PersonRecord | null): Whose {
  return { ...countedBy(actor), ownedBy: person?.id, readsOffers: actor.can('offer.get') };
}

/** What everybody's share of a month is, together. */
function payoutOf(rows: readonly ClosedRow[], tiers: readonly CommissionTier[]): string {
  return toAmount(rows.reduce((sum, { commission }) => sum + tierAt(groszOf(commission), tiers).payout, 0));
}

const tierOf = ({ percent, next }: TierPosition) => ({
  percent,
  next: next && { from: toAmount(next.from), percent: next.percent, missing: toAmount(next.missing) },
});

function commissionOf(rows: readonly ClosedRow[], person: PersonRecord | null, tiers: CommissionTier[]) {
  const total = sumOfAmounts(rows.map(({ commission }) => commission));
  const own = person && tierAt(groszOf(total), tiers);
  return {
    total,
    tiers,
    ...(own ? tierOf(own) : { percent: null, next: null }),
    payout: payoutOf(rows, tiers),
  };
}

type MonthOfDeals = Dashboard['months'][number];

const monthOfDeals = (month: Month, rows: readonly ClosedRow[]): MonthOfDeals => ({
  month,
  closed: rows.reduce((sum, { count }) => sum + count, 0),
  vehicleValue: sumOfAmounts(rows.map(({ vehicleValue }) => vehicleValue)),
  commisionAmount: sumOfAmounts(rows.map(({ commission }) => commission)),
});

interface NamedDeal {
  readonly id: string;
  readonly number: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly firstOrganisation: string | null;
}

function dealName({ id, number, firstName, lastName, firstOrganisation }: NamedDeal) {
  const customerOrganizations = firstOrganisation === null ? [] : [{ name: firstOrganisation }];
  return { id, number, customerName: customerName({ firstName, lastName, customerOrganizations }) };
}

/** Returns the pending work of a user, or of all users; null for what the actor may not read. */
async function workOf({ db, actor }: StaffReading, whose: Whose, personId: string | null, today: string) {
  const [{ idle, ending }, activities, reassignRequests] = await Promise.all([
    countPending(db, amongCounted(whose), endingFrom(today)),
    actor.can('activity.get') ? countActivities(db, personId, today) : null,
    actor.can('opportunity.get') ? countRequests(db, personId) : null,
  ]);
  return { activities, reassignRequests, withoutNextStep: idle, endsSoon: whose.readsOffers ? ending : 0 };
}

/** Returns what was closed in these months; without commissions for an actor who may not read offers. */
async function closedIn(db: Db, whose: Whose, months: readonly Month[]): Promise<readonly ClosedRow[]> {
  const rows = await closedByOwner(db, amongCounted(whose), months);
  return whose.readsOffers ? rows : rows.map((row) => ({ ...row, commission: toAmount(0) }));
}

/** Who of a month's owners has earned most; of as much, the first by name. */
async function bestPersonOf(db: Db, rows: readonly ClosedRow[]) {
  const most = Math.max(0, ...rows.map((row) => (row.workerId === null ? 0 : groszOf(row.commission))));
  if (most === 0) return null;
  const best = rows.flatMap(({ workerId, commission }) =>
    workerId !== null && groszOf(commission) === most ? [workerId] : [],
  );
  const person = await findFirstByName(db, best);
  return person ? { person, amount: toAmount(most) } : null;
}

/** Returns the month of the caller, of another user or of all users. @throws 403, 422 */
export async function dashboardOf(
  reading: StaffReading,
  { person: requestedId }: HandlerInput<Calls['get']>['query'],
): Promise<Dashboard> {
  const { db, actor } = reading;
  const person = await requestedPerson(reading, requestedId);
  const today = warsawDay(new Date());
  const month = monthOf(today);
  const months = monthsUntil(today, chartMonths);
  const whose = dealsOf(actor, person);
  const everybody = { ...whose, scope: opportunityScope(actor), ownedBy: undefined };
  const [closed, closedByAll, tierPeriods, bestDeal, work] = await Promise.all([
    closedIn(db, whose, months),
    closedIn(db, everybody, [month]),
    currentTiers(db),
    findBestDeal(db, whose, month),
    workOf(reading, whose, person?.id ?? null, today),
  ]);
  const byMonth = Map.groupBy(closed, (row) => row.month);
  const running = byMonth.get(month) ?? [];
  const { closed: count, vehicleValue } = monthOfDeals(month, running);
  return {
    person,
    month,
    closed: { count, vehicleValue },
    commission: commissionOf(running, person, [...tiersIn(tierPeriods, month)]),
    bestDeal: bestDeal ? { ...dealName(bestDeal), amount: bestDeal.amount, person: bestDeal.person } : null,
    bestPerson: await bestPersonOf(db, closedByAll),
    months: months.map((one) => monthOfDeals(one, byMonth.get(one) ?? [])),
    work,
  };
}

/** Whom the caller may look at besides themselves. */
export function peopleOf({ db, actor }: StaffReading): Promise<PersonRecord[]> | PersonRecord[] {
  return reachOf(actor) === 'all' ? listPeople(db) : [];
}

/** Returns the open deals of the caller or of another user. @throws 403, 422 */
export async function openDealsOf(
  reading: StaffReading,
  { person: requestedId }: HandlerInput<Calls['openDeals']>['query'],
): Promise<Produced<Calls['openDeals']>> {
  const person = await requestedPerson(reading, requestedId);
  const rows = await listOpenDeals(reading.db, dealsOf(reading.actor, person));
  return rows.map(({ manufacturer, model, vehicleVersion: version, status, commisionAmount, ...deal }) => ({
    ...dealName(deal),
    status,
    vehicle: manufacturer === null || model === null ? null : vehicleName({ manufacturer, model, version }),
    commisionAmount,
  }));
}

/** What the caller has answered of others' enquiries in the last months, and what offers were made of it. */
export async function enquiriesOf({ db, actor }: StaffReading): Promise<Produced<Calls['enquiries']>> {
  const months = monthsUntil(warsawDay(new Date()), chartMonths);
  const [since = monthOf(warsawDay(new Date()))] = months;
  const [answered, offers] = await Promise.all([
    answeredByMonth(db, actor.userId, since),
    actor.can('offer.get') ? offersByMonth(db, actor.userId, since) : null,
  ]);
  return {
    months: months.map((month) => {
      const found = answered.find((one) => one.month === month);
      return {
        month,
        answered: found?.answered ?? 0,
        medianHours: found?.medianHours ?? null,
        offers: offers && (offers.find((one) => one.month === month)?.offers ?? 0),
      };
    }),
  };
}
