import { mostExports, type ExportInput } from '@szansa/domain/export';
import { exportSourceName } from '@szansa/domain/language';
import { v7 as uuidv7 } from 'uuid';

import {
  createOperation,
  refusedWithin,
  Refusal,
  stepOperation,
  verb,
  type JobKind,
  type StaffContext,
} from '#platform';
import { emitRequest, exportById, type ExportAnswer } from '../answers.ts';
import type { exportJob } from '../job.ts';
import { countUnended, insertExport } from '../queries.ts';
import { chosenColumns, type ExportTargets } from '../targets.ts';
import { exportTexts } from '../texts.ts';

/**
 * Requests a list as a file, which a job makes. The query is parsed as the list parses it, so that a query that the
 * list would refuse is refused at once; the permissions at the time the file is made decide about its content.
 * @throws 403 for a list the actor may not read, and for a hidden field; 409 `too_many_exports`; 422
 */
export function queueExport(
  context: StaffContext,
  { targets, job }: { readonly targets: ExportTargets; readonly job: JobKind<typeof exportJob> },
  { source, query, columns: requested, format }: ExportInput,
): Promise<ExportAnswer> {
  return verb(context, async (work) => {
    const { userId, sessionId } = work.actor;
    const target = targets[source];
    await refusedWithin('query', async () => target.check(work.actor, query));
    const columns = chosenColumns(target, requested);
    if ((await countUnended(work.db, userId)) >= mostExports) {
      throw new Refusal('too_many_exports', { limit: mostExports });
    }
    const id = uuidv7();
    const operationId = await createOperation(work, { kind: job.name, ownerId: userId });
    const message = exportTexts[work.language].making(exportSourceName(source, work.language));
    await insertExport(work.db, {
      id,
      userId,
      sessionId,
      operationId,
      source,
      query: JSON.stringify(query),
      columns,
      format,
      problem: null,
      fileId: null,
      rowCount: null,
      completedAt: null,
    });
    await stepOperation(work, operationId, { message });
    await work.audit({
      entity: 'export',
      entityId: id,
      action: 'create',
      after: { source, format, columns, query },
    });
    await work.platform.jobs.enqueue(work, job, { exportId: id }, { key: operationId });
    emitRequest(work, id);
    return exportById(work, id);
  });
}
