import type { OpportunityScope } from '@szansa/domain/opportunity';
import type { ReceivedMailKind, ReceivedMailStatus } from '@szansa/domain/received-mail';
import type { CalendarDate } from '@szansa/domain/shared';
import { expressionBuilder, sql, type Expression, type SqlBool, type Updateable } from 'kysely';

import { namedOpportunity } from '#modules/opportunities';
import { personOf } from '#modules/users';
import {
  containsAll,
  countRows,
  startOfDay,
  fileOf,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Database,
  type Db,
  type FileRecord,
  type Page,
  type RowOf,
} from '#platform';

/** An account as those who read its mails know it. */
export interface MailSource {
  readonly id: string;
  readonly name: string;
}

/** What a list is narrowed to. */
export interface MailFilters {
  readonly search?: string | undefined;
  /** The folded text that is searched: with the sender's address, or without it. */
  readonly searchColumn: 'searchText' | 'searchWithSender';
  readonly statuses?: readonly ReceivedMailStatus[] | undefined;
  readonly kinds?: readonly ReceivedMailKind[] | undefined;
  /** List entries whose joined mails are requested, instead of the entries themselves. */
  readonly joinedTo?: readonly string[] | undefined;
  readonly mailAccountIds?: readonly string[] | undefined;
  /** With accounts: those of either. */
  readonly isDropped?: boolean | undefined;
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
}

/** Where mails came from: any of the accounts, or the folder. */
function cameFrom({ mailAccountIds, isDropped }: MailFilters): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'receivedMail'>();
  const accounts = mailAccountIds ? [eb('receivedMail.mailAccountId', 'in', mailAccountIds)] : [];
  const folder = isDropped === undefined ? [] : [eb('receivedMail.isDropped', '=', isDropped)];
  return eb.or([...accounts, ...folder]);
}

/**
 * Returns the condition for mails in the list: separate entries, or the mails joined to some of them. A search also
 * finds a joined mail, unless it finds the entry itself.
 */
function matchingSeries({ search, searchColumn, joinedTo }: MailFilters): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'receivedMail'>();
  if (joinedTo) return eb('receivedMail.joinedTo', 'in', joinedTo);
  const isSeries = eb('receivedMail.joinedTo', 'is', null);
  if (!search) return isSeries;
  const foundSeries = eb
    .selectFrom('receivedMail as line')
    .select('line.id')
    .whereRef('line.id', '=', 'receivedMail.joinedTo')
    .where((line) => containsAll(line.ref(`line.${searchColumn}`), search));
  return eb.or([isSeries, eb.not(eb.exists(foundSeries))]);
}

/** The filters as one condition on `received_mail`. */
function matching(filters: MailFilters): Expression<SqlBool> {
  const { search, searchColumn, statuses, kinds, mailAccountIds, isDropped, from, to } = filters;
  const eb = expressionBuilder<Database, 'receivedMail'>();
  const conditions: Expression<SqlBool>[] = [matchingSeries(filters)];
  if (mailAccountIds || isDropped !== undefined) conditions.push(cameFrom(filters));
  if (statuses) conditions.push(eb('receivedMail.status', 'in', statuses));
  if (kinds) conditions.push(eb('receivedMail.kind', 'in', kinds));
  if (from !== undefined) conditions.push(eb('receivedMail.receivedAt', '>=', startOfDay(from)));
  if (to !== undefined) conditions.push(eb('receivedMail.receivedAt', '<', startOfDay(to, 1)));
  if (search) conditions.push(containsAll(eb.ref(`receivedMail.${searchColumn}`), search));
  return eb.and(conditions);
}

const attachmentCount = sql<number>`(
  select count(*)::int from received_mail_attachment a where a.received_mail_id = received_mail.id
)`;

const joinedCount = sql<number>`(
  select count(*)::int from received_mail joined where joined.joined_to = received_mail.id
)`;

const accountName = sql<string>`(
  case when upper(account.folder) = 'INBOX' then account.user_name
  else account.user_name || ' (' || account.folder || ')' end
)`;

/** The account that a `received_mail` was fetched from, for its readers. */
const namedAccount = sql<MailSource | null>`(
  select json_build_object('id', account.id, 'name', ${accountName})
  from mail_account account where account.id = received_mail.mail_account_id
)`;

/** All accounts that mails can be of. */
export function listSources(db: Db): Promise<MailSource[]> {
  return db
    .selectFrom('mailAccount as account')
    .select(['account.id', accountName.as('name')])
    .orderBy('name')
    .orderBy('account.id')
    .execute();
}

function shown(db: Db, scope: OpportunityScope) {
  return db
    .selectFrom('receivedMail')
    .select([
      'receivedMail.id',
      'receivedMail.subject',
      'receivedMail.fromName',
      'receivedMail.fromAddress',
      'receivedMail.sentDate',
      'receivedMail.receivedAt',
      'receivedMail.status',
      'receivedMail.kind',
      'receivedMail.reason',
      'receivedMail.confirmedAt',
      'receivedMail.isDropped',
      'receivedMail.joinedTo',
      attachmentCount.as('attachmentCount'),
      joinedCount.as('joinedCount'),
    ])
    .select((eb) => [
      namedOpportunity(eb.ref('receivedMail.customerFileId'), scope).as('customerFile'),
      personOf(eb.ref('receivedMail.confirmedBy')).as('confirmedBy'),
      namedAccount.as('mailAccount'),
    ]);
}

export type MailSort = 'receivedAt' | 'sentDate' | 'subject' | 'fromName';

/** One page of received mails. */
export function listMails(
  db: Db,
  scope: OpportunityScope,
  filters: MailFilters,
  order: { readonly sort: MailSort | `-${MailSort}` } & Page,
) {
  const { field, direction } = sortOf<MailSort>(order.sort);
  return rowQuery(
    onPage(
      shown(db, scope)
        .where(matching(filters))
        .orderBy(`receivedMail.${field}`, direction)
        .orderBy('receivedMail.id', direction),
      order,
    ),
  );
}

export function countMails(db: Db, filters: MailFilters): Counting {
  const query = db.selectFrom('receivedMail').select('receivedMail.id').where(matching(filters));
  return countRows(db, query, filters.search);
}

/** A whole mail, also one that has joined another. */
export function findMail(db: Db, scope: OpportunityScope, id: string) {
  return shown(db, scope)
    .select([
      'receivedMail.content',
      'receivedMail.html',
      'receivedMail.remotePictures',
      'receivedMail.invitation',
      'receivedMail.readAt',
      'receivedMail.replyToName',
      'receivedMail.replyToAddress',
      'receivedMail.sharesMessageId',
      'receivedMail.attachmentsLeftOut',
      'receivedMail.isWhole',
    ])
    .select((eb) => [
      personOf(eb.ref('receivedMail.readBy')).as('readBy'),
      fileOf(eb.ref('receivedMail.sourceFileId')).$notNull().as('source'),
    ])
    .where('receivedMail.id', '=', id)
    .executeTakeFirst();
}

export type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>;
export type ListedMail = RowOf<typeof listMails>;

export interface AttachmentRow {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly file: FileRecord | null;
}

/** The attachments of a mail, in their order. */
export function listAttachments(db: Db, receivedMailId: string): Promise<AttachmentRow[]> {
  return db
    .selectFrom('receivedMailAttachment as one')
    .select(['one.id', 'one.name', 'one.size'])
    .select((eb) => fileOf(eb.ref('one.fileId')).as('file'))
    .where('one.receivedMailId', '=', receivedMailId)
    .orderBy('one.position')
    .execute();
}

/** Locks a mail and returns the fields that decisions about it need. */
export function lockMail(db: Db, id: string) {
  return db
    .selectFrom('receivedMail')
    .select(['id', 'status', 'subject', 'customerFileId', 'joinedTo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** What becomes of a mail, and of those that have joined it. */
export async function updateMail(
  db: Db,
  id: string,
  values: Pick<
    Updateable<Database['receivedMail']>,
    'status' | 'readBy' | 'readAt' | 'confirmedBy' | 'confirmedAt' | 'customerFileId'
  >,
): Promise<void> {
  await db
    .updateTable('receivedMail')
    .set(values)
    .where((eb) => eb.or([eb('id', '=', id), eb('joinedTo', '=', id)]))
    .execute();
}

/** The mail a file is the source of. */
export async function findMailOfSource(db: Db, fileId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('receivedMail')
    .select('id')
    .where('sourceFileId', '=', fileId)
    .executeTakeFirst();
  return found?.id;
}

/** The mail a file came with. */
export async function findMailOfAttachment(db: Db, fileId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('receivedMailAttachment')
    .select('receivedMailId')
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  return found?.receivedMailId;
}
