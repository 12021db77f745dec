import { documentTemplatePatch } from '@szansa/domain/bank';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { fileRecord, largestFile, mostFiles } from './documents.ts';
import { id, idParams, instant, nothing, person, version, versionQuery } from './records.ts';

/** A document a bank wants filled in; whoever reads the bank reads it. */
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

export const documentTemplates = {
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
