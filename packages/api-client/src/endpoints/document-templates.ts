import { languages } from '@szansa/domain/account';
import { documentTemplatePatch, templateFieldNames } from '@szansa/domain/bank';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { documentRecord, documentType, fileRecord, largestFile, mostFiles } from './documents.ts';
import { recordName } from './record-endpoints.ts';
import { id, idParams, instant, nothing, person, version, versionQuery } from './records.ts';

/** A document a bank requires to be filled in; readable by users who may read the bank. */
const documentTemplate = z
  .object({
    id,
    bankId: id,
    name: z.string(),
    file: fileRecord,
    version: z.int(),
    createdBy: person.nullable(),
    createdAt: instant,
    can: z.object({ edit: z.boolean() }),
  })
  .register(schemaNames, { id: 'DocumentTemplate' });

const filling = {
  customerFileId: id,
  /** Of the opportunity; its chosen offer is meant, or the newest where none is chosen. */
  offerId: id.optional(),
  language: z.enum(languages, 'value_not_allowed').default('pl'),
};

export const documentTemplates = {
  listOfOpportunity: endpoint({
    method: 'GET',
    path: '/opportunities/{id}/document-templates',
    access: 'bank.get',
    summary: 'Document templates that an opportunity may need: those of the banks of its offers first.',
    params: idParams,
    response: z.array(
      documentTemplate.pick({ id: true, name: true, file: true }).extend({
        bank: recordName,
        /** Whether an offer of the opportunity is made with the bank. */
        isOffered: z.boolean(),
      }),
    ),
  }),
  fields: endpoint({
    method: 'GET',
    path: '/document-templates/{id}/fields',
    access: 'document.get',
    summary:
      'The fields of a form, with what the opportunity fills them with; a field nobody knows has no meaning.',
    params: idParams,
    query: z.strictObject(filling),
    refusals: ['template_unreadable'],
    response: z.array(
      z.object({
        name: z.string(),
        field: z.enum(templateFieldNames).nullable(),
        /** Null where nothing is known, or it is hidden from the caller. */
        value: z.string().nullable(),
      }),
    ),
  }),
  filled: endpoint({
    method: 'GET',
    path: '/document-templates/{id}/filled',
    access: 'document.get',
    summary: 'A form filled with what the opportunity says.',
    params: idParams,
    query: z.strictObject(filling),
    refusals: ['template_unreadable'],
    response: 'file',
  }),
  saveFilled: endpoint({
    method: 'POST',
    path: '/document-templates/{id}/filled',
    access: 'document.create',
    summary: 'Saves the filled form to the documents of the opportunity.',
    params: idParams,
    body: z.strictObject({ ...filling, type: documentType }),
    refusals: [
      'template_unreadable',
      'opportunity_not_yours',
      'opportunity_archived',
      'consent_required',
      'daily_quota',
      'agency_quota',
    ],
    response: documentRecord,
    creates: true,
  }),
  listOfBank: endpoint({
    method: 'GET',
    path: '/banks/{id}/templates',
    access: 'bank.get',
    summary: 'Document templates of a bank, by name.',
    params: idParams,
    response: z.array(documentTemplate),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/banks/{id}/templates',
    access: 'bank.edit',
    summary: 'Adds files to the document templates of a bank, each called by its name without the ending.',
    params: idParams,
    files: { field: 'files', minFiles: 1, maxFiles: mostFiles, maxBytes: largestFile },
    response: z.array(documentTemplate),
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/document-templates/{id}',
    access: 'bank.edit',
    summary: 'Renames a document template, and its file.',
    params: idParams,
    body: z.strictObject({ version, changes: documentTemplatePatch }),
    response: documentTemplate,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/document-templates/{id}',
    access: 'bank.edit',
    summary: 'Removes a document template.',
    params: idParams,
    query: versionQuery,
    response: nothing,
  }),
};
