import type { ImportProblem } from '@szansa/domain/import';
import { z } from 'zod';

import { TableUnreadable, type TableRow } from '#adapters/tables/table.ts';
import {
  failOperation,
  finishOperation,
  jobKind,
  json,
  ownerContext,
  stepOperation,
  verb,
  type Context,
  type StaffContext,
} from '#platform';
import { lockedImport, readableImport } from './access.ts';
import { validateRows } from './validate-rows.ts';
import { findOwner, noteDone, updateImport, type ImportRecord } from './queries.ts';
import { firstMapping, headedTable, storedCells, nextOf, withTable } from './parse-file.ts';
import { insertRows, nextRows } from './row-queries.ts';
import { importTexts } from './texts.ts';

/** Number of rows that are stored, and number of rows that are checked, in one transaction. */
const [readAtOnce, checkedAtOnce] = [200, 100];

export const importJob = z.object({ operationId: z.uuid() });

export interface ImportJob {
  readonly context: StaffContext;
  readonly importId: string;
  readonly operationId: string;
  readonly signal: AbortSignal;
}

/** Skips rows that an earlier run of the job has stored. */
async function skip(rows: AsyncGenerator<TableRow>, count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) await rows.next();
}

/** Stores why the rest of a file cannot be read, and ends the operation. */
async function refuseFile(job: ImportJob, code: ImportProblem, row: number | null): Promise<void> {
  const { context, importId, operationId } = job;
  await verb(context, async (work) => {
    await updateImport(work.db, importId, { problem: json({ code, row }) });
    await failOperation(work, operationId, importTexts[context.language].problems[code]);
  });
}

/** Stores the next rows of a file. @returns whether there may be more */
async function storeRows(
  { context, importId, operationId }: ImportJob,
  rows: readonly TableRow[],
): Promise<boolean> {
  return verb(context, async (work) => {
    const { position } = await lockedImport(work, importId);
    await insertRows(
      work.db,
      importId,
      rows.map(({ number, cells }, index) => ({
        position: position + index + 1,
        number,
        cells: storedCells(cells),
      })),
    );
    await noteDone(work.db, importId, position + rows.length);
    return (await stepOperation(work, operationId, { done: position + rows.length })) !== null;
  });
}

/** Reads the file of an import, from where an earlier run has come to. @returns whether its rows are to be checked */
async function readFile(job: ImportJob): Promise<boolean> {
  const { context, importId, operationId, signal } = job;
  const found = await readableImport(context, importId);
  return withTable(context, found, async ({ form, rows: all }) => {
    const isFirstRun = found.position === 0;
    // stored even if the first rows cannot be read: the user may then choose another encoding or delimiter
    if (isFirstRun && form) await verb(context, (work) => updateImport(work.db, importId, form));
    const { headings, rows } = await headedTable(found.entity, all);
    if (isFirstRun) {
      const mapping = await firstMapping(context, found, headings);
      await verb(context, (work) => updateImport(work.db, importId, { headings, mapping }));
    }
    await skip(rows, found.position);
    let count = found.position;
    while (!signal.aborted) {
      const more = await nextOf(rows, readAtOnce);
      if (more.length === 0) break;
      if (!(await storeRows(job, more))) return false;
      count += more.length;
    }
    if (signal.aborted) return false;
    if (count === 0) {
      await refuseFile(job, 'no_rows', null);
      return false;
    }
    return verb(context, async (work) => {
      await updateImport(work.db, importId, { step: 'checking', position: 0, rowCount: count });
      const message = importTexts[context.language].checking(found.fileName);
      return (await stepOperation(work, operationId, { done: 0, total: count, message })) !== null;
    });
  });
}

/** Checks the next rows. @returns whether there may be more */
async function checkRows({ context, importId, operationId }: ImportJob): Promise<boolean> {
  return verb(context, async (work) => {
    const found = await lockedImport(work, importId);
    const rows = await nextRows(work.db, importId, found.position, checkedAtOnce);
    const last = rows.at(-1);
    if (!last) {
      await updateImport(work.db, importId, { step: 'ready', position: 0 });
      await finishOperation(work, operationId, { importId });
      return false;
    }
    await validateRows(work, found, rows, { commit: false });
    await noteDone(work.db, importId, last.position);
    return (await stepOperation(work, operationId, { done: last.position })) !== null;
  });
}

async function prepare(job: ImportJob): Promise<void> {
  const { context, importId, signal } = job;
  const { step } = await readableImport(context, importId);
  try {
    if (step === 'reading' && !(await readFile(job))) return;
  } catch (error) {
    if (!(error instanceof TableUnreadable)) throw error;
    await refuseFile(job, error.problem, error.number);
    return;
  }
  while (!signal.aborted && (await checkRows(job)));
}

/** Whose work it is, unless it has ended already, belongs to another operation by now, or they are deactivated. */
async function start(context: Context, operationId: string, signal: AbortSignal): Promise<ImportJob | null> {
  const owner = await findOwner(context.db, operationId);
  const staff = owner && (await ownerContext(context, owner));
  if (!owner || !staff) {
    await verb(context, (work) => failOperation(work, operationId, ''));
    return null;
  }
  const started = await verb(staff, (work) => stepOperation(work, operationId));
  return started && { context: staff, importId: owner.id, operationId, signal };
}

/** Returns the run function of an import job; when the job fails and is not retried, its owner is notified. */
export function importRun(does: (job: ImportJob) => Promise<void>) {
  return async (
    context: Context,
    run: {
      readonly data: z.output<typeof importJob>;
      readonly signal: AbortSignal;
      readonly isLastTry: boolean;
    },
  ): Promise<void> => {
    const { operationId } = run.data;
    const job = await start(context, operationId, run.signal);
    if (!job) return;
    try {
      await does(job);
    } catch (error) {
      if (run.isLastTry) {
        const { fileName }: Pick<ImportRecord, 'fileName'> = await readableImport(job.context, job.importId);
        const message = importTexts[job.context.language].failed(fileName);
        await verb(context, (work) => failOperation(work, operationId, message));
      }
      throw error;
    }
  };
}

/** Job that reads and checks the table of an import; it continues after the last row that was stored or checked. */
export const prepareImport = jobKind({
  name: 'import.prepare',
  data: importJob,
  policy: 'exclusive',
  retry: { limit: 5, delaySeconds: 1, maxDelaySeconds: 60 },
  punctuality: 30,
  run: importRun(prepare),
});
