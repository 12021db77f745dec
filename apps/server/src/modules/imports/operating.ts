import type { ImportStep } from '@szansa/domain/import';

import { createOperation, stepOperation, type JobKind, type StaffWork } from '#platform';
import type { importJob } from './preparing.ts';
import { updateImport, type ImportRecord } from './queries.ts';
import { importTexts } from './texts.ts';

/** How much work a step is, and how much of it has been done; a total that is not known yet is left out. */
interface Extent {
  readonly total?: number;
  readonly done?: number;
}

/** Enters a step whose work a job does, watched by its owner in the operation it makes. */
export async function startStep(
  work: StaffWork,
  { id, fileName }: Pick<ImportRecord, 'id' | 'fileName'>,
  step: Extract<ImportStep, 'reading' | 'checking' | 'running' | 'undoing'>,
  job: { readonly kind: JobKind<typeof importJob>; readonly position: number } & Extent,
): Promise<void> {
  const { userId, sessionId } = work.actor;
  const { kind, position, total, done = 0 } = job;
  const operationId = await createOperation(work, {
    kind: kind.name,
    ownerId: userId,
    ...(total === undefined ? {} : { total }),
  });
  await updateImport(work.db, id, { step, operationId, sessionId, position, problem: null });
  await stepOperation(work, operationId, { done, message: importTexts[work.language][step](fileName) });
  await work.platform.jobs.enqueue(work, kind, { operationId }, { key: operationId });
}
