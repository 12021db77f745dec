import { listOffered } from '#modules/banks';
import { readableOpportunity } from '#modules/opportunities';
import type { Module, StaffReading } from '#platform';
import { fieldsOf, filledForm } from './filling.ts';
import { saveFilled } from './verbs/save.ts';

async function templatesFor(reading: StaffReading, customerFileId: string) {
  await readableOpportunity(reading, customerFileId);
  const rows = await listOffered(reading.db, customerFileId);
  return rows.map(({ id, name, file, bankId, bankName, isOffered }) => ({
    id,
    name,
    file,
    bank: { id: bankId, name: bankName },
    isOffered,
  }));
}

/** Forms of banks, filled with the data of an opportunity. */
export const filledTemplatesModule = {
  routes: {
    documentTemplates: {
      listOfOpportunity: ({ params, context }) => templatesFor(context, params.id),
      fields: ({ params, query, context }) => fieldsOf(context, params.id, query),
      filled: async ({ params, query, context }) => {
        const { file } = await filledForm(context, params.id, query);
        return { filename: file.name, mime: file.mime, bytes: file.bytes };
      },
      saveFilled: ({ params, body, context }) => saveFilled(context, params.id, body),
    },
  },
} as const satisfies Module;
