import { excludable } from '@szansa/domain/access';
import { calendarMonth } from '@szansa/domain/report';
import { percent } from '@szansa/domain/shared';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { amount, id, person, status } from './records.ts';

const hidden = <Schema extends z.ZodType>(schema: Schema) => excludable('offer.commisionAmount', schema);

const deal = z
  .object({ id, number: z.int(), customerName: z.string() })
  .register(schemaNames, { id: 'DashboardDeal' });

/** Whose figures are requested: one person's or everybody's. */
const whose = z.union([id, z.literal('all')], 'value_not_allowed');

/**
 * A month of deals, their revenue, and pending work. Values that follow from commissions are omitted for those who must
 * not see them.
 */
const dashboard = z
  .object({
    /** Null for everybody. */
    person: person.nullable(),
    month: calendarMonth,
    closed: z.object({ count: z.int(), vehicleValue: amount }),
    /**
     * Commission of the deals closed in the month, and its place among the tiers; the tier is null for several people.
     */
    commission: hidden(
      z.object({
        total: amount,
        tiers: z.array(z.object({ from: amount, percent })),
        percent: percent.nullable(),
        next: z.object({ from: amount, percent, missing: amount }).nullable(),
        /** Of several people, what each of them is paid, together. */
        payout: amount,
      }),
    ),
    /** The deal of the month with the greatest commission, and whose it is. */
    bestDeal: hidden(deal.extend({ amount, person: person.nullable() }).nullable()),
    /** Who has earned most in the month, of those whose deals the caller reads. */
    bestPerson: hidden(z.object({ person, amount }).nullable()),
    /** Months of closed deals, the earliest first. */
    months: z.array(
      z.object({
        month: calendarMonth,
        closed: z.int(),
        vehicleValue: amount,
        commisionAmount: excludable('offer.commisionAmount', amount),
      }),
    ),
    /** Pending work; null for what the caller may not read. */
    work: z.object({
      activities: z.int().nullable(),
      reassignRequests: z.int().nullable(),
      withoutNextStep: z.int(),
      endsSoon: z.int(),
    }),
  })
  .register(schemaNames, { id: 'Dashboard' });

const openDeal = deal
  .extend({
    status,
    vehicle: z.string().nullable(),
    commisionAmount: excludable('offer.commisionAmount', amount),
  })
  .register(schemaNames, { id: 'OpenDeal' });

/** What a person's month looks like. */
export const dashboards = {
  get: endpoint({
    method: 'GET',
    path: '/dashboard',
    access: 'dashboard.get',
    summary: "The caller's month; of another person or of everybody for who reads reports.",
    query: z.strictObject({ person: whose.optional() }),
    response: dashboard,
  }),
  people: endpoint({
    method: 'GET',
    path: '/dashboard/people',
    access: 'dashboard.get',
    summary: 'Whose dashboard the caller may look at besides their own; nobody for who reads no reports.',
    response: z.array(person),
  }),
  openDeals: endpoint({
    method: 'GET',
    path: '/dashboard/open-deals',
    access: 'dashboard.get',
    summary: 'Open opportunities with a commission, those nearest to being closed first.',
    query: z.strictObject({ person: id.optional() }),
    response: z.array(openDeal),
  }),
  enquiries: endpoint({
    method: 'GET',
    path: '/dashboard/enquiries',
    access: 'internal_enquiry.edit',
    summary: 'What the caller has answered of others’ enquiries in the last twelve months.',
    response: z.object({
      /** The earliest first, the running one last. */
      months: z.array(
        z.object({
          month: calendarMonth,
          answered: z.int(),
          /** Time between the enquiry and its answer; null where none was answered. */
          medianHours: z.number().nullable(),
          /**
           * Proposals of the caller that were first taken over into an offer; null for callers who may not read offers.
           */
          offers: z.int().nullable(),
        }),
      ),
    }),
  }),
};
