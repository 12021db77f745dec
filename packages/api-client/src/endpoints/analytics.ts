import { excludable } from '@szansa/domain/access';
import { analyticsGroupings, dealStates, monthPeriods, periodDays } from '@szansa/domain/analytics';
import { offerTypes } from '@szansa/domain/offer';
import { opportunityStatuses } from '@szansa/domain/opportunity';
import { calendarMonth } from '@szansa/domain/report';
import { searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, dayFilter, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { recordName } from './record-endpoints.ts';
import { amount, day, id, instant, person, status } from './records.ts';

const commission = excludable('offer.commisionAmount', amount);

/**
 * An opportunity with the offer it shows: the chosen one, else the newest. Amounts are net; the personal id is masked.
 * Days read from its timeline are null for callers who may not read timelines, values of its offer for callers who may
 * not read offers.
 */
const analyticsRow = z
  .object({
    id,
    number: z.int(),
    worker: person.nullable(),
    customer: recordName,
    personalIdNumber: excludable('customer.personalIdNumber', z.string().nullable()),
    taxIdNumber: excludable('customer.taxIdNumber', z.string().nullable()),
    companies: z.array(z.string()),
    status,
    isArchived: z.boolean(),
    vehicle: z.string().nullable(),
    bodyColor: z.string().nullable(),
    specification: z.string().nullable(),
    vehicleValue: amount,
    offer: z
      .object({
        isChosen: z.boolean(),
        numberOfInstallments: z.int().nullable(),
        monthlyAmount: amount,
      })
      .nullable(),
    offerType: z.enum(offerTypes).nullable(),
    bank: recordName.nullable(),
    bankRepresentative: z.string().nullable(),
    dealer: recordName.nullable(),
    dealerRepresentative: z.string().nullable(),
    carInsuranceId: z.string().nullable(),
    hasPolicy: z.boolean(),
    isRegistered: z.boolean(),
    isPickedUp: z.boolean(),
    /** When the application was sent to the bank, the agreement came about and the vehicle was handed over. */
    applicationDate: day,
    agreementDate: day,
    pickupDate: day,
    /** When the contract was signed. */
    signedDeal: day,
    vehicleRegistrationDate: day,
    commisionAmount: commission,
    note: z.string().nullable(),
    createdAt: instant,
    closedAt: instant.nullable(),
  })
  .register(schemaNames, { id: 'AnalyticsRow' });

const sums = z
  .object({ count: z.int(), vehicleValue: amount, commisionAmount: commission })
  .register(schemaNames, { id: 'AnalyticsSums' });

/**
 * Rows grouped by the id of an owner or a source, a status, or the month they were opened in. The key is null for rows
 * without such a value; the name is given where the key does not show it.
 */
const group = z
  .object({
    key: z.string().nullable(),
    name: z.string().nullable(),
    count: z.int(),
    vehicleValue: amount,
    commisionAmount: commission,
  })
  .register(schemaNames, { id: 'AnalyticsGroup' });

/** How many opportunities there are of each state; together they are all of them. */
const counts = { open: z.int(), closed: z.int(), archived: z.int() };

/** Numbers that pictures are drawn from, each of the rows that the list finds for it. */
const pictures = z
  .object({
    /**
     * By status, in the agency's order, without archived opportunities. `arrived` counts those in this status or in a
     * subsequent one. Days are the median of the completed times in the status.
     */
    funnel: z.array(
      z.object({
        status,
        arrived: z.int(),
        count: z.int(),
        vehicleValue: amount,
        medianDays: z.number().nullable(),
      }),
    ),
    /** By the month they were opened in, the earliest first. */
    months: z.array(z.object({ month: calendarMonth, ...counts, vehicleValue: amount })),
    /** Null for opportunities without a source. */
    leadSources: z.array(z.object({ leadSource: recordName.nullable(), ...counts })),
    archiveReasons: z.array(z.object({ archiveReason: recordName.nullable(), count: z.int() })),
    /** Opportunities with an offer of the bank, those whose chosen offer is one, and the closed ones of these. */
    banks: z.array(
      z.object({
        bank: recordName,
        offers: z.int(),
        chosen: z.int(),
        closed: z.int(),
        medianDecisionDays: z.number().nullable(),
      }),
    ),
    /** Null for opportunities without an owner. Amounts are of the closed ones. */
    workers: z.array(
      z.object({
        worker: person.nullable(),
        ...counts,
        vehicleValue: amount,
        commisionAmount: commission,
      }),
    ),
  })
  .register(schemaNames, { id: 'AnalyticsPictures' });

const filters = {
  /** Calendar months of the day given by `monthsBy`, which is the day of closing by default. */
  months: anyOf(z.enum(monthPeriods)),
  monthsBy: anyOf(z.enum(periodDays)),
  state: anyOf(z.enum(dealStates)),
  status: anyOf(z.enum(opportunityStatuses)),
  workerId: anyOf(id),
  /** Own ones only. */
  is_self: flag(),
  /** Opportunities without an owner. */
  isUnassigned: flag(),
  leadSourceId: anyOf(id),
  withoutLeadSource: flag(),
  archiveReasonId: anyOf(id),
  withoutArchiveReason: flag(),
  offerType: anyOf(z.enum(offerTypes)),
  /** Opportunities whose shown offer has a contact of such a bank. */
  bankId: anyOf(id),
  /** Opportunities with any offer that has a contact of such a bank. */
  offeredBankId: anyOf(id),
  /** Opportunities whose shown offer has a contact of such a dealer. */
  dealerId: anyOf(id),
  /** Those with a chosen offer. */
  hasChosenOffer: flag(),
  /** Open ones for which nothing is planned. */
  withoutNextStep: flag(),
  /** Closed ones whose contract ends within six months. */
  endsSoon: flag(),
  /** The days on which they were opened, in Warsaw. */
  from: dayFilter(),
  to: dayFilter(),
  /** The days on which they were closed. */
  closedFrom: dayFilter(),
  closedTo: dayFilter(),
};

const narrowing = z.strictObject({ search: searchText.optional(), ...filters });

/** Opportunities counted and added up. Who reads no reports has their own alone. */
export const analytics = {
  list: endpoint({
    method: 'GET',
    path: '/analytics',
    access: 'analytics.get',
    summary: 'Opportunities with all that is counted of them, the newest first.',
    query: listQuery({
      sort: { createdAt: null, vehicleValue: null, number: null },
      defaultSort: '-createdAt',
      filters,
    }),
    response: pageOf(analyticsRow),
  }),
  sums: endpoint({
    method: 'GET',
    path: '/analytics/sums',
    access: 'analytics.get',
    summary: 'What the rows of the list add up to.',
    query: narrowing,
    response: sums,
  }),
  groups: endpoint({
    method: 'GET',
    path: '/analytics/groups',
    access: 'analytics.get',
    summary: 'The rows of the list in groups, with what each adds up to.',
    query: narrowing.extend({ by: z.enum(analyticsGroupings) }),
    response: z.array(group),
  }),
  pictures: endpoint({
    method: 'GET',
    path: '/analytics/pictures',
    access: 'analytics.get',
    summary: 'The rows of the list by status, month, source, reason, bank and salesperson.',
    query: narrowing,
    response: pictures,
  }),
};
