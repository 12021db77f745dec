import { listAnswer, type Module } from '#platform';
import { anyReadableNotice, noticeReaders, readableNotice } from './access.ts';
import { readdressAnnouncements } from './addressing.ts';
import { entriesFound, filesOf, listOfNotices, noticeById } from './answers.ts';
import { companyNoticesDemo } from './demo.ts';
import { findNoticeOfFile } from './file-queries.ts';
import { listOfOwn, ownById } from './own-answers.ts';
import { changeNotice } from './verbs/change.ts';
import { createNotice } from './verbs/create.ts';
import { removeFile, uploadFiles } from './verbs/files.ts';
import { confirmNotice, readNotice } from './verbs/mark.ts';
import { remindOfNotice } from './verbs/remind.ts';
import { removeNotice } from './verbs/remove.ts';
import { sendNotice } from './verbs/send.ts';

/** Company announcements: written and sent by users who manage them, read and confirmed by their recipients. */
export const companyNoticesModule = {
  routes: {
    companyNotices: {
      list: ({ query, context }) => listOfNotices(context, query),
      get: ({ params, context }) => noticeById(context, params.id),
      create: ({ body, context }) => createNotice(context, body),
      update: ({ params, body, context }) => changeNotice(context, params.id, body),
      remove: ({ params, query, context }) => removeNotice(context, params.id, query),
      send: ({ params, body, context }) => sendNotice(context, params.id, body),
      remind: ({ params, context }) => remindOfNotice(context, params.id),
      files: ({ params, context }) => filesOf(context, params.id),
      upload: ({ params, files, context }) => uploadFiles(context, params.id, files),
      removeFile: ({ params, context }) => removeFile(context, params.id),
    },
    companyNoticeEntries: {
      list: ({ query, context }) => listAnswer(query, entriesFound(context, query)),
    },
    myCompanyNotices: {
      list: ({ query, context }) => listOfOwn(context, query),
      get: ({ params, context }) => ownById(context, params.id),
      read: ({ params, context }) => readNotice(context, params.id),
      confirm: ({ params, context }) => confirmNotice(context, params.id),
    },
  },
  rooms: (actor) => (actor.can('company_notice.get') ? [noticeReaders] : []),
  watchable: { company_notice: readableNotice },
  files: [{ entity: null, ownerOf: findNoticeOfFile, read: anyReadableNotice }],
  subscribers: { 'account.changed': readdressAnnouncements },
  demo: companyNoticesDemo,
} as const satisfies Module;
