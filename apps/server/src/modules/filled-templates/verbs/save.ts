import type { Endpoints } from '@szansa/api-client/endpoints';

import { addDocument, documentById } from '#modules/documents';
import { editableOpportunity } from '#modules/opportunities';
import { storeGenerated, verb, type HandlerInput, type StaffContext } from '#platform';
import { filledForm } from '../filling.ts';

/** Fills a form and files it under the opportunity. @throws as `filledForm` and `editableOpportunity` */
export function saveFilled(
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
