import type { Endpoints } from '@szansa/api-client/endpoints';

import type { Actor, HandlerInput, Produced, StaffReading, Work } from '#platform';
import { exportReaders, isEnded, readableExport } from './access.ts';
import { countExports, listExports, type ExportRow } from './queries.ts';

type Calls = Endpoints['exports'];
export type ExportAnswer = Produced<Calls['queue']>;

/** Publishes to all who may read export requests that one has been created or changed. */
export function emitRequest(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'export', id }, [exportReaders]);
}

/**
 * Publishes that a request has changed, and its progress to its owner. Only its job calls this: an event of the call
 * that created the request could arrive after those of the job.
 */
export function emitExport(work: Work, { id, userId, status, completedAt }: ExportChange): void {
  emitRequest(work, id);
  const payload = { exportId: id, status, completedAt: completedAt?.toISOString() ?? null };
  work.emit('export-request-response', payload, [`user:${userId}`]);
}

type ExportChange = Pick<ExportRow, 'id' | 'userId' | 'status' | 'completedAt'>;

/** Returns a request as the actor sees it: only its owner gets the data of its file. */
function described(row: ExportRow, actor: Actor): ExportAnswer {
  const isOwn = row.userId === actor.userId;
  const { operationId, operationState, done, total, isCancelWished } = row;
  const isGoingOn = operationState === 'waiting' || operationState === 'running';
  return {
    id: row.id,
    source: row.source,
    format: row.format,
    status: row.status,
    user: row.user,
    createdAt: row.createdAt,
    completedAt: row.completedAt,
    rowCount: isOwn ? row.rowCount : null,
    problem: isOwn ? row.problem : null,
    operation:
      isOwn && operationId !== null && isGoingOn
        ? { id: operationId, done: done ?? 0, total, canCancel: isCancelWished === false }
        : null,
    can: {
      download: isOwn && row.status === 'completed' && row.fileId !== null,
      remove: isEnded(row) && actor.can('export.edit'),
    },
  };
}

/** @throws 404 */
export async function exportById(reading: StaffReading, id: string): Promise<ExportAnswer> {
  return described(await readableExport(reading, id), reading.actor);
}

/** Requests a query finds. */
export function exportsFound({ db, actor }: StaffReading, query: HandlerInput<Calls['list']>['query']) {
  const { search, status, source } = query;
  const filters = { search, status, source, userId: query.is_self ? actor.userId : undefined };
  return {
    rows: listExports(db, filters, query),
    count: countExports(db, filters),
    item: (row: ExportRow) => described(row, actor),
  };
}
