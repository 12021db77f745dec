import type { Module } from '#platform';
import { acceptanceOf } from './acceptance.ts';
import { mailReaders, readableMail, readableSource } from './access.ts';
import { listOfMails, mailById, mailWithPictures } from './answers.ts';
import { receivedMailsDemo } from './demo.ts';
import { ingestDroppedMails } from './folder.ts';
import { findMailOfAttachment, findMailOfSource, listSources } from './queries.ts';
import { acceptMail, type OpensOpportunity } from './verbs/accept.ts';
import { readReceivedMail } from './verbs/read.ts';
import { rejectMail } from './verbs/reject.ts';
import { separateMail } from './verbs/separate.ts';

/** Received mails: ingested, read, and accepted or rejected. */
export const receivedMailsModule = (opens: OpensOpportunity) =>
  ({
    routes: {
      receivedMails: {
        list: ({ query, context }) => listOfMails(context, query),
        sources: ({ context }) => listSources(context.db),
        get: ({ params, context }) => mailById(context, params.id),
        pictures: ({ params, context }) => mailWithPictures(context, params.id),
        read: ({ params, context }) => readReceivedMail(context, params.id),
        acceptance: ({ params, context }) => acceptanceOf(context, params.id),
        accept: ({ params, body, context }) => acceptMail(context, opens, params.id, body),
        reject: ({ params, context }) => rejectMail(context, params.id),
        separate: ({ params, context }) => separateMail(context, params.id),
      },
    },
    rooms: (actor) => (actor.can('received_mail.get') ? [mailReaders] : []),
    watchable: { received_mail: readableMail },
    files: [
      { entity: 'received_mail', ownerOf: findMailOfSource, read: readableSource },
      { entity: 'received_mail', ownerOf: findMailOfAttachment, read: readableMail },
    ],
    jobs: [ingestDroppedMails],
    demo: receivedMailsDemo,
  }) as const satisfies Module;
