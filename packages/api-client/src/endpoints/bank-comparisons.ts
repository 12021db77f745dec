import { languages } from '@szansa/domain/account';
import {
  comparisonInput,
  comparisonKinds,
  comparisonPatch,
  costKinds,
  costPayments,
} from '@szansa/domain/bank-comparison';
import { drives, instalmentDues } from '@szansa/domain/leasing';
import { intrestRateTypes } from '@szansa/domain/offer';
import { customerNoticeInput } from '@szansa/domain/opportunity';
import { rentServices } from '@szansa/domain/rent-offer';
import { calendarDate, money } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { noticeState } from './customer-notices.ts';
import { documentRecord } from './documents.ts';
import { amount, id, idParams, instant, nothing, person, version, versionQuery } from './records.ts';

/** A cost beside the vehicle: what it is once at signing or of each month, and whether the instalment contains it. */
const cost = z
  .object({
    kind: z.enum(costKinds),
    /** Of another cost alone. */
    name: z.string().nullable(),
    amount: money,
    /** VAT is in the amount; premiums are exempt. */
    isGross: z.boolean(),
    paid: z.enum(costPayments),
  })
  .register(schemaNames, { id: 'QuoteCost' });

/** A quote as it was compared; amounts are net, the GAP premium is exempt from VAT. */
const quote = z
  .object({
    /** The offer it was copied from, which may have changed since. */
    offerId: id.nullable(),
    bankName: z.string(),
    /** Required for a lease, optional for a rental. */
    vehicleValue: amount,
    initialPayment: amount,
    numberOfInstallments: z.int(),
    monthlyAmount: money,
    buyoutPrice: amount,
    intrestRateType: z.enum(intrestRateTypes).nullable(),
    due: z.enum(instalmentDues).nullable(),
    gapPrice: amount,
    /** Of rents: kilometres a year, the price of one more, what is paid back for one fewer, and what the instalment includes. */
    yearlyMileage: z.int().nullable(),
    excessKmPrice: amount,
    unusedKmPrice: amount,
    services: z.array(z.enum(rentServices)),
    costs: z.array(cost),
    isPromoted: z.boolean(),
  })
  .register(schemaNames, { id: 'ComparedQuote' });

const basis = z
  .object({
    vehicleValue: money,
    initialPayment: money,
    numberOfInstallments: z.int(),
    buyoutPrice: money,
  })
  .register(schemaNames, { id: 'ComparisonBasis' });

const rentBasis = z
  .object({ numberOfInstallments: z.int(), yearlyMileage: z.int().nullable() })
  .register(schemaNames, { id: 'RentBasis' });

const ofOpportunity = z.object({ id, number: z.int(), customerName: z.string() });

const bankComparison = z
  .object({
    id,
    opportunity: ofOpportunity,
    /** Leases and rents are not compared with each other. */
    kind: z.enum(comparisonKinds),
    title: z.string(),
    /** Two to four, the promoted bank first. */
    quotes: z.array(quote),
    /** The conditions every lease is counted on; null for those of the first quote, and for rents. */
    basis: basis.nullable(),
    /** The term and mileage every rent is counted on; null for those of the first quotes, and for leases. */
    rentBasis: rentBasis.nullable(),
    startsOn: calendarDate,
    drive: z.enum(drives).nullable(),
    /** g/km */
    co2: z.int().nullable(),
    displaySumOfPayments: z.boolean(),
    displayIntrestRateType: z.boolean(),
    displayGapPrice: z.boolean(),
    version: z.int(),
    createdBy: person.nullable(),
    createdAt: instant,
    updatedAt: instant,
    can: z.object({ edit: z.boolean(), send: z.boolean(), save: z.boolean() }),
  })
  .register(schemaNames, { id: 'BankComparison' });

const listItem = z
  .object({
    id,
    kind: z.enum(comparisonKinds),
    title: z.string(),
    opportunity: ofOpportunity,
    /** The promoted one first. */
    banks: z.array(z.string()),
    createdBy: person.nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .register(schemaNames, { id: 'BankComparisonListItem' });

const language = z.enum(languages, 'value_not_allowed');

const notWritten = ['opportunity_not_yours', 'opportunity_archived'] as const;

/**
 * Comparisons of quotes of two to four banks, for leases or for rentals. Readable by users who may read the opportunity
 * and its offers.
 */
export const bankComparisonPdfs = {
  list: endpoint({
    method: 'GET',
    path: '/bank-comparisons',
    access: 'bank_comparison_pdf.get',
    summary: 'Saved bank comparisons of all opportunities the caller may read, the newest first.',
    query: listQuery({
      sort: { createdAt: null, updatedAt: null },
      defaultSort: '-createdAt',
      filters: {
        customerFileId: anyOf(id),
        kind: anyOf(z.enum(comparisonKinds, 'value_not_allowed')),
        /** Of own opportunities only. */
        is_self: flag(),
        /** Of archived opportunities instead of the others. */
        is_archived: flag(),
      },
    }),
    response: pageOf(listItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/bank-comparisons/{id}',
    access: 'bank_comparison_pdf.get',
    summary: 'One bank comparison.',
    params: idParams,
    response: bankComparison,
  }),
  create: endpoint({
    method: 'POST',
    path: '/opportunities/{id}/bank-comparisons',
    access: 'bank_comparison_pdf.create',
    summary: 'Saves a comparison of two to four banks, whose quotes are offers of the opportunity or typed.',
    params: idParams,
    body: comparisonInput,
    refusals: notWritten,
    response: bankComparison,
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/bank-comparisons/{id}',
    access: 'bank_comparison_pdf.edit',
    summary: 'Changes fields of a bank comparison.',
    params: idParams,
    body: z.strictObject({ version, changes: comparisonPatch }),
    refusals: notWritten,
    response: bankComparison,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/bank-comparisons/{id}',
    access: 'bank_comparison_pdf.edit',
    summary: 'Removes a bank comparison.',
    params: idParams,
    query: versionQuery,
    refusals: notWritten,
    response: nothing,
  }),
  previewPdf: endpoint({
    method: 'GET',
    path: '/bank-comparisons/{id}/pdf',
    access: 'bank_comparison_pdf.get',
    summary: 'The comparison as a PDF for the customer, on one page.',
    params: idParams,
    query: z.strictObject({ language: language.default('pl') }),
    response: 'file',
  }),
  savePdf: endpoint({
    method: 'POST',
    path: '/bank-comparisons/{id}/pdf',
    access: 'document.create',
    done: 'pdf_saved',
    summary: 'Saves the PDF to the documents of the opportunity.',
    params: idParams,
    body: z.strictObject({ language }),
    refusals: [...notWritten, 'consent_required', 'daily_quota', 'agency_quota'],
    response: documentRecord,
    creates: true,
  }),
  send: endpoint({
    method: 'POST',
    path: '/bank-comparisons/{id}/mails',
    access: 'opportunity.edit',
    done: 'sent',
    summary:
      'Mails the PDF to the customer and keeps it with the documents; its delivery or failure stands in the timeline.',
    params: idParams,
    body: customerNoticeInput.extend({ language }),
    refusals: [...notWritten, 'daily_quota', 'agency_quota'],
    response: noticeState,
    creates: true,
  }),
};
