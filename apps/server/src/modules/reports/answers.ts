import type { Endpoints } from '@szansa/api-client/endpoints';

import {
  refuseStaleRemoval,
  type HandlerInput,
  type Produced,
  type StaffReading,
  type StaffWork,
  type Work,
} from '#platform';
import { readableReport } from './access.ts';
import { countReports, listReports, type ReportRow } from './queries.ts';

type Calls = Endpoints['reports'];

export type ReportAnswer = Produced<Calls['get']>;

export const reportReaders = 'right:report.get';

/** Publishes a change of a report to all who may read reports. */
export function emitReport(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'report', id }, [reportReaders]);
}

/** Returns the fields of a report for the audit log, which must not have changed when it is accepted or deleted. */
export function reportFields({ type, rangeType, dateFrom, dateTo, tiers, calculatedAt, ...row }: ReportRow) {
  return {
    type,
    rangeType,
    dateFrom,
    dateTo,
    tiers,
    calculatedAt,
    acceptedAt: row.acceptedAt,
    archivedAt: row.archivedAt,
  };
}

/** @throws 409 `stale_version` where a report has visibly changed since it was read; 422 for a version to come */
export function refuseStaleReport(work: StaffWork, row: ReportRow, readVersion: number): Promise<void> {
  return refuseStaleRemoval(work, {
    entity: 'report',
    entityId: row.id,
    readVersion,
    currentVersion: row.version,
    current: reportFields(row),
  });
}

function listed({ author, acceptor, workers, ...row }: ReportRow) {
  return {
    id: row.id,
    type: row.type,
    rangeType: row.rangeType,
    dateFrom: row.dateFrom,
    dateTo: row.dateTo,
    workers,
    entryCount: row.entryCount,
    createdBy: author,
    createdAt: row.createdAt,
    acceptedBy: acceptor,
    acceptedAt: row.acceptedAt,
    archivedAt: row.archivedAt,
    version: row.version,
  };
}

/** A report with what the actor may do. @throws 404 */
export async function reportById(reading: StaffReading, id: string): Promise<ReportAnswer> {
  const row = await readableReport(reading, id);
  return {
    ...listed(row),
    calculatedAt: row.calculatedAt,
    can: { edit: row.acceptedAt === null && reading.actor.can('report.edit') },
  };
}

/** Reports a query finds. */
export function reportsFound({ db }: StaffReading, query: HandlerInput<Calls['list']>['query']) {
  const { search, type, workerId, createdBy, isAccepted, from, to } = query;
  const filters = {
    search,
    type,
    workerId,
    createdBy,
    isAccepted,
    isArchived: query.is_archived ?? false,
    from,
    to,
  };
  return {
    rows: listReports(db, filters, query),
    count: countReports(db, filters),
    item: listed,
  };
}
