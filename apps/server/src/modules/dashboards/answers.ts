import type { Endpoints } from '@szansa/api-client/endpoints';
import { chartMonths, monthsUntil, reachOf, standingAt, type TierStanding } from '@szansa/domain/analytics';
import { tiersIn, type CommissionTier } from '@szansa/domain/agency';
import { customerName } from '@szansa/domain/customer';
import { opportunityScope } from '@szansa/domain/opportunity';
import { groszOf, monthOf, type Days, type Month } from '@szansa/domain/report';
import { addDays, addMonths, sumOfAmounts, toAmount, warsawDay } from '@szansa/domain/shared';
import { vehicleName } from '@szansa/domain/vehicle';

import { currentTiers } from '#modules/agency';
import { amountOf, byKey, countedBy, countOf, endingFrom, tallyInScope } from '#modules/analytics';
import { findPerson, type PersonRecord } from '#modules/users';
import { denied, invalid, type Actor, type HandlerInput, type Produced, type StaffReading } from '#platform';
import {
  countActivities,
  countEnding,
  countIdle,
  countRequests,
  findBestDeal,
  findBestPerson,
  listOpenDeals,
  listPeople,
  monthsOfDeals,
  type MonthRow,
  type Whose,
} from './queries.ts';

type Calls = Endpoints['dashboards'];
type Dashboard = Produced<Calls['get']>;

/** Whose dashboard is asked for: a person, or null for everybody. @throws 403 for others' without the right, 422 for somebody unknown */
async function personAsked(
  { db, actor }: StaffReading,
  asked: string | undefined,
): Promise<PersonRecord | null> {
  const id = asked ?? actor.userId;
  if (id !== actor.userId && reachOf(actor) === 'own') throw denied();
  if (id === 'all') return null;
  const found = await findPerson(db, id);
  if (!found) throw invalid({ path: 'person', code: 'value_not_allowed' });
  return found;
}

function dealsOf(actor: Actor, person: PersonRecord | null): Whose {
  return { ...countedBy(actor), ownedBy: person?.id, readsOffers: actor.can('offer.get') };
}

const monthDays = (month: Month): Days => {
  const first = `${month}-01`;
  return { from: first, to: addDays(addMonths(first, 1), -1) };
};

/** What everybody's share of a month is, together. */
function payoutOf(rows: readonly MonthRow[], tiers: readonly CommissionTier[]): string {
  return toAmount(
    rows.reduce((sum, { commission }) => sum + standingAt(groszOf(commission), tiers).payout, 0),
  );
}

const tierOf = ({ percent, next }: TierStanding) => ({
  percent,
  next: next && { from: toAmount(next.from), percent: next.percent, missing: toAmount(next.missing) },
});

function commissionOf(rows: readonly MonthRow[], person: PersonRecord | null, tiers: CommissionTier[]) {
  const total = sumOfAmounts(rows.map(({ commission }) => commission));
  const own = person && standingAt(groszOf(total), tiers);
  return {
    total,
    tiers,
    ...(own ? tierOf(own) : { percent: null, next: null }),
    payout: payoutOf(rows, tiers),
  };
}

type MonthOfDeals = Dashboard['months'][number];

const monthOfDeals = (month: Month, rows: readonly MonthRow[]): MonthOfDeals => ({
  month,
  closed: rows.reduce((sum, { count }) => sum + count, 0),
  vehicleValue: sumOfAmounts(rows.map(({ vehicleValue }) => vehicleValue)),
  commisionAmount: sumOfAmounts(rows.map(({ commission }) => commission)),
});

/** What the last months of somebody brought, and for how many opportunities nothing is planned. */
async function ownFigures({ db }: StaffReading, whose: Whose, months: readonly Month[]) {
  const days = { from: `${months[0]}-01`, to: monthDays(months.at(-1) ?? '').to };
  const [rows, idle] = await Promise.all([monthsOfDeals(db, whose, days), countIdle(db, whose)]);
  return {
    idle,
    months: months.map((month) =>
      monthOfDeals(
        month,
        rows.filter((row) => row.month === month),
      ),
    ),
  };
}

const closedStates = ['closed', 'archived'] as const;

/** The same of everybody, as it is kept. */
async function wholeFigures({ db, actor }: StaffReading, whose: Whose, months: readonly Month[]) {
  const rows = await tallyInScope(db, actor, whose.scope);
  const closed = byKey(rows, 'closedMonth');
  return {
    idle: rows.reduce((sum, { by, count }) => sum + (by === 'idle' ? count : 0), 0),
    months: months.map((month): MonthOfDeals => {
      const its = closed.get(month) ?? [];
      return {
        month,
        closed: countOf(its, ...closedStates),
        vehicleValue: amountOf(its, 'vehicleValue', ...closedStates),
        commisionAmount: amountOf(its, 'commisionAmount', ...closedStates),
      };
    }),
  };
}

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

/** What waits for a person, or for everybody; null for what the actor may not read. */
async function workOf({ db, actor }: StaffReading, whose: Whose, personId: string | null, today: string) {
  const [endsSoon, activities, reassignRequests] = await Promise.all([
    countEnding(db, whose, endingFrom(today)),
    actor.can('activity.get') ? countActivities(db, personId, today) : null,
    actor.can('opportunity.get') ? countRequests(db, personId) : null,
  ]);
  return { endsSoon, activities, reassignRequests };
}

/** The month of the caller, of somebody else or of everybody. @throws 403, 422 */
export async function dashboardOf(
  reading: StaffReading,
  { person: asked }: HandlerInput<Calls['get']>['query'],
): Promise<Dashboard> {
  const { db, actor } = reading;
  const person = await personAsked(reading, asked);
  const today = warsawDay(new Date());
  const month = monthOf(today);
  const months = monthsUntil(today, chartMonths);
  const whose = dealsOf(actor, person);
  const days = monthDays(month);
  const everybody = { ...whose, scope: opportunityScope(actor), ownedBy: undefined };
  const [running, figures, tierPeriods, bestDeal, bestPerson, work] = await Promise.all([
    monthsOfDeals(db, whose, days),
    person ? ownFigures(reading, whose, months) : wholeFigures(reading, whose, months),
    currentTiers(db),
    findBestDeal(db, whose, days),
    findBestPerson(db, everybody, days),
    workOf(reading, whose, person?.id ?? null, today),
  ]);
  const { closed: count, vehicleValue } = monthOfDeals(month, running);
  return {
    person,
    month,
    closed: { count, vehicleValue },
    commission: commissionOf(running, person, [...tiersIn(tierPeriods, month)]),
    bestDeal: bestDeal ? { ...dealName(bestDeal), amount: bestDeal.amount } : null,
    bestPerson: bestPerson ?? null,
    months: figures.months,
    work: { ...work, withoutNextStep: figures.idle },
  };
}

/** Whom the caller may look at besides themselves. */
export function peopleOf({ db, actor }: StaffReading): Promise<PersonRecord[]> | PersonRecord[] {
  return reachOf(actor) === 'all' ? listPeople(db) : [];
}

/** Open deals of the caller or of somebody else. @throws 403, 422 */
export async function openDealsOf(
  reading: StaffReading,
  { person: asked }: HandlerInput<Calls['openDeals']>['query'],
): Promise<Produced<Calls['openDeals']>> {
  const person = await personAsked(reading, asked);
  const rows = await listOpenDeals(reading.db, dealsOf(reading.actor, person));
  return rows.map(({ manufacturer, model, vehicleVersion: version, status, commisionAmount, ...deal }) => ({
    ...dealName(deal),
    status,
    vehicle: manufacturer === null || model === null ? null : vehicleName({ manufacturer, model, version }),
    commisionAmount,
  }));
}
