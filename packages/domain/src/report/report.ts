import { z } from 'zod';

import { excludable } from '../access/index.ts';
import { offerTypes } from '../offer/index.ts';
import { creationMethods } from '../opportunity/index.ts';
import { calendarDate, line, money, orEmpty, paragraph, wholeNumber } from '../shared/index.ts';
import { dateRangeTypes, incomeTypes, reportTypes } from './kinds.ts';

/** The longest range a report may have, in days: ten years and the leap days of them. */
const longestDays = 3653;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/**
 * What a report is made of: three things, each of which is missed by its own message (specification, section 5). The
 * filter value is whose deals it collects.
 */
export const reportInput = z
  .strictObject({
    type: z.enum(reportTypes, 'report_type_required'),
    rangeType: z.enum(dateRangeTypes, 'report_range_required'),
    /** Of a selected range alone; both days included. */
    dateFrom: orEmpty(calendarDate).optional(),
    dateTo: orEmpty(calendarDate).optional(),
    workers: z
      .array(z.uuid('value_not_allowed'), 'report_filter_required')
      .min(1, 'report_filter_required')
      .max(500, 'too_many'),
  })
  .superRefine(({ rangeType, dateFrom, dateTo }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', message, path: [path] });
    if (rangeType !== 'selected_range') {
      if (dateFrom) refuse('dateFrom', 'value_not_allowed');
      if (dateTo) refuse('dateTo', 'value_not_allowed');
      return;
    }
    if (!dateFrom) refuse('dateFrom', 'report_range_required');
    if (!dateTo) refuse('dateTo', 'report_range_required');
    if (!dateFrom || !dateTo) return;
    if (dateTo < dateFrom) refuse('dateTo', 'end_before_start');
    else if (dayNumber(dateTo) - dayNumber(dateFrom) > longestDays) refuse('dateTo', 'report_range_too_long');
  });

export type ReportInput = z.output<typeof reportInput>;

/** A month as `2026-11`, as it comes in. */
export const calendarMonth = z
  .string('month_invalid')
  .regex(/^(18|19|20|21|22)\d\d-(0[1-9]|1[0-2])$/, 'month_invalid');

const text = (length: number) => orEmpty(line(length));

/** The cells of an entry that may be written into, each of which may be left out. Amounts are net. */
export const entryPatch = z.strictObject({
  taxId: excludable('customer.taxIdNumber', text(20)),
  clientName: text(200).optional(),
  phone: excludable('customer.phones', text(40)),
  email: excludable('customer.emails', text(200)),
  incomeType: orEmpty(z.enum(incomeTypes, 'value_not_allowed')).optional(),
  type: orEmpty(z.enum(offerTypes, 'value_not_allowed')).optional(),
  description: text(300).optional(),
  yearOfProduction: wholeNumber({ min: 1900, max: 2100 }, 'year_range').nullish(),
  leasingCompany: text(200).optional(),
  monthOfIncome: calendarMonth.optional(),
  nettoTransactionValue: excludable('report.nettoTransactionValue', orEmpty(money)),
  ownShare: orEmpty(money).optional(),
  commisionAmount: excludable('report.commisionAmount', orEmpty(money)),
  clientCommission: excludable('report.clientCommission', orEmpty(money)),
  transactionCosts: excludable('report.transactionCosts', orEmpty(money)),
  insurance: excludable('report.insurance', orEmpty(money)),
  gapInsurance: excludable('report.gapInsurance', orEmpty(money)),
  registerVehicleDate: orEmpty(calendarDate).optional(),
  conctractDate: orEmpty(calendarDate).optional(),
  customerSource: text(200).optional(),
  notes: orEmpty(paragraph(2000)).optional(),
  invoiceNumber: text(60).optional(),
  mgInsuranceCommission: excludable('report.mgInsuranceCommission', orEmpty(money)),
  payMonth: orEmpty(calendarMonth).optional(),
  leasingMerchantName: text(200).optional(),
  invoiceChargedPrice: excludable('report.invoiceChargedPrice', orEmpty(money)),
  customerFileCreationMethod: orEmpty(z.enum(creationMethods, 'value_not_allowed')).optional(),
});

export type EntryPatch = z.output<typeof entryPatch>;

/** How many entries one paste may write into. */
export const mostChangedEntries = 500;
