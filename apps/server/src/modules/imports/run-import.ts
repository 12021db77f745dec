import { finishOperation, jobKind, stepOperation, verb } from '#platform';
import { lockedImport, readableImport } from './access.ts';
import { importTargets, validateRows } from './validate-rows.ts';
import { importJob, importRun, type ImportJob } from './preparing.ts';
import { noteDone, updateImport } from './queries.ts';
import { nextRows, saveUndone, importedRows } from './row-queries.ts';

/** Number of rows that are imported, or undone, in one transaction: few, so that others hardly wait for its locks. */
const atOnce = 60;

/** Imports the next rows. @returns whether there may be more */
async function importRows({ context, importId, operationId }: ImportJob): Promise<boolean> {
  return verb(context, async (work) => {
    const found = await lockedImport(work, importId);
    const rows = await nextRows(work.db, importId, found.position, atOnce);
    const last = rows.at(-1);
    if (!last) {
      await updateImport(work.db, importId, { step: 'finished' });
      const { created, updated } = found;
      await finishOperation(work, operationId, { importId, created, updated });
      return false;
    }
    const done = await validateRows(work, found, rows, { commit: true });
    await noteDone(work.db, importId, last.position, done);
    return (await stepOperation(work, operationId, { done: last.position })) !== null;
  });
}

/** Undoes the import of the next records. @returns whether there may be more */
async function undoRows({ context, importId, operationId }: ImportJob): Promise<boolean> {
  return verb(context, async (work) => {
    const found = await lockedImport(work, importId);
    const rows = await importedRows(work.db, importId, found.position, atOnce);
    const last = rows.at(-1);
    if (!last) {
      await updateImport(work.db, importId, { step: 'undone' });
      const { undone, touched } = found;
      await finishOperation(work, operationId, { importId, undone, touched });
      return false;
    }
    const gone = await importTargets[found.entity].undo(work, rows);
    const ended = rows.map(({ position, recordId }) => ({
      position,
      undo: gone.has(recordId) ? ('undone' as const) : ('touched' as const),
    }));
    await saveUndone(work.db, importId, ended);
    const undone = ended.filter(({ undo }) => undo === 'undone').length;
    const touched = ended.length - undone;
    await noteDone(work.db, importId, last.position, { undone, touched });
    const done = found.undone + found.touched + ended.length;
    return (await stepOperation(work, operationId, { done })) !== null;
  });
}

async function commitOrUndo(job: ImportJob): Promise<void> {
  const { step } = await readableImport(job.context, job.importId);
  if (step !== 'running' && step !== 'undoing') return;
  const next = step === 'running' ? importRows : undoRows;
  while (!job.signal.aborted && (await next(job)));
}

/** Job that imports the rows of an import, or undoes them; it continues after the last row that was done. */
export const runImport = jobKind({
  name: 'import.take',
  data: importJob,
  policy: 'exclusive',
  retry: { limit: 5, delaySeconds: 1, maxDelaySeconds: 60 },
  punctuality: 30,
  run: importRun(commitOrUndo),
});
