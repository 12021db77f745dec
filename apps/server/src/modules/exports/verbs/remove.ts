import { dropFile, Refusal, verb, type StaffContext } from '#platform';
import { isEnded, readableExport } from '../access.ts';
import { emitRequest } from '../answers.ts';
import { deleteExport } from '../queries.ts';

/** Removes a request that has ended, with its file. @throws 404, 409 `wrong_state` while it is worked on */
export function removeExport(context: StaffContext, id: string): Promise<null> {
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
