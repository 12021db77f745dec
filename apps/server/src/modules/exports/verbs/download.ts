import { downloadFile, notFound, Refusal, verb, type ProducedFile, type StaffContext } from '#platform';
import { readableExport } from '../access.ts';

/**
 * Returns the file of an own request (rule EX6), and logs the download.
 * @throws 404, also for another user's request; 409 `wrong_state` while there is no file
 */
export function downloadExport(context: StaffContext, id: string): Promise<ProducedFile> {
  return verb(context, async (work) => {
    const { userId, fileId, source, format, rowCount: rows } = await readableExport(work, id);
    if (userId !== work.actor.userId) throw notFound();
    if (fileId === null) throw new Refusal('wrong_state');
    await work.audit({ entity: 'export', entityId: id, action: 'download', after: { source, format, rows } });
    return downloadFile(work, fileId);
  });
}
