import { excludable } from '@szansa/domain/access';
import {
  acceptanceInput,
  machineReasons,
  receivedMailKinds,
  receivedMailStatuses,
} from '@szansa/domain/received-mail';
import { z } from 'zod';

import { anyOf, dayFilter, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { customerMatch } from './customers.ts';
import { fileRecord } from './documents.ts';
import { receivedInvitation } from './mail-invitations.ts';
import { id, idParams, instant, person, status as opportunityStatus } from './records.ts';

const status = z.enum(receivedMailStatuses).register(schemaNames, { id: 'ReceivedMailStatus' });
const kind = z.enum(receivedMailKinds).register(schemaNames, { id: 'ReceivedMailKind' });

/** An account as those who read its mails know it: what it is called there, not how it is signed in to. */
const mailSource = z.object({ id, name: z.string() }).register(schemaNames, { id: 'MailSource' });

const listed = {
  id,
  subject: z.string(),
  fromName: z.string().nullable(),
  fromAddress: excludable('customer.emails', z.string().nullable()),
  /** The sending date from the mail's header; null where it is not a valid date. */
  sentDate: instant.nullable(),
  receivedAt: instant,
  status,
  kind,
  /** By what a mail of a machine was recognised. */
  reason: z.enum(machineReasons).nullable(),
  /** The opportunity it belongs to: of the mail it answers, or it was accepted into; null for one not to be read as well. */
  customerFile: z.object({ id, number: z.int(), customerName: z.string() }).nullable(),
  /** The account it was fetched from; null for a mail from the folder, or from a deleted account. */
  mailAccount: mailSource.nullable(),
  /** Whether it lay in the folder of the server. */
  isDropped: z.boolean(),
  confirmedBy: person.nullable(),
  confirmedAt: instant.nullable(),
  attachmentCount: z.int(),
  /** Further mails of a sender who sends too many: they are this line, and end with it. */
  joinedCount: z.int(),
  /** The line it has joined; null for a line of its own. */
  joinedTo: id.nullable(),
};

const listItem = z.object(listed).register(schemaNames, { id: 'ReceivedMailListItem' });

const receivedMail = z
  .object({
    ...listed,
    /** The person of Reply-To, where its address is another than the sender's. */
    replyToName: z.string().nullable(),
    replyToAddress: excludable('customer.emails', z.string().nullable()),
    content: z.string(),
    /** Made harmless; to be shown in a frame without scripts all the same. Null for a mail of text. */
    html: z.string().nullable(),
    /** Number of pictures on other servers, which are not shown until the user requests them. */
    remotePictures: z.int(),
    /** Null for a mail that invites to nothing. */
    invitation: receivedInvitation.nullable(),
    readBy: person.nullable(),
    readAt: instant.nullable(),
    attachments: z.array(
      z.object({
        id,
        name: z.string(),
        size: z.int(),
        /** Null for a type that is not given out: it is in the source alone. */
        file: fileRecord.nullable(),
      }),
    ),
    /** Whether a different mail with the same Message-ID came before it. */
    sharesMessageId: z.boolean(),
    /** Attachments that were not extracted because they were too many or too large. */
    attachmentsLeftOut: z.int(),
    /** Whether all of it could be read. */
    isWhole: z.boolean(),
    /** The whole mail as it came. It has the sender's address. */
    source: excludable('customer.emails', fileRecord),
    can: z.object({ accept: z.boolean(), reject: z.boolean(), separate: z.boolean() }),
  })
  .register(schemaNames, { id: 'ReceivedMail' });

const acceptance = z
  .object({
    /** What the mail's text reveals about its author. */
    recognised: z.object({
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      firm: z.string().nullable(),
      emails: excludable('customer.emails', z.array(z.string())),
      phones: excludable('customer.phones', z.array(z.string())),
      taxIdNumbers: excludable('customer.taxIdNumber', z.array(z.string())),
    }),
    /** Customers it may be from, the most alike first, with those of their open opportunities it can be put into. */
    customers: z.array(
      customerMatch
        .extend({
          opportunities: z.array(
            z.object({ id, number: z.int(), status: opportunityStatus, worker: person.nullable() }),
          ),
        })
        .register(schemaNames, { id: 'ReceivedMailCustomer' }),
    ),
    /** Attachments that become documents. */
    documentCount: z.int(),
    can: z.object({ createCustomer: z.boolean(), createOpportunity: z.boolean() }),
  })
  .register(schemaNames, { id: 'ReceivedMailAcceptance' });

export const receivedMails = {
  list: endpoint({
    method: 'GET',
    path: '/received-mails',
    access: 'received_mail.get',
    summary: 'Received mails, those of machines left out unless they are asked for.',
    query: listQuery({
      sort: { receivedAt: null, sentDate: null, subject: null, fromName: null },
      defaultSort: '-receivedAt',
      filters: {
        status: anyOf(status),
        kind: anyOf(kind),
        /** Bounces, automatic replies, newsletters and loops as well. */
        show_automatic: flag(),
        /** Lines whose joined mails are listed, those of machines as well. */
        joinedTo: anyOf(id),
        /** Accounts they were fetched from. With `dropped`, mails of either. */
        mailAccountId: anyOf(id),
        /** Those that lay in the folder of the server. */
        dropped: flag(),
        /** Days of receiving, in Warsaw, both included. */
        from: dayFilter(),
        to: dayFilter(),
      },
    }),
    response: pageOf(listItem),
  }),
  sources: endpoint({
    method: 'GET',
    path: '/received-mails/sources',
    access: 'received_mail.get',
    summary: 'The accounts that received mails can be of, by name.',
    response: z.array(mailSource),
  }),
  get: endpoint({
    method: 'GET',
    path: '/received-mails/{id}',
    access: 'received_mail.get',
    summary: 'A received mail with its text.',
    params: idParams,
    response: receivedMail,
  }),
  pictures: endpoint({
    method: 'GET',
    path: '/received-mails/{id}/pictures',
    access: 'received_mail.get',
    summary:
      'The HTML of a mail with its pictures of other servers, which the server fetches, so that the sender learns nothing of the reader.',
    params: idParams,
    refusals: ['unavailable'],
    response: z.object({ html: z.string().nullable(), shown: z.int(), missing: z.int() }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/received-mails/{id}/read',
    access: 'received_mail.get',
    done: null,
    summary: 'Marks a mail as read, by whoever opens it first.',
    params: idParams,
    unversioned: 'state',
    response: receivedMail,
  }),
  acceptance: endpoint({
    method: 'GET',
    path: '/received-mails/{id}/acceptance',
    access: 'received_mail.edit',
    summary: 'What accepting a mail would do: whom it may be from, and their open opportunities.',
    params: idParams,
    refusals: ['wrong_state'],
    response: acceptance,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/received-mails/{id}/accept',
    access: 'received_mail.edit',
    done: 'mail_accepted',
    summary:
      'Accepts a mail, for good: finds or writes down its customer, puts it into an opportunity or opens one, and files its attachments as documents.',
    params: idParams,
    body: acceptanceInput,
    refusals: [
      'wrong_state',
      'duplicate_customer',
      'too_many_requests',
      'opportunity_not_yours',
      'opportunity_archived',
      'consent_required',
      'daily_quota',
      'agency_quota',
    ],
    unversioned: 'state',
    response: receivedMail,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/received-mails/{id}/reject',
    access: 'received_mail.edit',
    done: 'mail_rejected',
    summary: 'Rejects a mail and those that have joined it, for good.',
    params: idParams,
    refusals: ['wrong_state'],
    unversioned: 'state',
    response: receivedMail,
  }),
  separate: endpoint({
    method: 'POST',
    path: '/received-mails/{id}/separate',
    access: 'received_mail.edit',
    done: 'mail_separated',
    summary:
      'Takes a mail out of the line it has joined; it is decided about by itself and joins none any more.',
    params: idParams,
    refusals: ['wrong_state'],
    unversioned: 'state',
    response: receivedMail,
  }),
};
