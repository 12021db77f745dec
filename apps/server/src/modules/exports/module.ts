import { mostExports, type ExportInput } from '@szansa/domain/export';
import { exportSourceName } from '@szansa/domain/language';
import { v7 as uuidv7 } from 'uuid';

import {
  createOperation,
  downloadFile,
  dropFile,
  listAnswer,
  notFound,
  Refusal,
  refusedWithin,
  stepOperation,
  verb,
  type JobKind,
  type Module,
  type ProducedFile,
  type StaffContext,
} from '#platform';
import { exportReaders, isEnded, readableExport } from './access.ts';
import { emitRequest, exportById, exportsFound, type ExportAnswer } from './answers.ts';
import { exportsDemo } from './demo.ts';
import { expireExports, exportJobOf, failInterrupted, type exportJob } from './job.ts';
import { countUnended, deleteExport, insertExport } from './queries.ts';
import { chosenColumns, type ExportTargets } from './targets.ts';
import { exportTexts } from './texts.ts';

/**
 * Requests a list as a file, which a job makes. The query is parsed as the list parses it, so that a query that the
 * list would refuse is refused at once; the permissions at the time the file is made decide about its content.
 * @throws 403 for a list the actor may not read, and for a hidden field; 409 `too_many_exports`; 422
 */
function queueExport(
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

/**
 * Returns the file of an own request (rule EX6), and logs the download.
 * @throws 404, also for another user's request; 409 `wrong_state` while there is no file
 */
function downloadExport(context: StaffContext, id: string): Promise<ProducedFile> {
  return verb(context, async (work) => {
    const { userId, fileId, source, format, rowCount: rows } = await readableExport(work, id);
    if (userId !== work.actor.userId) throw notFound();
    if (fileId === null) throw new Refusal('wrong_state');
    await work.audit({ entity: 'export', entityId: id, action: 'download', after: { source, format, rows } });
    return downloadFile(work, fileId);
  });
}

/** Removes a request that has ended, with its file. @throws 404, 409 `wrong_state` while it is worked on */
function removeExport(context: StaffContext, id: string): Promise<null> {
  return verb(context, async (work) => {
    const found = await readableExport(work, id, { lock: true });
    if (!isEnded(found)) throw new Refusal('wrong_state');
    await deleteExport(work.db, id);
    if (found.fileId !== null) await dropFile(work, found.fileId);
    const { source, format, status } = found;
    await work.audit({
      entity: 'export',
      entityId: id,
      action: 'remove',
      before: { source, format, status },
    });
    emitRequest(work, id);
    return null;
  });
}

/** Exports of lists as files, for the given modules: requested, made in the background, available for seven days. */
export function exportsModule(targets: ExportTargets) {
  const job = exportJobOf(targets);
  return {
    routes: {
      exports: {
        queue: ({ body, context }) => queueExport(context, { targets, job }, body),
        list: ({ query, context }) => listAnswer(query, exportsFound(context, query)),
        download: ({ params, context }) => downloadExport(context, params.id),
        remove: ({ params, context }) => removeExport(context, params.id),
      },
    },
    rooms: (actor) => (actor.can('export.get') ? [exportReaders] : []),
    watchable: { export: readableExport },
    jobs: [job, expireExports],
    interrupted: failInterrupted,
    demo: exportsDemo,
  } as const satisfies Module;
}
