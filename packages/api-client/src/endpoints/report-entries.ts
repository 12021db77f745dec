import { excludable } from '@szansa/domain/access';
import { offerTypes } from '@szansa/domain/offer';
import { creationMethods } from '@szansa/domain/opportunity';
import { calendarMonth, entryPatch, incomeTypes, mostChangedEntries } from '@szansa/domain/report';
import { z } from 'zod';

import { schemaNames } from '../contract/index.ts';
import { amount, day, id, instant, opportunityNumber, person, pictureId, version } from './records.ts';

const text = z.string().nullable();

/** An amount that may be below zero, or longer than one that is typed: sums and what is left of them. */
const sum = z
  .string()
  .regex(/^-?\d{1,18}\.\d{2}$/)
  .register(schemaNames, {
    id: 'Sum',
    described: { type: 'string', pattern: String.raw`^-?\d{1,18}\.\d{2}$`, description: 'Zlotys.' },
  });

/** Salespeople as a report names them: as they were called when it was calculated, with the picture they have now. */
export const reportWorker = z
  .object({ id, name: z.string(), pictureId })
  .register(schemaNames, { id: 'ReportWorker' });

/** A cell changed by hand: the value from the deal, and who changed it when. */
const handMark = z
  .object({ original: z.union([z.string(), z.number(), z.null()]), by: person.nullable(), at: instant })
  .register(schemaNames, { id: 'HandMark' });

const mark = handMark.optional();

/** Of each cell that was changed by hand; one that is hidden is not there. */
const handMarks = z
  .object({
    taxId: excludable('customer.taxIdNumber', handMark),
    clientName: mark,
    phone: excludable('customer.phones', handMark),
    email: excludable('customer.emails', handMark),
    incomeType: mark,
    type: mark,
    description: mark,
    yearOfProduction: mark,
    leasingCompany: mark,
    monthOfIncome: mark,
    nettoTransactionValue: excludable('report.nettoTransactionValue', handMark),
    ownShare: mark,
    commisionAmount: excludable('report.commisionAmount', handMark),
    clientCommission: excludable('report.clientCommission', handMark),
    transactionCosts: excludable('report.transactionCosts', handMark),
    insurance: excludable('report.insurance', handMark),
    gapInsurance: excludable('report.gapInsurance', handMark),
    registerVehicleDate: mark,
    conctractDate: mark,
    customerSource: mark,
    notes: mark,
    invoiceNumber: mark,
    mgInsuranceCommission: excludable('report.mgInsuranceCommission', handMark),
    payMonth: mark,
    leasingMerchantName: mark,
    invoiceChargedPrice: excludable('report.invoiceChargedPrice', handMark),
    customerFileCreationMethod: mark,
  })
  .register(schemaNames, { id: 'HandMarks' });

/** An entry of a report, its columns spelt as in section 3 of the specification. Amounts are net. */
export const reportEntry = z
  .object({
    id,
    version: z.int(),
    worker: reportWorker,
    /** Where it comes from; null where the caller may not read that, or it is gone. */
    opportunity: opportunityNumber.extend({ customerId: id }).nullable(),
    taxId: excludable('customer.taxIdNumber', text),
    clientName: text,
    phone: excludable('customer.phones', text),
    email: excludable('customer.emails', text),
    incomeType: z.enum(incomeTypes).nullable(),
    type: z.enum(offerTypes).nullable(),
    description: text,
    yearOfProduction: z.int().nullable(),
    leasingCompany: text,
    monthOfIncome: calendarMonth,
    nettoTransactionValue: excludable('report.nettoTransactionValue', amount),
    ownShare: amount,
    netCommitmentValue: excludable('report.netCommitmentValue', sum.nullable()),
    commisionAmount: excludable('report.commisionAmount', amount),
    clientCommission: excludable('report.clientCommission', amount),
    transactionCosts: excludable('report.transactionCosts', amount),
    totalCommission: excludable('report.totalCommission', sum),
    insurance: excludable('report.insurance', amount),
    gapInsurance: excludable('report.gapInsurance', amount),
    registerVehicleDate: day,
    conctractDate: day,
    customerSource: text,
    notes: text,
    workerCommission: excludable('report.workerCommission', sum),
    invoiceNumber: text,
    mgInsuranceCommission: excludable('report.mgInsuranceCommission', amount),
    payMonth: calendarMonth.nullable(),
    sumOfCommissions: excludable('report.sumOfCommissions', sum),
    leasingMerchantName: text,
    invoiceChargedPrice: excludable('report.invoiceChargedPrice', amount),
    totalSumOfCommissions: excludable('report.totalSumOfCommissions', sum),
    customerFileCreationMethod: z.enum(creationMethods).nullable(),
    byHand: handMarks,
  })
  .register(schemaNames, { id: 'ReportEntry' });

/** What entries add up to. */
export const reportSums = z
  .object({
    nettoTransactionValue: excludable('report.nettoTransactionValue', sum),
    ownShare: sum,
    netCommitmentValue: excludable('report.netCommitmentValue', sum),
    commisionAmount: excludable('report.commisionAmount', sum),
    clientCommission: excludable('report.clientCommission', sum),
    transactionCosts: excludable('report.transactionCosts', sum),
    totalCommission: excludable('report.totalCommission', sum),
    insurance: excludable('report.insurance', sum),
    gapInsurance: excludable('report.gapInsurance', sum),
    mgInsuranceCommission: excludable('report.mgInsuranceCommission', sum),
    sumOfCommissions: excludable('report.sumOfCommissions', sum),
    workerCommission: excludable('report.workerCommission', sum),
  })
  .register(schemaNames, { id: 'ReportSums' });

const group = z.object({ count: z.int(), sums: reportSums });

/** The sums of a report, in all and by what entries have in common; each of these adds up to the whole. */
export const reportSummary = group
  .extend({
    byWorker: z.array(group.extend({ worker: reportWorker })),
    byMonth: z.array(group.extend({ month: calendarMonth })),
    byBank: z.array(group.extend({ bank: text })),
    /** What each worker is paid for each month, by the tier it reaches. */
    payouts: z.array(
      z.object({
        worker: reportWorker,
        month: calendarMonth,
        count: z.int(),
        sum: excludable('report.sumOfCommissions', sum),
        /** The sum from which the tier applies; null below all of them. */
        from: excludable('report.workerCommission', sum.nullable()),
        /** Percent of the whole sum. */
        percent: excludable('report.workerCommission', z.string()),
        payout: excludable('report.workerCommission', sum),
      }),
    ),
  })
  .register(schemaNames, { id: 'ReportSummary' });

/** A cell that recalculating would change, or whose original it would, where it was changed by hand. */
const cellDifference = z.object({
  from: z.union([z.string(), z.number(), z.null()]),
  to: z.union([z.string(), z.number(), z.null()]),
});
const difference = cellDifference.optional();

/** An entry as a difference names it. */
const namedEntry = z.object({
  clientName: text,
  worker: reportWorker,
  opportunityNumber: z.int().nullable(),
});

const changedCells = z.object({
  /** By name, where the opportunity has another owner now. */
  worker: difference,
  taxId: excludable('customer.taxIdNumber', cellDifference),
  clientName: difference,
  phone: excludable('customer.phones', cellDifference),
  email: excludable('customer.emails', cellDifference),
  incomeType: difference,
  type: difference,
  description: difference,
  yearOfProduction: difference,
  leasingCompany: difference,
  monthOfIncome: difference,
  nettoTransactionValue: excludable('report.nettoTransactionValue', cellDifference),
  ownShare: difference,
  commisionAmount: excludable('report.commisionAmount', cellDifference),
  clientCommission: excludable('report.clientCommission', cellDifference),
  transactionCosts: excludable('report.transactionCosts', cellDifference),
  insurance: excludable('report.insurance', cellDifference),
  gapInsurance: excludable('report.gapInsurance', cellDifference),
  registerVehicleDate: difference,
  conctractDate: difference,
  customerSource: difference,
  notes: difference,
  invoiceNumber: difference,
  mgInsuranceCommission: excludable('report.mgInsuranceCommission', cellDifference),
  payMonth: difference,
  leasingMerchantName: difference,
  invoiceChargedPrice: excludable('report.invoiceChargedPrice', cellDifference),
  customerFileCreationMethod: difference,
});

/** A preview of what recalculating a report would change. Of each kind the first hundred are named. */
export const recalculation = z
  .object({
    /** Names what is shown: it is applied only while it is still the same. */
    fingerprint: z.string(),
    isDifferent: z.boolean(),
    added: z.object({ count: z.int(), entries: z.array(namedEntry) }),
    removed: z.object({ count: z.int(), entries: z.array(namedEntry) }),
    changed: z.object({
      count: z.int(),
      entries: z.array(namedEntry.extend({ cells: changedCells })),
    }),
    /** Whether the tiers of the agency are others now. */
    areTiersChanged: z.boolean(),
    before: reportSums,
    after: reportSums,
  })
  .register(schemaNames, { id: 'Recalculation' });

/** Cells to be written, by entries; each entry names the version it was read in. */
export const cellChanges = z.strictObject({
  entries: z
    .array(z.strictObject({ id: z.uuid('value_not_allowed'), version, changes: entryPatch }))
    .min(1, 'required')
    .max(mostChangedEntries, 'too_many'),
});
