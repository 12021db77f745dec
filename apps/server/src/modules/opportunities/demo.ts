import { opportunityStatuses, type OpportunityStatus } from '@szansa/domain/opportunity';

import { momentsAtWork, workBefore } from '#demo';
import { demoPart, type Demo, type DemoRecords } from '#platform';
import { requestOpportunity } from './demo-reassign.ts';
import {
  insertArchiveReasons,
  insertEvents,
  insertOpportunities,
  type NewOpportunity,
} from './demo-queries.ts';
import type { NewEvent } from './timeline-queries.ts';

/** Archive reasons of every new agency, the empty one included: slug, name, and whether a note is required. */
const archiveReasons = [
  ['customer_resigned', 'Klient zrezygnował', false],
  ['chose_competitor', 'Wybrał konkurencję', false],
  ['price', 'Cena / warunki finansowania', false],
  ['bank_refused', 'Negatywna decyzja banku', false],
  ['no_contact', 'Brak kontaktu z klientem', false],
  ['no_vehicle', 'Brak dostępnego pojazdu', false],
  ['duplicate', 'Duplikat', false],
  ['wrong_data', 'Błędne dane / spam', false],
  ['contract_ended', 'Umowa zakończona', false],
  ['other', 'Inny powód', true],
] as const;

/** Why opportunities of the demo are archived: what may happen at any stage. */
const likelyReasons: readonly string[] = ['customer_resigned', 'chose_competitor', 'price'];

/** Number of opportunities, of three hundred, at each stage. */
const shares: Readonly<Record<OpportunityStatus, number>> = {
  lead: 38,
  first_contact: 34,
  presentation_proposal: 36,
  negotiations: 32,
  application_to_client: 20,
  application: 22,
  conclusion_agreement: 18,
  waiting_for_vehicle: 24,
  registration_insurance: 14,
  handing: 10,
  closed: 52,
};

const demoOpportunityCount = Object.values(shares).reduce((sum, count) => sum + count, 0);

interface DemoArchiveReason {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/** An opportunity as offers and conversations continue it. */
export interface DemoOpportunity {
  readonly id: string;
  /** Who leads it, or has written it down. */
  readonly by: string;
  readonly status: OpportunityStatus;
  /** When it entered its current stage and each earlier one. */
  readonly entered: Readonly<Partial<Record<OpportunityStatus, Date>>>;
  readonly openedAt: Date;
  /** When it was archived or closed, otherwise the present: all its events are earlier. */
  readonly until: Date;
  readonly prefersElectric: boolean;
}

export interface OpportunitiesDemo {
  archiveReasons: readonly DemoArchiveReason[];
  opportunities: readonly DemoOpportunity[];
}

export const opportunitiesStart = demoPart([], async ({ work, random, opened }) => {
  const rows = archiveReasons.map(([slug, name, requiresNote], position) => ({
    id: random.id(opened),
    slug,
    name,
    requiresNote,
    position,
  }));
  await insertArchiveReasons(work.db, rows);
  return { archiveReasons: rows };
});

type Given = Pick<DemoRecords, 'archiveReasons' | 'customers' | 'labels' | 'leadSources' | 'workers'>;

interface Made extends NewOpportunity {
  readonly opportunity: DemoOpportunity;
  readonly events: readonly NewEvent[];
}

/** Working days of a year. */
const workYear = 252;

/** When the n-th closed one of a year was closed: every month a little more often, as in an agency that grows. */
function closingMoment(now: Date, place: number): Date {
  const share = (place + 0.5) / shares.closed;
  const ofYear = Math.sqrt(share * (1.3 ** 2 - 0.3 ** 2) + 0.3 ** 2) - 0.3;
  return workBefore(now, (1 - ofYear) * workYear);
}

/** When an opportunity was meant to open, and when all that has happened of it ends. */
function plannedLife({ random, now }: Demo, status: OpportunityStatus, index: number) {
  if (status === 'closed') {
    const end = closingMoment(now, index - (demoOpportunityCount - shares.closed));
    return { opening: workBefore(end, 22 + random.next() * 25), end };
  }
  const step = opportunityStatuses.indexOf(status);
  // in working days, two a stage at least; most are young
  const youngest = 0.3 + 2 * step;
  return { opening: workBefore(now, youngest + random.next() ** 2 * (14 + 9 * step - youngest)), end: now };
}

/** When an opportunity of a customer was opened, came to each of its stages, and could be archived. */
function life({ random }: Demo, status: OpportunityStatus, openedAt: Date, end: Date) {
  const step = opportunityStatuses.indexOf(status);
  const moments = momentsAtWork(random, step + 2, openedAt, end);
  const passed = opportunityStatuses.slice(1, step + 1).map((stage, index) => [stage, moments[index]]);
  const entered: DemoOpportunity['entered'] = { lead: openedAt, ...Object.fromEntries(passed) };
  return {
    entered,
    enteredAt: moments[step - 1] ?? openedAt,
    archivedAt: moments[step + 1] ?? end,
  };
}

/** The labels that suit an opportunity: that of electric cars always, others now and then. */
function labelsOf(
  { random }: Demo,
  labels: Given['labels'],
  about: { isFirm: boolean; prefersElectric: boolean },
) {
  const suiting = labels.filter(({ suits }) =>
    suits === 'electric' ? about.prefersElectric : random.chance(0.18) && (suits === 'any' || about.isFirm),
  );
  return suiting.map(({ id }) => id);
}

function opportunity(demo: Demo, given: Given, status: OpportunityStatus, index: number): Made {
  const { random } = demo;
  const { customers, workers, leadSources } = given;
  const { opening, end } = plannedLife(demo, status, index);
  const known = customers.filter(({ createdAt }) => createdAt <= opening);
  const customer = known[index % known.length] ?? random.pick(customers);
  const openedAt = opening > customer.createdAt ? opening : customer.createdAt;
  const { entered, enteredAt, archivedAt } = life(demo, status, openedAt, end);
  const worker = status === 'lead' && random.chance(0.3) ? null : random.pick(workers);
  const by = worker ?? random.pick(workers);
  const reason =
    status !== 'closed' && random.chance(0.1)
      ? random.pick(given.archiveReasons.filter(({ slug }) => likelyReasons.includes(slug)))
      : null;
  const until = reason ? archivedAt : end;
  const changedAt = reason ? until : enteredAt;
  const prefersElectric = random.chance(0.12);
  const id = random.id(openedAt);
  const event = (at: Date, type: NewEvent['type'], data: NewEvent['data'] = {}): NewEvent => ({
    id: random.id(at),
    customerFileId: id,
    type,
    actorId: by,
    at,
    data,
  });
  const moves = opportunityStatuses.flatMap((to, step) => {
    const [from, at] = [opportunityStatuses[step - 1], entered[to]];
    return from && at ? event(at, 'status_changed', { from, to }) : [];
  });
  return {
    opportunity: { id, by, status, entered, openedAt, until, prefersElectric },
    labelIds: labelsOf(demo, given.labels, { isFirm: customer.isFirm, prefersElectric }),
    events: [
      event(openedAt, 'created'),
      ...moves,
      ...(reason ? [event(until, 'archived', { name: reason.name, note: null })] : []),
    ],
    row: {
      id,
      customerId: customer.id,
      workerId: worker,
      status,
      leadSourceId: reason || status === 'closed' || random.chance(0.9) ? random.pick(leadSources) : null,
      isArchived: reason !== null,
      archiveReasonId: reason?.id ?? null,
      archivedAt: reason ? until : null,
      statusChangedAt: enteredAt,
      lastActivityAt: changedAt,
      creationMethod: 'demo',
      note: random.chance(0.2) ? 'Klient porównuje leasing z najmem, decyzja do końca miesiąca.' : null,
      createdBy: by,
      createdAt: openedAt,
      updatedAt: changedAt,
    },
  };
}

/** Three hundred opportunities at all stages, with their labels and the history of their stages. */
export const opportunitiesDemo = demoPart(
  ['archiveReasons', 'customers', 'labels', 'leadSources', 'workers'],
  async (demo, given) => {
    const { db } = demo.work;
    const stages = opportunityStatuses.flatMap((status) =>
      Array.from({ length: shares[status] }, () => status),
    );
    const made = stages.map((status, index) => opportunity(demo, given, status, index));
    await insertOpportunities(
      db,
      made.map(({ row, labelIds }) => ({ row, labelIds })),
    );
    await insertEvents(
      db,
      made.flatMap(({ events }) => events),
    );
    const opportunities = made.map((one) => one.opportunity);
    await requestOpportunity(demo, { opportunities, workers: given.workers });
    return { opportunities };
  },
);
