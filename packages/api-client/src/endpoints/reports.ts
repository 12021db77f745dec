import { languages } from '@szansa/domain/account';
import { calendarMonth, columnOf, dateRangeTypes, reportInput, reportTypes } from '@szansa/domain/report';
import { calendarDate } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, dayFilter, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { id, idParams, instant, nothing, person, version, versionQuery } from './records.ts';
import { cellChanges, recalculation, reportEntry, reportSummary } from './report-entries.ts';

const report = z
  .object({
    id,
    type: z.enum(reportTypes),
    rangeType: z.enum(dateRangeTypes),
    /** The days the range meant when the report was made, both included. */
    dateFrom: calendarDate,
    dateTo: calendarDate,
    /** Whose deals it collects. */
    workers: z.array(person),
    entryCount: z.int(),
    createdBy: person.nullable(),
    createdAt: instant,
    /** When the values of deals and tiers were last applied to it. */
    calculatedAt: instant,
    acceptedBy: person.nullable(),
    acceptedAt: instant.nullable(),
    archivedAt: instant.nullable(),
    version: z.int(),
    can: z.object({ edit: z.boolean() }),
  })
  .register(schemaNames, { id: 'Report' });

const listItem = report
  .omit({ calculatedAt: true, can: true })
  .register(schemaNames, { id: 'ReportListItem' });

const language = z.enum(languages, 'value_not_allowed').default('pl');

/** Sorted by a column that can be hidden, a list is refused like the column itself. */
const byAmount = (name: Parameters<typeof columnOf>[0]) => columnOf(name).field ?? null;

/** Reports of commissions, their entries and files. Hidden columns are in none of them. */
export const reports = {
  list: endpoint({
    method: 'GET',
    path: '/reports',
    access: 'report.get',
    summary: 'Reports, the newest first.',
    query: listQuery({
      sort: { createdAt: null, acceptedAt: null, dateFrom: null },
      defaultSort: '-createdAt',
      filters: {
        type: anyOf(z.enum(reportTypes)),
        /** Of those that collect deals of any of them. */
        workerId: anyOf(id),
        /** Who made them. */
        createdBy: anyOf(id),
        isAccepted: flag(),
        /** Archived ones instead of the others. */
        is_archived: flag(),
        /** Whose range reaches into these days. */
        from: dayFilter(),
        to: dayFilter(),
      },
    }),
    response: pageOf(listItem),
  }),
  workers: endpoint({
    method: 'GET',
    path: '/reports/workers',
    access: 'report.get',
    summary: 'Whose deals a report can collect: active staff, and who has closed any.',
    response: z.array(person),
  }),
  get: endpoint({
    method: 'GET',
    path: '/reports/{id}',
    access: 'report.get',
    summary: 'One report without its entries.',
    params: idParams,
    response: report,
  }),
  create: endpoint({
    method: 'POST',
    path: '/reports',
    access: 'report.create',
    summary: 'Makes a report of the chosen offers of closed opportunities in a range of days.',
    body: reportInput,
    response: report,
    creates: true,
  }),
  entries: endpoint({
    method: 'GET',
    path: '/reports/{id}/entries',
    access: 'report.get',
    summary: 'Entries of a report, in its own order.',
    params: idParams,
    query: listQuery({
      sort: {
        position: null,
        worker: null,
        clientName: null,
        leasingCompany: null,
        monthOfIncome: null,
        conctractDate: null,
        registerVehicleDate: null,
        nettoTransactionValue: byAmount('nettoTransactionValue'),
        netCommitmentValue: byAmount('netCommitmentValue'),
        totalCommission: byAmount('totalCommission'),
        sumOfCommissions: byAmount('sumOfCommissions'),
        workerCommission: byAmount('workerCommission'),
        totalSumOfCommissions: byAmount('totalSumOfCommissions'),
      },
      defaultSort: 'position',
      filters: {
        workerId: anyOf(id),
        month: anyOf(calendarMonth),
        bank: anyOf(z.string().max(200)),
        /** Of those with cells that were changed by hand alone. */
        isByHand: flag(),
      },
    }),
    response: pageOf(reportEntry),
  }),
  summary: endpoint({
    method: 'GET',
    path: '/reports/{id}/summary',
    access: 'report.get',
    summary: 'What a report adds up to, by worker, month and bank, and what is paid out.',
    params: idParams,
    response: reportSummary,
  }),
  changeCells: endpoint({
    method: 'PATCH',
    path: '/reports/{id}/entries',
    access: 'report.edit',
    summary:
      'Writes into cells of one or many entries: all of them, or none where somebody else was there before.',
    params: idParams,
    body: cellChanges,
    unversioned: 'cells',
    refusals: ['report_accepted', 'cells_changed'],
    response: z.array(reportEntry),
  }),
  recalculation: endpoint({
    method: 'GET',
    path: '/reports/{id}/recalculation',
    access: 'report.edit',
    summary: 'What calculating a report anew would change.',
    params: idParams,
    refusals: ['report_accepted'],
    response: recalculation,
  }),
  recalculate: endpoint({
    method: 'POST',
    path: '/reports/{id}/recalculate',
    access: 'report.edit',
    done: 'report_recalculated',
    summary: 'Calculates a report anew, as it was shown; cells changed by hand stay.',
    params: idParams,
    body: z.strictObject({ version, fingerprint: z.string().max(100) }),
    refusals: ['report_accepted', 'report_outdated'],
    response: report,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/reports/{id}/accept',
    access: 'report.edit',
    done: 'report_accepted',
    summary: 'Accepts a report: from then on it never changes, and seven days later it is archived.',
    params: idParams,
    body: z.strictObject({ version }),
    refusals: ['report_accepted'],
    response: report,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/reports/{id}',
    access: 'report.edit',
    summary: 'Removes a report that is not accepted.',
    params: idParams,
    query: versionQuery,
    refusals: ['report_accepted'],
    response: nothing,
  }),
  file: endpoint({
    method: 'GET',
    path: '/reports/{id}/file',
    access: 'report.get',
    summary: 'A report as a PDF, a table for spreadsheets, or a workbook with its formulas.',
    params: idParams,
    query: z.strictObject({ format: z.enum(['pdf', 'csv', 'xlsx'], 'value_not_allowed'), language }),
    response: 'file',
  }),
  statement: endpoint({
    method: 'GET',
    path: '/reports/{id}/statement',
    access: 'report.get',
    summary: 'What a worker is paid for a month and for which deals, as a PDF.',
    params: idParams,
    query: z.strictObject({ workerId: z.uuid('value_not_allowed'), month: calendarMonth, language }),
    response: 'file',
  }),
};
