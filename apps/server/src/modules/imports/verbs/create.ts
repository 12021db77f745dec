import type { ReceivedFile } from '@szansa/api-client/contract';
import type { ImportedEntity } from '@szansa/domain/import';
import { v7 as uuidv7 } from 'uuid';

import { storeFile, Refusal, verb, type StaffContext } from '#platform';
import { refuseUnlessImporter } from '../access.ts';
import { importById, type Import } from '../answers.ts';
import { startStep } from '../operating.ts';
import { prepareImport } from '../preparing.ts';
import { insertImport } from '../queries.ts';

/** File types of tables, detected from the content; plain text may be a table as well. */
const tableTypes: ReadonlySet<string> = new Set([
  'text/csv',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);

/** Accepts a table and starts reading it. @throws 403, 415 `file_type` */
export function createImport(
  context: StaffContext,
  entity: ImportedEntity,
  files: readonly ReceivedFile[],
): Promise<Import> {
  refuseUnlessImporter(context.actor, entity);
  const refused = files.find(({ mime }) => !tableTypes.has(mime));
  if (refused) throw new Refusal('file_type', { name: refused.name });
  return verb(context, async (work) => {
    const id = uuidv7();
    for (const received of files) {
      const file = await storeFile(work, received);
      const { userId, sessionId } = work.actor;
      await insertImport(work.db, {
        id,
        entity,
        ownerId: userId,
        sessionId,
        step: 'reading',
        fileName: file.name,
        fileId: file.id,
      });
      await startStep(work, { id, fileName: file.name }, 'reading', { kind: prepareImport, position: 0 });
    }
    return importById(work, id);
  });
}
