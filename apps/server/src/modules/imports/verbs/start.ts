import { dropFile, Refusal, verb, type StaffContext } from '#platform';
import { lockedImport, possibilities } from '../access.ts';
import { importById, type Import } from '../answers.ts';
import { startStep } from '../operating.ts';
import { updateImport } from '../queries.ts';
import { runImport } from '../run-import.ts';

/**
 * Starts importing the rows of an import, or resumes where it was stopped. The file is not needed any more and is
 * deleted.
 * @throws 404, 403, 409 `wrong_state`
 */
export function startImport(context: StaffContext, id: string): Promise<Import> {
  return verb(context, async (work) => {
    const found = await lockedImport(work, id);
    if (!possibilities(found).start) throw new Refusal('wrong_state');
    if (found.fileId !== null) {
      await updateImport(work.db, id, { fileId: null });
      await dropFile(work, found.fileId);
    }
    const position = found.step === 'running' ? found.position : 0;
    await startStep(work, found, 'running', {
      kind: runImport,
      position,
      total: found.rowCount,
      done: position,
    });
    return importById(work, id);
  });
}
