import type { NoteNode } from '@szansa/domain/company-notice';
import { z } from 'zod';

import { endpoint, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { fileRecord } from './documents.ts';
import { day, id, idParams, instant, person } from './records.ts';

const listed = {
  id,
  title: z.string(),
  isImportant: z.boolean(),
  validUntil: day,
  author: person.nullable(),
  sentAt: instant,
  readAt: instant.nullable(),
  confirmedAt: instant.nullable(),
  fileCount: z.int(),
};

const listItem = z.object(listed).register(schemaNames, { id: 'MyCompanyNoticeListItem' });

const myNotice = z
  .object({
    ...listed,
    note: z.custom<NoteNode | null>().register(schemaNames, {
      id: 'MyNoticeText',
      described: { type: ['object', 'null'], description: 'A text of the editor.' },
    }),
    files: z.array(fileRecord),
    can: z.object({ confirm: z.boolean() }),
  })
  .register(schemaNames, { id: 'MyCompanyNotice' });

/** Company announcements as their recipients see them. */
export const myCompanyNotices = {
  list: endpoint({
    method: 'GET',
    path: '/my-company-notifications',
    access: 'signed-in',
    summary:
      'Announcements for the caller: those that wait to be confirmed, or those that are, the newest first.',
    query: listQuery({
      sort: { sentAt: null },
      defaultSort: '-sentAt',
      filters: { tab: z.enum(['pending', 'confirmed'], 'value_not_allowed').default('pending') },
    }),
    response: pageOf(listItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/my-company-notifications/{id}',
    access: 'signed-in',
    summary: 'An announcement for the caller, with its text and files.',
    params: idParams,
    response: myNotice,
  }),
  read: endpoint({
    method: 'POST',
    path: '/my-company-notifications/{id}/read',
    access: 'signed-in',
    done: null,
    summary: 'Notes that the caller has opened an announcement.',
    params: idParams,
    unversioned: 'own',
    response: myNotice,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/my-company-notifications/{id}/confirm',
    access: 'signed-in',
    done: 'notice_confirmed',
    summary: 'Notes that the caller knows what an announcement says; again, it changes nothing.',
    params: idParams,
    refusals: ['wrong_state'],
    unversioned: 'own',
    response: myNotice,
  }),
};
