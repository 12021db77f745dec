import type { ActivityType, ReminderMinutes } from '@szansa/domain/activity';
import type { OpportunityStatus } from '@szansa/domain/opportunity';

import { momentsAtWork, workBefore } from '#demo';
import { insertActivity } from '#modules/opportunities';
import { demoPart, type Demo, type DemoRecords } from '#platform';
import { insertActivities } from './queries.ts';

type Opportunity = DemoRecords['opportunities'][number];

interface Idea {
  readonly type: ActivityType;
  readonly title: string;
  /** Duration in minutes. */
  readonly minutes: number;
  readonly outcome: string;
}

const call = (title: string, outcome: string): Idea => ({ type: 'call', title, minutes: 15, outcome });
const meeting = (title: string, outcome: string): Idea => ({ type: 'meeting', title, minutes: 60, outcome });
const task = (title: string, outcome: string): Idea => ({ type: 'task', title, minutes: 30, outcome });

/** What is planned at each stage, and what comes of it. */
const ideas: Readonly<Record<Exclude<OpportunityStatus, 'closed'>, readonly Idea[]>> = {
  lead: [call('Pierwszy telefon do klienta', 'Klient prosi o kontakt w przyszłym tygodniu.')],
  first_contact: [
    call('Zebrać potrzeby: nadwozie, okres, budżet', 'SUV, 36 miesięcy, do 2500 zł netto.'),
    meeting('Spotkanie w biurze klienta', 'Decyduje wspólnik, potrzebna oferta na piśmie.'),
  ],
  presentation_proposal: [
    { type: 'email', title: 'Wysłać porównanie ofert', minutes: 20, outcome: 'Wysłane.' },
    meeting('Omówić oferty', 'Najbliżej do oferty z niższą opłatą wstępną.'),
  ],
  negotiations: [call('Zapytać salon o rabat', 'Salon daje jeszcze jeden procent.')],
  application_to_client: [task('Sprawdzić komplet dokumentów', 'Brakuje zaświadczenia z ZUS.')],
  application: [call('Zapytać bank o decyzję', 'Decyzja jutro.')],
  conclusion_agreement: [meeting('Podpisanie umowy', 'Podpisana.')],
  waiting_for_vehicle: [call('Zapytać salon o termin', 'Termin bez zmian.')],
  registration_insurance: [task('Odebrać polisę i tablice', 'Odebrane.')],
  handing: [{ type: 'delivery', title: 'Wydanie pojazdu', minutes: 90, outcome: 'Wydany.' }],
};

const quarter = 15 * 60 * 1000;

/** The next full quarter of an hour. */
const rounded = (moment: Date) => new Date(Math.ceil(moment.getTime() / quarter) * quarter);

function rowOf(
  { random }: Demo,
  { id: customerFileId, by }: Opportunity,
  idea: Idea,
  startAt: Date,
  at: Date,
) {
  const { type, title, minutes } = idea;
  const endAt = new Date(startAt.getTime() + minutes * 60_000);
  const common = { type, title, note: null, startAt, endAt, customerFileId, workerId: by, createdBy: by };
  return { ...common, id: random.id(at), createdAt: at };
}

/** Returns an activity that was done at the opportunity's current stage, where there was time for one. */
function done(demo: Demo, opportunity: Opportunity, idea: Idea) {
  const { random, now } = demo;
  const since = opportunity.entered[opportunity.status];
  if (!since || workBefore(now, 0.5) <= since || !random.chance(0.6)) return [];
  const [at, startAt, doneAt] = momentsAtWork(random, 3, since, now);
  if (!at || !startAt || !doneAt) return [];
  const row = rowOf(demo, opportunity, idea, startAt, at);
  return [{ ...row, reminder: null, remindAt: null, doneAt, outcome: idea.outcome }];
}

/** What is planned for the next two weeks; some of it should have been done already. */
function planned(demo: Demo, opportunity: Opportunity, idea: Idea) {
  const { random, now } = demo;
  if (!random.chance(0.55)) return [];
  const startAt = rounded(
    workBefore(now, random.chance(0.1) ? 0.2 + random.next() : -0.1 - 10 * random.next()),
  );
  const [recently, entered] = [workBefore(now, 4), opportunity.entered[opportunity.status]];
  const since = entered && entered > recently ? entered : recently;
  if (workBefore(now, 0.05) <= since) return [];
  const [at] = momentsAtWork(random, 1, since, now);
  if (!at) return [];
  const row = rowOf(demo, opportunity, idea, startAt, at);
  const reminder: ReminderMinutes | null = random.chance(0.5) ? 30 : null;
  const due = reminder === null ? null : new Date(startAt.getTime() - reminder * 60_000);
  return [
    { ...row, reminder, remindAt: due !== null && due > now ? due : null, doneAt: null, outcome: null },
  ];
}

/** Calls, meetings and tasks of opportunities that are going on: each fits the stage. */
export const activitiesDemo = demoPart(['opportunities'], async (demo, { opportunities }) => {
  const { now, random, work } = demo;
  const rows = opportunities.flatMap((opportunity) => {
    const { status, until } = opportunity;
    if (status === 'closed' || until < now) return [];
    const idea = random.pick(ideas[status]);
    return [...done(demo, opportunity, idea), ...planned(demo, opportunity, random.pick(ideas[status]))];
  });
  await insertActivities(work.db, rows);
  await insertActivity(
    work.db,
    rows.flatMap(({ customerFileId, workerId, title, createdAt, doneAt, outcome }) => {
      const event = { customerFileId, actorId: workerId };
      const plannedAt = {
        ...event,
        id: random.id(createdAt),
        type: 'activity_planned',
        at: createdAt,
        data: { name: title },
      } as const;
      if (doneAt === null) return [plannedAt];
      return [
        plannedAt,
        {
          ...event,
          id: random.id(doneAt),
          type: 'activity_done',
          at: doneAt,
          data: { name: title, note: outcome },
        } as const,
      ];
    }),
  );
  return {};
});
