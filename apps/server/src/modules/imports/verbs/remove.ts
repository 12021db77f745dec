import { dropFile, Refusal, verb, type StaffContext } from '#platform';
import { lockedImport, possibilities } from '../access.ts';
import { deleteImport } from '../queries.ts';

/**
 * Deletes an import, its file and its rows; imported records remain. @throws 404, 403, 409 `wrong_state` while it is
 * worked on
 */
export function removeImport(context: StaffContext, id: string): Promise<null> {
  return verb(context, async (work) => {
    const found = await lockedImport(work, id);
    if (!possibilities(found).remove) throw new Refusal('wrong_state');
    await deleteImport(work.db, id);
    if (found.fileId !== null) await dropFile(work, found.fileId);
    return null;
  });
}
