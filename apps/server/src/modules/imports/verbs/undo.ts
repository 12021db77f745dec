import { Refusal, verb, type StaffContext } from '#platform';
import { lockedImport, possibilities } from '../access.ts';
import { importById, type Import } from '../answers.ts';
import { startStep } from '../operating.ts';
import { runImport } from '../run-import.ts';

/**
 * Starts undoing an import for records that have not been changed since, or resumes where that was stopped.
 * @throws 404, 403, 409 `wrong_state`
 */
export function undoImport(context: StaffContext, id: string): Promise<Import> {
  return verb(context, async (work) => {
    const found = await lockedImport(work, id);
    if (!possibilities(found).undo) throw new Refusal('wrong_state');
    await startStep(work, found, 'undoing', {
      kind: runImport,
      position: found.step === 'undoing' ? found.position : 0,
      total: found.created + found.updated,
      done: found.undone + found.touched,
    });
    return importById(work, id);
  });
}
