import type { Endpoints } from '@szansa/api-client/endpoints';

import { listOffered } from '#modules/banks';
import { addDocument, documentById } from '#modules/documents';
import { editableOpportunity, readableOpportunity } from '#modules/opportunities';
import {
  storeGenerated,
  verb,
  type HandlerInput,
  type Module,
  type StaffContext,
  type StaffReading,
} from '#platform';
import { fieldsOf, filledForm } from './filling.ts';

/** Fills a form and files it under the opportunity. @throws as `filledForm` and `editableOpportunity` */
function saveFilled(
  context: StaffContext,
  templateId: string,
  { type, ...filling }: HandlerInput<Endpoints['documentTemplates']['saveFilled']>['body'],
) {
  return verb(context, async (work) => {
    const { customerFileId, offerId } = filling;
    await editableOpportunity(work, customerFileId);
    const { file: made, shows } = await filledForm(work, templateId, filling);
    const file = await storeGenerated(work, made);
    const document = { customerFileId, type, file, shows, ...(offerId === undefined ? {} : { offerId }) };
    return documentById(work, await addDocument(work, document));
  });
}

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
