import { failureOf, type RefusalCode } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import {
  mostAtOnce,
  mostRecords,
  mostRefusalsShown,
  type BulkOutcome,
  type BulkState,
} from '@szansa/domain/bulk-change';
import { mostLabels } from '@szansa/domain/opportunity';
import { v7 as uuidv7 } from 'uuid';

import {
  createOperation,
  denied,
  notFound,
  Refusal,
  refusedWith,
  verb,
  type Module,
  type Produced,
  type StaffContext,
  type StaffReading,
} from '#platform';
import { changeNext } from './changing.ts';
import { bulkJob, type BulkJob } from './job.ts';
import {
  countOutcomes,
  countPending,
  endChange,
  endChangesOf,
  findChange,
  insertChange,
  insertRecords,
  listRefused,
  startChange,
  sweepChanges,
  type ChangeRow,
  type NewRecord,
} from './queries.ts';
import { requestedChange, storedChange, type BulkTargets, type RequestedChange } from './targets.ts';

type BulkChanges = Endpoints['bulkChanges'];

type BulkChangeAnswer = Produced<BulkChanges['get']>;

/** A change of the actor's own. @throws 404 */
async function ownChange(
  { db, actor }: StaffReading,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<ChangeRow> {
  const row = await findChange(db, id, options);
  if (row?.ownerId !== actor.userId) throw notFound();
  return row;
}

/** Returns the state of a change; a change that runs as an operation has that operation's state. */
function stateOf({ begunAt, endedAt, operationState }: ChangeRow): BulkState {
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
async function bulkChangeById(
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
async function refusedOf(
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

/** Number of records that are checked at once. */
const checkedAtOnce = 1000;

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );
}

async function recordsOf(
  reading: StaffReading,
  requested: RequestedChange,
  ids: readonly string[],
  from: number,
): Promise<NewRecord[]> {
  const classified = await requested.classify(reading, ids);
  return ids.map((recordId, index) => ({
    position: from + index,
    recordId,
    // records the actor may not read get the same result as missing ones
    ...(classified.get(recordId) ?? refusedWith('not_found')),
  }));
}

/**
 * Stores the records of a change, and what it would do to each: the previewed records are the ones that are changed,
 * even if the filter matches others afterwards.
 * @throws 409 `too_many_records`; refusals of the change that do not depend on the records.
 */
async function previewChange(
  context: StaffContext,
  targets: BulkTargets,
  requested: RequestedChange,
): Promise<BulkChangeAnswer> {
  return verb(context, async (work) => {
    await requested.check(work);
    const ids = [...new Set(await requested.choose(work, mostRecords + 1))];
    if (ids.length > mostRecords) throw new Refusal('too_many_records', { limit: mostRecords });
    const { userId: ownerId, sessionId } = work.actor;
    const id = uuidv7();
    const { list, text: change } = requested;
    await insertChange(work.db, { id, ownerId, sessionId, list, change });
    for (const [part, some] of inParts(ids, checkedAtOnce).entries()) {
      await insertRecords(work.db, id, await recordsOf(work, requested, some, part * checkedAtOnce));
    }
    return bulkChangeById(work, targets, id);
  });
}

interface Running {
  readonly targets: BulkTargets;
  readonly job: BulkJob;
}

/** Starts a change; one of more records than the limit becomes an operation. @returns whether it runs at once. */
function start(context: StaffContext, { targets, job }: Running, id: string): Promise<boolean> {
  return verb(context, async (work) => {
    const row = await ownChange(work, id, { lock: true });
    if (!work.actor.can(storedChange(targets, row).right)) throw denied();
    // one that was to be done at once, and whose server died, is gone on with
    const isBroken = row.begunAt !== null && row.endedAt === null && row.operationId === null;
    if (isBroken) return true;
    if (stateOf(row) !== 'previewed') throw new Refusal('wrong_state');
    const total = await countPending(work.db, id);
    if (total <= mostAtOnce) {
      await startChange(work.db, id, null);
      return true;
    }
    const { userId: ownerId } = work.actor;
    const operationId = await createOperation(work, { kind: job.name, ownerId, total });
    await startChange(work.db, id, operationId);
    await work.platform.jobs.enqueue(work, job, { bulkChangeId: id }, { key: operationId });
    return false;
  });
}

/**
 * Runs a previewed change: each record in its own transaction, by the verb that changes a single one.
 * @throws 404, 403, 409 `wrong_state` for one that was started already.
 */
async function runChange(context: StaffContext, running: Running, id: string): Promise<BulkChangeAnswer> {
  const { targets } = running;
  if (await start(context, running, id)) {
    const change = storedChange(targets, await ownChange(context, id));
    const caller = () => Promise.resolve(context);
    while ((await changeNext(caller, change, id, { most: mostAtOnce, isGentle: false })) > 0);
    await verb(context, async (work) => {
      change.emit(work);
      await endChange(work.db, id);
    });
  }
  return bulkChangeById(context, targets, id);
}

/** Changes of many records at once, for the modules whose records are given: preview, execution and publishing. */
export function bulkChangesModule(targets: BulkTargets) {
  const { opportunities, customers, customerOrganisations } = targets;
  const job = bulkJob(targets);
  return {
    routes: {
      bulkChanges: {
        previewOpportunities: ({ body, context }) =>
          previewChange(context, targets, requestedChange('opportunities', opportunities, body)),
        previewCustomers: ({ body, context }) =>
          previewChange(context, targets, requestedChange('customers', customers, body)),
        previewOrganisations: ({ body, context }) =>
          previewChange(
            context,
            targets,
            requestedChange('customerOrganisations', customerOrganisations, body),
          ),
        get: ({ params, context }) => bulkChangeById(context, targets, params.id),
        refused: ({ params, context }) => refusedOf(context, targets, params.id),
        run: ({ params, context }) => runChange(context, { targets, job }, params.id),
      },
    },
    jobs: [job],
    sweeps: [sweepChanges],
    interrupted: (work, operationIds) => endChangesOf(work.db, operationIds),
  } as const satisfies Module;
}
