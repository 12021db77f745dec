import {
  entryStates,
  noticeGaps,
  noticeInput,
  noticePatch,
  noticeStates,
} from '@szansa/domain/company-notice';
import type { NoteNode } from '@szansa/domain/company-notice';
import { z } from 'zod';

import { anyOf, dayFilter, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { fileRecord, largestFile, mostFiles } from './documents.ts';
import { day, id, idParams, instant, nothing, person, roleKey, version, versionQuery } from './records.ts';

/** A document of the editor as it is stored: only known formatting and safe links. */
const note = z.custom<NoteNode | null>().register(schemaNames, {
  id: 'NoticeText',
  described: { type: ['object', 'null'], description: 'A text of the editor.' },
});

schemaNames.add(noticePatch.shape.note.unwrap(), {
  id: 'WrittenNotice',
  described: { type: ['object', 'null'], description: 'A text of the editor.' },
});

const listed = {
  id,
  title: z.string(),
  isDraft: z.boolean(),
  isImportant: z.boolean(),
  validUntil: day,
  /** Whether it was sent and no longer asks for confirmation because its last day has passed. */
  isOver: z.boolean(),
  roles: z.array(roleKey),
  /** People it names. */
  users: z.array(person),
  author: person.nullable(),
  /** Whom it has reached; of a draft, whom it would reach now. */
  recipientCount: z.int(),
  readCount: z.int(),
  confirmedCount: z.int(),
  createdAt: instant,
  sentAt: instant.nullable(),
};

const listItem = z.object(listed).register(schemaNames, { id: 'CompanyNoticeListItem' });

const companyNotice = z
  .object({
    ...listed,
    note,
    /** Ids of the people it names. */
    userIds: z.array(id),
    sentBy: person.nullable(),
    /** When those who had not confirmed it were reminded last. */
    remindedAt: instant.nullable(),
    version: z.int(),
    /** What is missing before the draft can be sent. */
    missing: z.array(z.enum(noticeGaps)),
    can: z.object({ edit: z.boolean(), send: z.boolean(), remind: z.boolean(), remove: z.boolean() }),
  })
  .register(schemaNames, { id: 'CompanyNotice' });

const noticeFile = z
  .object({
    id,
    name: z.string(),
    file: fileRecord,
    createdBy: person.nullable(),
    createdAt: instant,
    can: z.object({ remove: z.boolean() }),
  })
  .register(schemaNames, { id: 'CompanyNoticeFile' });

const entry = z
  .object({
    id,
    person,
    roles: z.array(roleKey),
    notice: z.object({ id, title: z.string() }),
    readAt: instant.nullable(),
    confirmedAt: instant.nullable(),
  })
  .register(schemaNames, { id: 'CompanyNoticeEntry' });

/** Company announcements for users who manage them: the specification's work-control notifications. */
export const companyNotices = {
  list: endpoint({
    method: 'GET',
    path: '/work-control-notifications',
    access: 'company_notice.get',
    summary: 'Company announcements, drafts and sent ones, with how many have read and confirmed them.',
    query: listQuery({
      sort: { createdAt: null, sentAt: null, validUntil: null, title: null },
      defaultSort: '-createdAt',
      filters: {
        state: anyOf(z.enum(noticeStates)),
        isImportant: flag(),
        /** Own ones only. */
        is_self: flag(),
        /** Sent announcements that are still valid and that some recipient has not confirmed yet. */
        isAwaited: flag(),
        /** Days of sending, in Warsaw, both included. */
        from: dayFilter(),
        to: dayFilter(),
      },
    }),
    response: pageOf(listItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/work-control-notifications/{id}',
    access: 'company_notice.get',
    summary: 'A company announcement with its text, and how many it reaches.',
    params: idParams,
    response: companyNotice,
  }),
  create: endpoint({
    method: 'POST',
    path: '/work-control-notifications',
    access: 'company_notice.create',
    summary: 'Begins the draft of a company announcement.',
    body: noticeInput,
    creates: true,
    response: companyNotice,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/work-control-notifications/{id}',
    access: 'company_notice.edit',
    summary: 'Changes a draft.',
    params: idParams,
    body: z.strictObject({ version, changes: noticePatch }),
    refusals: ['wrong_state'],
    response: companyNotice,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/work-control-notifications/{id}',
    access: 'company_notice.edit',
    summary: 'Removes a draft with its files.',
    params: idParams,
    query: versionQuery,
    refusals: ['wrong_state'],
    response: nothing,
  }),
  send: endpoint({
    method: 'POST',
    path: '/work-control-notifications/{id}/send',
    access: 'company_notice.edit',
    done: 'sent',
    summary: 'Sends a draft to its recipients, once; it changes no more.',
    params: idParams,
    body: z.strictObject({ version }),
    refusals: ['wrong_state', 'notice_incomplete'],
    response: companyNotice,
  }),
  remind: endpoint({
    method: 'POST',
    path: '/work-control-notifications/{id}/remind',
    access: 'company_notice.edit',
    done: 'reminded',
    summary: 'Reminds those who have not confirmed a sent announcement that still holds.',
    params: idParams,
    refusals: ['wrong_state', 'too_many_requests'],
    unversioned: 'noted',
    response: z.object({ reminded: z.int() }),
  }),
  files: endpoint({
    method: 'GET',
    path: '/work-control-notifications/{id}/files',
    access: 'company_notice.get',
    summary: 'Files of a company announcement, in the order they were added.',
    params: idParams,
    response: z.array(noticeFile),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/work-control-notifications/{id}/files',
    access: 'company_notice.edit',
    summary: 'Adds files to a draft.',
    params: idParams,
    files: { field: 'files', minFiles: 1, maxFiles: mostFiles, maxBytes: largestFile },
    refusals: ['wrong_state'],
    response: z.array(noticeFile),
    creates: true,
  }),
  removeFile: endpoint({
    method: 'DELETE',
    path: '/work-control-notification-files/{id}',
    access: 'company_notice.edit',
    summary: 'Removes a file of a draft.',
    params: idParams,
    refusals: ['wrong_state'],
    unversioned: 'final',
    response: nothing,
  }),
};

/** The state of each recipient of a sent announcement. */
export const companyNoticeEntries = {
  list: endpoint({
    method: 'GET',
    path: '/work-control-notification-entries',
    access: 'company_notice.get',
    summary: 'Who has read and confirmed sent announcements, and who has not.',
    query: listQuery({
      sort: { person: null, readAt: null, confirmedAt: null },
      defaultSort: 'person',
      filters: {
        noticeId: anyOf(id),
        state: anyOf(z.enum(entryStates)),
      },
    }),
    response: pageOf(entry),
  }),
};
