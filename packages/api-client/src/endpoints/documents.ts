import { languages } from '@szansa/domain/account';
import { documentTypes } from '@szansa/domain/opportunity';
import { z } from 'zod';

import { endpoint, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { mailPerson, storedInvitation } from './mail-invitations.ts';
import { id, idParams, instant, nothing, opportunityNumber, person } from './records.ts';

export const largestFile = 25 * 1024 * 1024;
export const mostFiles = 10;

/** Endings of the files that may be uploaded; the content has to agree. */
export const allowedFileTypes = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'csv',
  'txt',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'eml',
  'ics',
  'zip',
] as const;

export const documentType = z
  .enum(documentTypes, 'value_not_allowed')
  .register(schemaNames, { id: 'DocumentType' });

/** A file as answers name it; `/files/{id}` gives its content. */
export const fileRecord = z
  .object({
    id,
    name: z.string(),
    mime: z.string(),
    size: z.int(),
    /** Whether `/files/{id}/thumbnail` gives a small picture of it: a picture or the first page of a PDF. */
    hasThumbnail: z.boolean(),
  })
  .register(schemaNames, { id: 'FileRecord' });

export const documentRecord = z
  .object({
    id,
    customerFileId: id,
    type: documentType,
    name: z.string(),
    file: fileRecord,
    offerId: id.nullable(),
    createdBy: person.nullable(),
    createdAt: instant,
    /** A generated document may be opened only by users who may see all of its content. */
    can: z.object({ open: z.boolean(), remove: z.boolean() }),
  })
  .register(schemaNames, { id: 'DocumentRecord' });

const filedDocument = documentRecord
  .omit({ customerFileId: true })
  .extend({ opportunity: opportunityNumber, can: z.object({ open: z.boolean() }) })
  .register(schemaNames, { id: 'FiledDocument' });

/** Documents of several opportunities, one page at a time. */
export const filedDocuments = {
  method: 'GET',
  access: 'document.get',
  params: idParams,
  query: listQuery({ sort: { createdAt: null }, defaultSort: '-createdAt', filters: {} }),
  response: pageOf(filedDocument),
} as const;

export const documents = {
  listOfOpportunity: endpoint({
    method: 'GET',
    path: '/opportunities/{id}/documents',
    access: 'document.get',
    summary: 'Documents of an opportunity, newest first.',
    params: idParams,
    response: z.array(documentRecord),
  }),
  archive: endpoint({
    method: 'GET',
    path: '/opportunities/{id}/documents/archive',
    access: 'document.get',
    summary: 'All documents of an opportunity the caller may open, in one ZIP archive.',
    params: idParams,
    query: z.strictObject({ language: z.enum(languages, 'value_not_allowed').default('pl') }),
    refusals: ['wrong_state'],
    response: 'file',
  }),
  upload: endpoint({
    method: 'POST',
    path: '/opportunities/{id}/documents',
    access: 'document.create',
    summary: 'Adds files to the documents of an opportunity.',
    params: idParams,
    body: z.strictObject({ type: documentType }),
    files: { field: 'files', minFiles: 1, maxFiles: mostFiles, maxBytes: largestFile },
    refusals: ['opportunity_not_yours', 'opportunity_archived', 'consent_required'],
    response: z.array(documentRecord),
    creates: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/documents/{id}',
    access: 'document.edit',
    summary: 'Removes a document.',
    params: idParams,
    refusals: ['opportunity_not_yours', 'opportunity_archived', 'consent_required'],
    unversioned: 'final',
    response: nothing,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/documents/{id}/restore',
    access: 'document.edit',
    done: 'restored',
    summary: 'Brings a document back that the caller has removed, for 15 minutes.',
    params: idParams,
    refusals: ['opportunity_not_yours', 'opportunity_archived', 'consent_required'],
    unversioned: 'state',
    response: documentRecord,
  }),
};

const storedMail = z
  .object({
    subject: z.string(),
    from: mailPerson.nullable(),
    to: z.array(mailPerson),
    copies: z.array(mailPerson),
    /** Further people it is for, or who have a copy. */
    recipientsLeftOut: z.int(),
    /** The sending date from the mail's header; null where it is not a valid date. */
    sentDate: instant.nullable(),
    text: z.string(),
    /** Made harmless; to be shown in a frame without scripts all the same. Null for a mail of text. */
    html: z.string().nullable(),
    /** Pictures of other servers; they are not shown. */
    remotePictures: z.int(),
    /** Null for a mail that invites to nothing. */
    invitation: storedInvitation.nullable(),
    attachments: z.array(
      z.object({
        position: z.int(),
        name: z.string(),
        size: z.int(),
        /** Null for a type that is not given out: it is in the file of the mail alone. */
        mime: z.string().nullable(),
      }),
    ),
    /** Attachments that were not extracted because they were too many or too large. */
    attachmentsLeftOut: z.int(),
    /** Whether all of it could be read. */
    isWhole: z.boolean(),
  })
  .register(schemaNames, { id: 'StoredMail' });

export const files = {
  download: endpoint({
    method: 'GET',
    path: '/files/{id}',
    access: 'signed-in',
    summary: 'The content of a file, for those who may read the record it belongs to.',
    params: idParams,
    refusals: ['document_hidden'],
    response: 'file',
  }),
  thumbnail: endpoint({
    method: 'GET',
    path: '/files/{id}/thumbnail',
    access: 'signed-in',
    summary:
      'A small picture of a file that is a picture or a PDF, for those who may read the record it belongs to. It never changes.',
    params: idParams,
    refusals: ['document_hidden', 'no_thumbnail'],
    response: 'file',
  }),
  mail: endpoint({
    method: 'GET',
    path: '/files/{id}/mail',
    access: 'signed-in',
    summary: 'What stands in a file that is a mail, for those who may read the record it belongs to.',
    params: idParams,
    refusals: ['document_hidden', 'mail_unreadable', 'unavailable'],
    response: storedMail,
  }),
  mailAttachment: endpoint({
    method: 'GET',
    path: '/files/{id}/mail/attachments/{position}',
    access: 'signed-in',
    summary: 'A file that a mail brings along which is a file itself, by its place in it.',
    params: idParams.extend({
      position: z.string('value_not_allowed').regex(/^\d{1,2}$/, 'value_not_allowed'),
    }),
    refusals: ['document_hidden', 'mail_unreadable', 'file_type', 'unavailable'],
    response: 'file',
  }),
};
