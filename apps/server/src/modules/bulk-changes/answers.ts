import { failureOf, type RefusalCode } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { mostRefusalsShown, type BulkOutcome, type BulkState } from '@szansa/domain/bulk-change';
import { mostLabels } from '@szansa/domain/opportunity';

import { notFound, type Produced, type StaffReading } from '#platform';
import { countOutcomes, findChange, listRefused, type ChangeRow } from './queries.ts';
import { storedChange, type BulkTargets } from './targets.ts';

type BulkChanges = Endpoints['bulkChanges'];

export type BulkChangeAnswer = Produced<BulkChanges['get']>;

/** A change of the actor's own. @throws 404 */
export async function ownChange(
  { db, actor }: StaffReading,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<ChangeRow> {
  const row = await findChange(db, id, options);
  if (row?.ownerId !== actor.userId) throw notFound();
  return row;
}

/** Returns the state of a change; a change that runs as an operation has that operation's state. */
export function stateOf({ begunAt, endedAt, operationState }: ChangeRow): BulkState {
  if (begunAt === null) return 'previewed';
  if (operationState === null) return endedAt === null ? 'running' : 'done';
  if (operationState === 'interrupted') return 'failed';
  return operationState === 'waiting' ? 'running' : operationState;
}

/** Returns the text of a reason in the reader's language. */
function reasonText(reading: StaffReading, code: string): string {
  // only codes of refusals are stored as reasons
  return failureOf(code as RefusalCode, { limit: mostLabels }, reading.language).message;
}

/** What a change would do, or has done. @throws 404 */
export async function bulkChangeById(
  reading: StaffReading,
  targets: BulkTargets,
  id: string,
): Promise<BulkChangeAnswer> {
  const row = await ownChange(reading, id);
  const outcomes = await countOutcomes(reading.db, id);
  const sum = (counted: BulkOutcome) =>
    outcomes.reduce((total, { outcome, count }) => (outcome === counted ? total + count : total), 0);
  const { list, operationId, createdAt } = row;
  return {
    id,
    list,
    kind: storedChange(targets, row).kind,
    state: stateOf(row),
    total: outcomes.reduce((total, { count }) => total + count, 0),
    waiting: sum('waiting'),
    changed: sum('changed'),
    same: sum('same'),
    refused: sum('refused'),
    reasons: outcomes.flatMap(({ code, count }) =>
      code === null ? [] : [{ code, message: reasonText(reading, code), count }],
    ),
    operationId,
    createdAt,
  };
}

/** Records the change does not change, by the names they have for the actor now. @throws 404 */
export async function refusedOf(
  reading: StaffReading,
  targets: BulkTargets,
  id: string,
): Promise<Produced<BulkChanges['refused']>> {
  const { right, names } = storedChange(targets, await ownChange(reading, id));
  const refused = await listRefused(reading.db, id, mostRefusalsShown);
  const ids = refused.map(({ recordId }) => recordId);
  const named = reading.actor.can(right) ? await names(reading, ids) : new Map();
  return refused.map(({ recordId, code }) => {
    const reason = code ?? 'internal';
    const { name = null, number = null } = named.get(recordId) ?? {};
    return { id: recordId, name, number, code: reason, message: reasonText(reading, reason) };
  });
}
