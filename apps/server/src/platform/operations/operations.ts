import type { Data } from '@szansa/api-client/contract';
import { mostOperations, type Endpoints } from '@szansa/api-client/endpoints';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { StaffContext, StaffReading, Work } from '../context.ts';
import { notFound, Refusal } from '../refusal.ts';
import { verb } from '../verb.ts';
import {
  endOperation,
  findOperation,
  insertOperation,
  listOperations,
  updateProgress,
  wishToCancel,
} from './operation-queries.ts';
import type { OperationTable } from './operation-table.ts';

export interface NewOperation {
  /** What it does, as the job's kind is named. */
  readonly kind: string;
  /** Who may watch and cancel it. */
  readonly ownerId: string;
  /** How many steps there are, where that is known. */
  readonly total?: number;
}

export interface Progress {
  /** Steps done so far, in all. */
  readonly done?: number;
  readonly total?: number;
  /** What is being done now, in the owner's language. */
  readonly message?: string;
}

function emitChanged(work: Work, operationId: string, ownerId: string): void {
  work.emit('operation-changed', { operationId }, [`user:${ownerId}`]);
}

/** Writes down long work that is about to be enqueued; its job carries nothing but the id. */
export async function createOperation(work: Work, { kind, ownerId, total }: NewOperation): Promise<string> {
  const id = uuidv7();
  await insertOperation(work.db, { id, kind, ownerId, total: total ?? null, message: null });
  emitChanged(work, id, ownerId);
  return id;
}

/**
 * Stores progress in the transaction of the work itself, so that a repeated job continues from there. Call it without
 * progress to start, or to start again.
 * @returns the progress so far; null when the operation was cancelled or has ended: then stop.
 */
export async function stepOperation(
  work: Work,
  id: string,
  progress: Progress = {},
): Promise<{ readonly done: number; readonly total: number | null } | null> {
  const found = await updateProgress(work.db, id, progress);
  if (!found) return null;
  emitChanged(work, id, found.ownerId);
  return found.state === 'running' ? { done: found.done, total: found.total } : null;
}

/** Ends an operation well. `result` is JSON its screens understand. */
export async function finishOperation(work: Work, id: string, result: unknown): Promise<void> {
  const ended = await endOperation(work.db, id, { state: 'done', result: JSON.stringify(result) });
  if (ended) emitChanged(work, id, ended.ownerId);
}

/** Ends an operation that is not retried; the message gives its owner the reason. */
export async function failOperation(work: Work, id: string, message: string): Promise<void> {
  const ended = await endOperation(work.db, id, { state: 'failed', message });
  if (ended) emitChanged(work, id, ended.ownerId);
}

type OperationAnswer = Data<Endpoints['operations']['get']>;

function answerOf(row: Selectable<OperationTable>): OperationAnswer {
  const { ownerId: _, result, createdAt, updatedAt, endedAt, ...rest } = row;
  return {
    ...rest,
    result: result === null ? null : JSON.parse(result),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    can: { cancel: endedAt === null && !row.isCancelWished },
  };
}

/** An operation of the actor's own. @throws 404 */
export async function operationById(context: StaffReading, id: string): Promise<OperationAnswer> {
  const row = await findOperation(context.db, id, context.actor.userId);
  if (!row) throw notFound();
  return answerOf(row);
}

/** Operations of the actor's own that go on, then those that ended within a day. */
export async function ownOperations({ db, actor }: StaffReading): Promise<OperationAnswer[]> {
  return (await listOperations(db, actor.userId, mostOperations)).map(answerOf);
}

/**
 * Requests that one of the actor's operations stops at its next step. @throws 404, 409 `wrong_state` when it has
 * ended
 */
export function cancelOperation(context: StaffContext, id: string): Promise<OperationAnswer> {
  return verb(context, async (work) => {
    const cancelled = await wishToCancel(work.db, id, context.actor.userId);
    if (cancelled) emitChanged(work, id, cancelled.ownerId);
    const answer = await operationById(work, id);
    if (!cancelled) throw new Refusal('wrong_state');
    return answer;
  });
}
