import { exportFileName, exportMime, mostSheetRows, type ExportProblem } from '@szansa/domain/export';
import { exportSourceName } from '@szansa/domain/language';
import { warsawDay } from '@szansa/domain/shared';
import { z } from 'zod';

import { notify } from '#modules/notifications';
import {
  dropFile,
  failOperation,
  finishOperation,
  jobKind,
  ownerContext,
  Refusal,
  stepOperation,
  storeFile,
  systemVerb,
  verb,
  withWritten,
  type Context,
  type ExportTarget,
  type JobKind,
  type StaffContext,
  type Work,
} from '#platform';
import { exportReaders, isEnded } from './access.ts';
import { emitExport } from './answers.ts';
import { exportCompleted } from './notifications.ts';
import {
  deleteExport,
  findExpired,
  findExport,
  listExportsOf,
  updateExport,
  type ExportRow,
} from './queries.ts';
import { visibleColumns, type ExportTargets } from './targets.ts';
import { exportTexts } from './texts.ts';
import { ExportStopped, writtenRows } from './writing.ts';

export const exportJob = z.object({ exportId: z.uuid() });

interface Run {
  readonly context: StaffContext;
  readonly row: ExportRow;
  readonly target: ExportTarget;
  readonly signal: AbortSignal;
}

const listName = ({ context, row }: Pick<Run, 'context' | 'row'>) =>
  exportSourceName(row.source, context.language);

/** Ends a request that gives no file; its operation as well, where that has not ended already. */
async function failIn(work: Work, id: string, problem: ExportProblem): Promise<void> {
  const row = await findExport(work.db, id, { lock: true });
  if (!row || isEnded(row)) return;
  const completedAt = new Date();
  await updateExport(work.db, id, { status: 'failed', problem, completedAt });
  const { source, format } = row;
  await work.audit({ entity: 'export', entityId: id, action: 'fail', after: { source, format, problem } });
  if (row.operationId !== null) {
    await failOperation(
      work,
      row.operationId,
      exportTexts[work.language].failed(exportSourceName(source, work.language)),
    );
  }
  emitExport(work, { ...row, status: 'failed', completedAt });
}

const fail = (context: Context, id: string, problem: ExportProblem) =>
  verb(context, (work) => failIn(work, id, problem));

/** Ends requests whose operations were interrupted. */
export async function failInterrupted(work: Work, operationIds: readonly string[]): Promise<void> {
  for (const id of await listExportsOf(work.db, operationIds)) await failIn(work, id, 'broken');
}

/** Starts or resumes a request. @returns whether there is anything to be done */
async function start({ context, row }: Run): Promise<boolean> {
  return verb(context, async (work) => {
    const found = await findExport(work.db, row.id, { lock: true });
    if (!found || isEnded(found)) return false;
    const going = row.operationId !== null && (await stepOperation(work, row.operationId, { done: 0 }));
    if (!going) throw new ExportStopped('cancelled');
    await updateExport(work.db, row.id, { status: 'processing' });
    emitExport(work, { ...row, status: 'processing' });
    return true;
  });
}

/** Notes how far the file is. @throws ExportStopped when its owner wishes no more of it */
async function note({ context, row, signal }: Run, done: number, total: number): Promise<void> {
  if (signal.aborted) throw new ExportStopped(null);
  const { operationId } = row;
  const going =
    operationId !== null &&
    (await verb(context, (work) => stepOperation(work, operationId, { done, total })));
  if (!going) throw new ExportStopped('cancelled');
}

/** Stores the file and ends the request. */
async function complete(
  { context, row }: Run,
  file: { readonly path: string; readonly size: number; readonly sha256: string },
  rowCount: number,
): Promise<void> {
  const { id, source, format } = row;
  const name = exportFileName(exportSourceName(source, context.language), warsawDay(new Date()), format);
  await verb(context, async (work) => {
    const found = await findExport(work.db, id, { lock: true });
    if (!found || isEnded(found)) return;
    const stored = await storeFile(work, { ...file, name, mime: exportMime(format) });
    const completedAt = new Date();
    await updateExport(work.db, id, { status: 'completed', fileId: stored.id, rowCount, completedAt });
    if (row.operationId !== null)
      await finishOperation(work, row.operationId, { exportId: id, rows: rowCount });
    await work.audit({
      entity: 'export',
      entityId: id,
      action: 'complete',
      after: { source, format, rows: rowCount },
    });
    emitExport(work, { ...row, status: 'completed', completedAt });
  });
}

/** Notifies the owner once that the file is ready, also where the job was interrupted before. */
async function notifyOwner({ context, row }: Pick<Run, 'context' | 'row'>): Promise<void> {
  const { id, userId, format } = row;
  await systemVerb(context.platform, async (work) => {
    const found = await findExport(work.db, id);
    if (found?.status !== 'completed' || found.completedAt === null) return;
    const file = exportFileName(listName({ context, row }), warsawDay(found.completedAt), format);
    const content = { kind: 'export_completed' as const, file, rows: found.rowCount ?? 0 };
    await notify(work, exportCompleted, [{ to: [userId], recordId: null, key: `export/${id}`, content }]);
  });
}

/** Writes the rows into a file and ends the request; the rows are those of one moment. */
async function write(run: Run): Promise<void> {
  const { context, row, target } = run;
  await verb(context, async (work) => {
    const columns = await visibleColumns(work, { source: row.source, target }, row.columns);
    if (columns.length === 0) throw new ExportStopped('refused');
    const { total, rows } = await target.read(work, JSON.parse(row.query), columns);
    if (row.format === 'xlsx' && total > mostSheetRows) throw new ExportStopped('too_many_rows');
    const written = writtenRows(rows, { ...row, columns, language: context.language }, (done) =>
      note(run, done, total),
    );
    await note(run, 0, total);
    await withWritten(context.platform, written.stream, (file) => complete(run, file, written.count()));
  });
}

/** Why a failure will be one again, however often the job is tried; null for one that may pass. */
function lastingProblem(error: unknown): ExportProblem | null {
  if (error instanceof ExportStopped) return error.problem;
  if (!(error instanceof Refusal)) return null;
  return error.status === 413 ? 'no_room' : 'refused';
}

async function runExport(targets: ExportTargets, context: Context, run: JobRunOf): Promise<void> {
  const { exportId } = run.data;
  const row = await findExport(context.db, exportId);
  if (!row) return;
  const staff = await ownerContext(context, row);
  if (!staff) return fail(context, exportId, 'refused');
  const own = { context: staff, row, target: targets[row.source], signal: run.signal };
  try {
    if (!staff.actor.can('export.create')) throw new ExportStopped('refused');
    if (await start(own)) await write(own);
    await notifyOwner(own);
  } catch (error) {
    if (run.signal.aborted) throw error;
    const problem = lastingProblem(error);
    if (problem === null && !run.isLastTry) throw error;
    await fail(staff, exportId, problem ?? 'broken');
    if (problem === null) throw error;
  }
}

type JobRunOf = Parameters<JobKind<typeof exportJob>['run']>[1];

/**
 * Returns the job that makes the file of a request. An interrupted job starts the file again, since all its rows must
 * come from the same snapshot.
 */
export const exportJobOf = (targets: ExportTargets): JobKind<typeof exportJob> =>
  jobKind({
    name: 'export.make',
    data: exportJob,
    policy: 'exclusive',
    retry: { limit: 3, delaySeconds: 1, maxDelaySeconds: 60 },
    punctuality: 30,
    run: (context, run) => runExport(targets, context, run),
  });

/** Removes requests whose days are over, with their files. @returns how many */
async function expire(work: Work): Promise<number> {
  const expired = await findExpired(work.db);
  for (const { id, fileId } of expired) {
    await deleteExport(work.db, id);
    if (fileId !== null) await dropFile(work, fileId);
  }
  if (expired.length > 0) work.emit('records-changed', { entity: 'export' }, [exportReaders]);
  return expired.length;
}

async function expireAll(context: Context): Promise<void> {
  while ((await verb(context, expire)) > 0);
}

/** Removes exports seven days after they ended, within the hour; what was missed while no server ran as well (rule EX4). */
export const expireExports = jobKind({
  name: 'export.expire',
  data: z.object({}),
  policy: 'exclusive',
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  punctuality: 60,
  schedule: '41 * * * *',
  run: expireAll,
});
