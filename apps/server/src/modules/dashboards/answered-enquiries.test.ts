import type { EnquiryStatus } from '@szansa/domain/enquiry';
import { monthOf } from '@szansa/domain/report';
import { addMonths, warsawDay, warsawInstant } from '@szansa/domain/shared';
import { revokeRights, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let anna: SignedIn;
let admin: SignedIn;
let platformer: SignedIn;

beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  admin = await server.signIn('admin@test.example');
  platformer = await server.signIn('platformer@test.example');
});
beforeEach(async () => {
  await server.db.deleteFrom('internalEnquiry').execute();
});
afterAll(() => server.close());

const thisMonth = monthOf(warsawDay(new Date()));
/** The first day of the month so many months ago. */
const firstDay = (ago: number) => addMonths(`${thisMonth}-01`, -ago);

const hour = 60 * 60 * 1000;

/** Returns the instant this many hours after a day started in Warsaw. */
function hoursInto(day: string, hours: number): Date {
  const starts = warsawInstant({ day, time: '00:00' });
  if (!starts) throw new Error(`${day} is no day`);
  return new Date(starts.getTime() + hours * hour);
}

const question = {
  title: 'Czy bank finansuje?',
  category: 'question',
  description: 'Auto z 2019 r.',
} as const;
const calculation = {
  title: 'Kalkulacja',
  category: 'calculation',
  ownShare: '15000.00',
  numberOfInstallments: 36,
} as const;
const terms = { offerType: 'leasing', numberOfInstallments: 36, monthlyAmount: '3100.00' } as const;

/** A question of Anna's that the platformer is to answer. */
const request = async (body: typeof question | typeof calculation = question, more: object = {}) => {
  const { id } = await anna.client.internalEnquiries.create({
    body: { ...body, platformerId: platformer.userId, ...more },
  });
  return id;
};

type Step = string | ((id: string) => Promise<unknown>);

const move = async (who: SignedIn, id: string, status: string) => {
  const { version } = await who.client.internalEnquiries.get({ params: { id } });
  await who.client.internalEnquiries.move({
    params: { id },
    body: { version, status: `INTERNAL_ENQUIRY_STATUS_${status}` as EnquiryStatus },
  });
};

/** What Anna does, where the platformer does all else. */
const byAnna = (status: string) => (id: string) => move(anna, id, status);
const propose = (id: string) =>
  platformer.client.internalEnquiryProposals.createCalculation({ params: { id }, body: terms });

/** Moves an enquiry through steps, and dates each this many hours after the start of the day, when it was created. */
async function went(id: string, day: string, ...steps: readonly (readonly [hours: number, step: Step])[]) {
  for (const [, step] of steps) {
    if (typeof step === 'string') await move(platformer, id, step);
    else await step(id);
  }
  const events = await server.db
    .selectFrom('enquiryEvent')
    .select('id')
    .where('internalEnquiryId', '=', id)
    .where('type', 'in', ['created', 'status_changed', 'proposed'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const hours = [0, ...steps.map(([at]) => at)];
  expect(events).toHaveLength(hours.length);
  for (const [index, event] of events.entries()) {
    await server.db
      .updateTable('enquiryEvent')
      .set({ createdAt: hoursInto(day, hours[index] ?? 0) })
      .where('id', '=', event.id)
      .execute();
  }
}

async function answered(day: string, hours: number) {
  await went(await request(), day, [hours / 2, 'ACCEPTED_FOR_ANALYSIS'], [hours, 'COMPLETED']);
}

/** Returns the figures of a user, the current month first. */
async function figures(who: SignedIn = platformer) {
  const { months } = await who.client.dashboards.enquiries();
  return months.toReversed();
}

const month = (
  ago: number,
  answeredEnquiries: number,
  medianHours: number | null,
  offers: number | null = 0,
) => ({
  month: monthOf(firstDay(ago)),
  answered: answeredEnquiries,
  medianHours,
  offers,
});

it('EN13 a month has what was answered in it, and the hours in the middle; one without answers has none', async () => {
  for (const hours of [9, 2, 5]) await answered(firstDay(1), hours);
  for (const hours of [6, 9.5, 5, 2]) await answered(firstDay(3), hours);
  const [running, ...before] = await figures();
  expect(before.slice(0, 3)).toEqual([month(1, 3, 5), month(2, 0, null), month(3, 4, 5.5)]);
  expect(running).toEqual(month(0, 0, null));
  expect(before).toHaveLength(11);
});

it('EN13 months start in Warsaw, the first of twelve as well', async () => {
  const minute = 1 / 60;
  const dayBefore = (ago: number) => warsawDay(hoursInto(firstDay(ago), -1));
  const untilMidnight = (ago: number) =>
    (hoursInto(firstDay(ago), 0).getTime() - hoursInto(dayBefore(ago), 0).getTime()) / hour;
  await answered(dayBefore(11), untilMidnight(11) - minute);
  await answered(dayBefore(11), untilMidnight(11));
  await answered(dayBefore(0), untilMidnight(0) - minute);
  await answered(dayBefore(0), untilMidnight(0));
  const all = await figures();
  expect(all.map((one) => one.answered)).toEqual([1, 1, ...Array.from({ length: 9 }, () => 0), 1]);
});

it('EN13 the first proposal answers, and completing it later answers nothing more', async () => {
  const id = await request(calculation);
  await went(id, firstDay(1), [3, propose], [4, propose], [30, 'COMPLETED']);
  expect((await figures())[1]).toEqual(month(1, 1, 3));
});

it('EN13 a request to a supplier is no answer, and the hours go on', async () => {
  const id = await request();
  await went(
    id,
    firstDay(1),
    [1, 'ACCEPTED_FOR_ANALYSIS'],
    [2, 'INFORMATION_REQUIRED'],
    [7, 'ACCEPTED_FOR_ANALYSIS'],
    [8, 'COMPLETED'],
  );
  expect((await figures())[1]).toEqual(month(1, 1, 8));
});

it('EN13 an enquiry that is returned is answered again, from when it came back', async () => {
  const id = await request();
  await went(
    id,
    firstDay(1),
    [2, 'NEEDS_CLARIFICATION'],
    [20, byAnna('ACCEPTED_FOR_ANALYSIS')],
    [26, 'WAITING_FOR_CONTACT'],
    [50, 'COMPLETED'],
  );
  // 2 and 6 hours, of one enquiry
  expect((await figures())[1]).toEqual(month(1, 1, 4));
});

it('EN13 an answer by others or a withdrawal by the requester is not counted; archived ones are', async () => {
  await went(await request(), firstDay(1), [1, byAnna('COMPLETED')]);
  await went(
    await request(),
    firstDay(1),
    [2, (id) => move(admin, id, 'NEEDS_CLARIFICATION')],
    [3, 'COMPLETED'],
  );
  const id = await request();
  await went(id, firstDay(1), [4, 'COMPLETED']);
  const { version } = await anna.client.internalEnquiries.get({ params: { id } });
  await anna.client.internalEnquiries.archive({ params: { id }, body: { version } });
  expect((await figures())[1]).toEqual(month(1, 1, 4));
  expect((await figures(anna))[1]).toEqual(month(1, 0, null));
  expect((await figures(admin))[1]).toEqual(month(1, 1, 2));
});

it('a proposal that became an offer is counted once, in the month of the first offer', async () => {
  const { id: opportunity } = await openOpportunity(server, anna);
  const id = await request(calculation, { customerFileId: opportunity });
  const [calculated] = [await propose(id), await propose(id)];
  const offer = await anna.client.offers.create({
    params: { id: opportunity },
    body: { ...terms, enquiryProposalId: calculated.id },
  });
  await server.db
    .updateTable('offer')
    .set({ createdAt: hoursInto(firstDay(1), 5) })
    .where('id', '=', offer.id)
    .execute();
  await anna.client.offers.duplicate({ params: { id: offer.id } });
  const offers = async (who: SignedIn) => (await figures(who)).slice(0, 3).map((one) => one.offers);
  expect(await offers(platformer)).toEqual([0, 1, 0]);
  expect(await offers(admin)).toEqual([0, 0, 0]);
  await revokeRights(server, 'PLATFORMER', 'offer.get');
  expect(await offers(platformer)).toEqual([null, null, null]);
});
