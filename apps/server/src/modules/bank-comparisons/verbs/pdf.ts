import type { Language } from '@szansa/domain/account';
import type { CustomerNoticeInput } from '@szansa/domain/opportunity';

import { addDocument, documentById } from '#modules/documents';
import {
  editableOpportunity,
  lockedOpportunity,
  refuseUnlessNotified,
  writeToCustomer,
} from '#modules/opportunities';
import { storeGenerated, verb, type QueuedMail, type StaffContext, type StaffWork } from '#platform';
import { readableComparison } from '../access.ts';
import { makePdf } from '../pdf.ts';
import type { ComparisonRow } from '../queries.ts';

/** Makes the PDF, stores it and files it under the opportunity. @throws 413 when the storage quota is exceeded */
async function filed(work: StaffWork, row: ComparisonRow, language: Language) {
  const { file: made, shows } = await makePdf(work, row, language);
  const file = await storeGenerated(work, made);
  const { customerFileId } = row;
  return { file, documentId: await addDocument(work, { customerFileId, type: 'offer_pdf', file, shows }) };
}

/** Files the PDF under the opportunity. @throws 404, and as `editableOpportunity` */
export function saveComparisonPdf(context: StaffContext, id: string, language: Language) {
  return verb(context, async (work) => {
    const row = await readableComparison(work, id);
    await editableOpportunity(work, row.customerFileId);
    const { documentId } = await filed(work, row, language);
    return documentById(work, documentId);
  });
}

/**
 * Mails the PDF to the customer. The sent file remains in the documents of the opportunity, whose timeline shows
 * whether the mail was delivered. @throws 404, and as `writeToCustomer`
 */
export function sendComparison(
  context: StaffContext,
  id: string,
  { language, ...notice }: CustomerNoticeInput & { readonly language: Language },
): Promise<QueuedMail> {
  return verb(context, async (work) => {
    const row = await readableComparison(work, id);
    const { customerFileId } = row;
    const opportunity = await lockedOpportunity(work, customerFileId);
    refuseUnlessNotified(work.actor, opportunity);
    const { file } = await filed(work, row, language);
    await work.audit({
      entity: 'bank_comparison_pdf',
      entityId: id,
      action: 'send',
      after: { subject: notice.subject },
    });
    return writeToCustomer(work, customerFileId, { ...notice, attachmentFileId: file.id });
  });
}
