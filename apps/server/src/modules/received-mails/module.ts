import type { Endpoints } from '@szansa/api-client/endpoints';
import { opportunityScope, type OpportunityInput } from '@szansa/domain/opportunity';
import {
  isFinalStatus,
  receivedMailKinds,
  receivedMailMoves,
  type AcceptanceInput,
  type ReceivedMailKind,
} from '@szansa/domain/received-mail';

import { fetchPictures } from '#adapters/received-mail/remote-pictures.ts';
import { createCustomer } from '#modules/customers';
import { readAbout } from '#modules/notifications';
import { editableOpportunity } from '#modules/opportunities';
import {
  denied,
  invalid,
  joining,
  listAnswer,
  notFound,
  Refusal,
  refusedWithin,
  verb,
  type HandlerInput,
  type Module,
  type Produced,
  type StaffContext,
  type StaffReading,
  type StaffWork,
} from '#platform';
import { acceptanceOf } from './acceptance.ts';
import { emitMail, mailReaders, readableMail, readableSource, undecidedMail } from './access.ts';
import { isOfCustomer } from './customer-queries.ts';
import { receivedMailsDemo } from './demo.ts';
import { fileMail } from './filing.ts';
import { ingestDroppedMails } from './folder.ts';
import {
  countMails,
  findMailOfAttachment,
  findMailOfSource,
  listAttachments,
  listMails,
  listSources,
  lockMail,
  updateMail,
  type ListedMail,
  type MailFilters,
} from './queries.ts';
import { separateFromSeries } from './series-queries.ts';

type Mails = Endpoints['receivedMails'];
type MailAnswer = Produced<Mails['get']>;

function listItem<Row extends ListedMail>({ customerFile, ...row }: Row) {
  return {
    ...row,
    customerFile: customerFile && {
      id: customerFile.id,
      number: customerFile.number,
      customerName: customerFile.customerName,
    },
  };
}

/** Returns the requested kinds: only letters by default. */
function kindsOf(kinds: readonly ReceivedMailKind[] | undefined, isAutomaticShown: boolean) {
  return kinds ?? (isAutomaticShown ? receivedMailKinds : (['letter'] as const));
}

/** One page of received mails, and how many there are. */
function listOfMails(
  { db, actor }: StaffReading,
  query: HandlerInput<Mails['list']>['query'],
): Promise<Produced<Mails['list']>> {
  const filters: MailFilters = {
    search: query.search,
    searchColumn: actor.excludedFields.has('customer.emails') ? 'searchText' : 'searchWithSender',
    statuses: query.status,
    kinds: kindsOf(query.kind, query.show_automatic ?? query.joinedTo !== undefined),
    joinedTo: query.joinedTo,
    mailAccountIds: query.mailAccountId,
    isDropped: query.dropped,
    from: query.from,
    to: query.to,
  };
  return listAnswer(query, {
    rows: listMails(db, opportunityScope(actor), filters, query),
    count: countMails(db, filters),
    item: listItem,
  });
}

/** A mail with its text and what the actor may do with it. @throws 404 */
async function mailById(reading: StaffReading, id: string): Promise<MailAnswer> {
  const row = await readableMail(reading, id);
  const moves = reading.actor.can('received_mail.edit') ? receivedMailMoves(row.status) : [];
  const isJoined = row.joinedTo !== null;
  return {
    ...row,
    ...listItem(row),
    attachments: await listAttachments(reading.db, id),
    can: {
      accept: !isJoined && moves.includes('accepted'),
      reject: !isJoined && moves.includes('rejected'),
      separate: isJoined && moves.length > 0,
    },
  };
}

/**
 * Returns the HTML of a mail with those remote pictures that are available. @throws 404, 503 when too many are
 * pending
 */
async function mailWithPictures(
  reading: StaffReading,
  id: string,
): Promise<Produced<Endpoints['receivedMails']['pictures']>> {
  const { html } = await readableMail(reading, id);
  if (html === null) return { html, shown: 0, missing: 0 };
  // loaded with the first such mail
  const { remotePicturesIn, withPictures } = await import('#adapters/received-mail/safe-html.ts');
  const addresses = remotePicturesIn(html);
  const fetched = await fetchPictures(addresses);
  return { html: withPictures(html, fetched), shown: fetched.size, missing: addresses.length - fetched.size };
}

/** Opens an opportunity; the module of opportunities knows customers, so it is handed in where modules are put together. */
type OpensOpportunity = (
  context: StaffContext,
  input: OpportunityInput,
  options: { readonly creationMethod: 'mail' },
) => Promise<{ readonly id: string }>;

/** The customer there is, or who is written down now. @throws 403 for who may write none down, 422 */
async function customerOf(work: StaffWork, { customerId, customer }: AcceptanceInput): Promise<string> {
  if (customerId !== undefined) return customerId;
  if (customer === undefined) throw invalid({ path: 'customerId', code: 'required' });
  if (!work.actor.can('customer.create')) throw denied();
  const { id } = await refusedWithin('customer', () => createCustomer(joining(work), customer));
  return id;
}

/** The chosen opportunity of the customer, or a new one. @throws 403, 404, 409, 422 for one of another customer */
async function opportunityFor(
  work: StaffWork,
  opens: OpensOpportunity,
  customerId: string,
  { customerFileId, leadSourceId }: AcceptanceInput,
): Promise<string> {
  if (customerFileId === undefined) {
    if (!work.actor.can('opportunity.create')) throw denied();
    const input = { customerId, ...(leadSourceId === undefined ? {} : { leadSourceId }) };
    const { id } = await opens(joining(work), input, { creationMethod: 'mail' });
    return id;
  }
  if (!work.actor.can('opportunity.edit')) throw denied();
  await editableOpportunity(work, customerFileId);
  if (!(await isOfCustomer(work.db, customerFileId, customerId)))
    throw invalid({ path: 'customerFileId', code: 'value_not_allowed' });
  return customerFileId;
}

/**
 * Accepts a mail for good, in one transaction: with its customer, its opportunity and its documents. One that answers a
 * mail of ours is in its opportunity already, and never makes a second one.
 * @throws 404, 409 `wrong_state`, and what the verbs refuse that it is made of: fields of the customer as `customer.…`
 */
function acceptMail(
  context: StaffContext,
  opens: OpensOpportunity,
  id: string,
  input: AcceptanceInput,
): Promise<MailAnswer> {
  return verb(context, async (work) => {
    const mail = await undecidedMail(work, id);
    const isAnswer = mail.customerFileId !== null;
    if (isAnswer && (input.customerId !== undefined || input.customer !== undefined)) {
      throw invalid({ path: 'customerId', code: 'value_not_allowed' });
    }
    const customerFileId =
      mail.customerFileId ?? (await opportunityFor(work, opens, await customerOf(work, input), input));
    if (!isAnswer) await fileMail(work, mail, customerFileId);
    const confirmedBy = work.actor.userId;
    const decided = { status: 'accepted', customerFileId } as const;
    await updateMail(work.db, id, { ...decided, confirmedBy, confirmedAt: new Date() });
    await work.audit({
      entity: 'received_mail',
      entityId: id,
      action: 'accept',
      before: { status: mail.status, customerFileId: mail.customerFileId },
      after: decided,
    });
    emitMail(work, id);
    return mailById(work, id);
  });
}

/** Marks a mail as read by the first user who opens it; one that is read is not changed. @throws 404 */
function readReceivedMail(context: StaffContext, id: string): Promise<MailAnswer> {
  return verb(context, async (work) => {
    const row = await lockMail(work.db, id);
    if (!row) throw notFound();
    await readAbout(work, { userId: work.actor.userId, column: 'receivedMailId', recordId: id });
    if (row.status === 'unread') {
      const readBy = work.actor.userId;
      await updateMail(work.db, id, { status: 'read', readBy, readAt: new Date() });
      await work.audit({
        entity: 'received_mail',
        entityId: id,
        action: 'read',
        before: { status: row.status },
        after: { status: 'read' },
      });
      emitMail(work, id);
    }
    return mailById(work, id);
  });
}

/** Rejects a mail, and those that have joined it, for good. @throws 404, 409 `wrong_state` */
function rejectMail(context: StaffContext, id: string): Promise<MailAnswer> {
  return verb(context, async (work) => {
    const { status } = await undecidedMail(work, id);
    const confirmedBy = work.actor.userId;
    await updateMail(work.db, id, { status: 'rejected', confirmedBy, confirmedAt: new Date() });
    await work.audit({
      entity: 'received_mail',
      entityId: id,
      action: 'reject',
      before: { status },
      after: { status: 'rejected' },
    });
    emitMail(work, id);
    return mailById(work, id);
  });
}

/**
 * Separates a mail from the entry it was joined to, so that it gets its own decision. @throws 404, 409 `wrong_state`
 */
function separateMail(context: StaffContext, id: string): Promise<MailAnswer> {
  return verb(context, async (work) => {
    const row = await lockMail(work.db, id);
    if (!row) throw notFound();
    const { joinedTo, status } = row;
    if (joinedTo === null || isFinalStatus(status)) throw new Refusal('wrong_state');
    await separateFromSeries(work.db, id);
    await work.audit({
      entity: 'received_mail',
      entityId: id,
      action: 'separate',
      before: { joinedTo },
      after: { joinedTo: null },
    });
    emitMail(work, id);
    emitMail(work, joinedTo);
    return mailById(work, id);
  });
}

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
