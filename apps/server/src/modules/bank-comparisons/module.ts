import type { Language } from '@szansa/domain/account';
import {
  changedComparison,
  comparisonFields,
  comparisonPatch,
  newComparison,
  type ComparisonInput,
  type ComparisonPatch,
} from '@szansa/domain/bank-comparison';
import type { CustomerNoticeInput } from '@szansa/domain/opportunity';
import { v7 as uuidv7 } from 'uuid';

import { addDocument, documentById, pdfQueue } from '#modules/documents';
import {
  editableOpportunity,
  lockedOpportunity,
  refuseUnlessNotified,
  writeToCustomer,
} from '#modules/opportunities';
import {
  changeRecord,
  listAnswer,
  refuseStaleRemoval,
  storeGenerated,
  verb,
  type Module,
  type QueuedMail,
  type StaffContext,
  type StaffWork,
} from '#platform';
import { comparedOpportunity, readableComparison, writableComparison } from './access.ts';
import {
  comparisonById,
  comparisonReaders,
  comparisonsFound,
  emitComparison,
  type ComparisonAnswer,
} from './answers.ts';
import { bankComparisonsDemo } from './demo.ts';
import { refuseForeignOffers, refuseOtherKind } from './foreign-offers.ts';
import { makePdf, previewComparisonPdf } from './pdf.ts';
import { deleteComparison, insertComparison, updateComparison, type ComparisonRow } from './queries.ts';

/** Saves a comparison of an opportunity. @throws as `comparedOpportunity`, 422 for offers of another one or of the other kind */
function createComparison(
  context: StaffContext,
  customerFileId: string,
  input: ComparisonInput,
): Promise<ComparisonAnswer> {
  return verb(context, async (work) => {
    await comparedOpportunity(work, customerFileId);
    const id = uuidv7();
    const fields = newComparison(input);
    await refuseForeignOffers(work, customerFileId, fields);
    await insertComparison(work.db, { id, customerFileId, createdBy: work.actor.userId }, fields);
    await work.audit({
      entity: 'bank_comparison_pdf',
      entityId: id,
      version: 1,
      action: 'create',
      after: { ...fields, customerFileId },
    });
    emitComparison(work, id);
    return comparisonById(work, id);
  });
}

/**
 * Changes fields of a comparison.
 * @throws as `writableComparison`, 409 `stale_version`, 422 for offers of another opportunity, and for fields of the
 * other kind
 */
function changeComparison(
  context: StaffContext,
  id: string,
  { version, changes }: { readonly version: number; readonly changes: ComparisonPatch },
): Promise<ComparisonAnswer> {
  return verb(context, async (work) => {
    await changeRecord(work, {
      entity: 'bank_comparison_pdf',
      entityId: id,
      action: 'edit',
      lock: () => writableComparison(work, id),
      fields: comparisonFields,
      readVersion: version,
      schema: comparisonPatch,
      patch: (before) =>
        changes.quotes ? { ...changes, quotes: changedComparison(before, changes).quotes } : changes,
      merge: async (before, row) => {
        refuseOtherKind(before.kind, changes);
        const after = changedComparison(before, changes);
        if (changes.quotes) await refuseForeignOffers(work, row.customerFileId, after, row.quotes);
        return after;
      },
      save: ({ after, version: next }) => updateComparison(work.db, id, after, next),
      emit: () => emitComparison(work, id),
    });
    return comparisonById(work, id);
  });
}

/** Makes the PDF, stores it and files it under the opportunity. @throws 413 when the storage quota is exceeded */
async function filed(work: StaffWork, row: ComparisonRow, language: Language) {
  const { file: made, shows } = await makePdf(work, row, language);
  const file = await storeGenerated(work, made);
  const { customerFileId } = row;
  return { file, documentId: await addDocument(work, { customerFileId, type: 'offer_pdf', file, shows }) };
}

/** Files the PDF under the opportunity. @throws 404, and as `editableOpportunity` */
function saveComparisonPdf(context: StaffContext, id: string, language: Language) {
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
function sendComparison(
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

/** Removes a comparison; PDFs that were saved or sent stay. @throws as `writableComparison`, 409 `stale_version` */
function removeComparison(
  context: StaffContext,
  id: string,
  { version: readVersion }: { readonly version: number },
): Promise<null> {
  return verb(context, async (work) => {
    const row = await writableComparison(work, id);
    const fields = comparisonFields(row);
    const subject = { entity: 'bank_comparison_pdf', entityId: id } as const;
    await refuseStaleRemoval(work, {
      ...subject,
      readVersion,
      currentVersion: row.version,
      current: fields,
      schema: comparisonPatch,
    });
    await deleteComparison(work.db, id);
    await work.audit({
      ...subject,
      action: 'remove',
      before: { ...fields, customerFileId: row.customerFileId },
    });
    await work.platform.sessions.refresh(work, { entity: 'bank_comparison_pdf', id });
    emitComparison(work, id);
    return null;
  });
}

/** Comparisons of the quotes of two to four banks, and their PDFs. */
export const bankComparisonsModule = {
  routes: {
    bankComparisonPdfs: {
      list: ({ query, context }) => listAnswer(query, comparisonsFound(context, query)),
      get: ({ params, context }) => comparisonById(context, params.id),
      create: ({ params, body, context }) => createComparison(context, params.id, body),
      update: ({ params, body, context }) => changeComparison(context, params.id, body),
      remove: ({ params, query, context }) => removeComparison(context, params.id, query),
      previewPdf: ({ params, query, context }) => previewComparisonPdf(context, params.id, query.language),
      savePdf: {
        queue: pdfQueue,
        handle: ({ params, body, context }) => saveComparisonPdf(context, params.id, body.language),
      },
      send: {
        queue: pdfQueue,
        handle: ({ params, body, context }) => sendComparison(context, params.id, body),
      },
    },
  },
  demo: bankComparisonsDemo,
  rooms: (actor) => (actor.can('bank_comparison_pdf.get') ? [comparisonReaders] : []),
  watchable: { bank_comparison_pdf: (reading, id) => readableComparison(reading, id) },
} as const satisfies Module;
