import type { Language } from '@szansa/domain/account';
import { archiveNames } from '@szansa/domain/shared';

import { zipped } from '#adapters/archive/zip.ts';
import { findNumbers } from '#modules/opportunities';
import { downloadFile, Refusal, verb, type ProducedFile, type StaffContext } from '#platform';
import { openableDocuments } from '../answers.ts';

const fileNames = {
  pl: (number: number | string) => `Dokumenty ${number}.zip`,
  en: (number: number | string) => `Documents ${number}.zip`,
};

async function contentOf(context: StaffContext, fileId: string) {
  const file = await downloadFile(context, fileId);
  if (!('stream' in file)) throw new Error('A kept file is read as a stream');
  return file.stream;
}

/**
 * The documents of an opportunity that the actor may open, in one archive; written down in the audit log.
 * @throws 404; 409 `wrong_state` when there is none
 */
export async function archiveDocuments(
  context: StaffContext,
  customerFileId: string,
  language: Language,
): Promise<ProducedFile> {
  const { rows, number } = await verb(context, async (work) => {
    const openable = await openableDocuments(work, customerFileId);
    if (openable.length === 0) throw new Refusal('wrong_state');
    const entity = { entity: 'opportunity', entityId: customerFileId } as const;
    await work.audit({ ...entity, action: 'export', after: { documents: openable.length } });
    const numbers = await findNumbers(work.db, [customerFileId]);
    return { rows: openable, number: numbers.get(customerFileId)?.number ?? '' };
  });
  const names = archiveNames(rows.map(({ name }) => name));
  const files = rows.map(({ file, createdAt }, index) => ({
    name: names[index] ?? file.id,
    at: createdAt,
    open: () => contentOf(context, file.id),
  }));
  return { filename: fileNames[language](number), mime: 'application/zip', stream: zipped(files) };
}
