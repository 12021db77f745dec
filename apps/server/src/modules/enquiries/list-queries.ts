import { enquiryStatuses, type EnquiryCategory, type EnquiryStatus } from '@szansa/domain/enquiry';
import type { OfferType } from '@szansa/domain/offer';
import type { OpportunityScope } from '@szansa/domain/opportunity';
import type { CalendarDate } from '@szansa/domain/shared';
import {
  expressionBuilder,
  sql,
  type AliasableExpression,
  type Expression,
  type Selectable,
  type SqlBool,
} from 'kysely';

import { isUnread } from '#modules/conversations';
import { namedOpportunity } from '#modules/opportunities';
import { personOf } from '#modules/users';
import {
  containsAll,
  countRows,
  startOfDay,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Database,
  type Db,
  type Page,
  type RowOf,
} from '#platform';

/** Who reads enquiries, and what of them. */
export interface Viewer {
  readonly userId: string;
  /** Changes every enquiry, not only those they are the platformer of (rule EN6). */
  readonly editsEvery: boolean;
  /** Which opportunities they read: others are not named. */
  readonly scope: OpportunityScope;
}

/** What a list or the board is narrowed to. */
export interface EnquiryFilters {
  readonly search?: string | undefined;
  readonly isArchived: boolean;
  readonly isOwn: boolean;
  readonly isUnread: boolean;
  readonly isEditable: boolean;
  readonly isUnassigned: boolean;
  readonly status?: readonly EnquiryStatus[] | undefined;
  readonly category?: readonly EnquiryCategory[] | undefined;
  readonly workerId?: readonly string[] | undefined;
  readonly platformerId?: readonly string[] | undefined;
  readonly customerFileId?: readonly string[] | undefined;
  /** Days of writing down, in Warsaw, both included. */
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
}

const unreadBy = (userId: string) => sql<boolean>`exists (
  select 1 from chat_follower
  join chat on chat.internal_enquiry_id = chat_follower.internal_enquiry_id
  left join chat_read on chat_read.internal_enquiry_id = chat_follower.internal_enquiry_id
    and chat_read.user_id = chat_follower.user_id
  where chat_follower.internal_enquiry_id = internal_enquiry.id
    and chat_follower.user_id = ${userId} and chat_follower.is_followed and ${isUnread}
)`;

/** Opportunities that the viewer may not read match no enquiry: a match would reveal what is linked to them. */
const linkedTo = (ids: readonly string[], scope: OpportunityScope) => sql<SqlBool>`(
  internal_enquiry.customer_file_id = any(${[...ids]}::uuid[])
  and ${namedOpportunity(sql.ref('internal_enquiry.customer_file_id'), scope)} is not null
)`;

/** The filters as one condition on `internal_enquiry`. */
function matching({ userId, editsEvery, scope }: Viewer, filters: EnquiryFilters): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'internalEnquiry'>();
  const { status, category, workerId, platformerId, customerFileId, from, to, search } = filters;
  const conditions: Expression<SqlBool>[] = [eb('internalEnquiry.isArchived', '=', filters.isArchived)];
  if (filters.isOwn) {
    conditions.push(
      eb.or([eb('internalEnquiry.workerId', '=', userId), eb('internalEnquiry.platformerId', '=', userId)]),
    );
  }
  if (filters.isUnread) conditions.push(unreadBy(userId));
  if (filters.isEditable && !editsEvery) conditions.push(eb('internalEnquiry.platformerId', '=', userId));
  if (filters.isUnassigned) conditions.push(eb('internalEnquiry.platformerId', 'is', null));
  if (status) conditions.push(eb('internalEnquiry.status', 'in', status));
  if (category) conditions.push(eb('internalEnquiry.category', 'in', category));
  if (workerId) conditions.push(eb('internalEnquiry.workerId', 'in', workerId));
  if (platformerId) conditions.push(eb('internalEnquiry.platformerId', 'in', platformerId));
  if (customerFileId) conditions.push(linkedTo(customerFileId, scope));
  if (from !== undefined) conditions.push(eb('internalEnquiry.createdAt', '>=', startOfDay(from)));
  if (to !== undefined) conditions.push(eb('internalEnquiry.createdAt', '<', startOfDay(to, 1)));
  if (search) conditions.push(containsAll(eb.ref('internalEnquiry.searchText'), search));
  return eb.and(conditions);
}

const messageCount = sql<number>`(
  select count(*)::int from comment
  where comment.internal_enquiry_id = internal_enquiry.id and not comment.is_note and comment.removed_at is null
)`;

/** Rows of `internal_enquiry`, already few, with all that a list or a card shows. */
function shown(
  db: Db,
  { userId, scope }: Viewer,
  enquiries: AliasableExpression<Selectable<Database['internalEnquiry']>>,
) {
  return db
    .selectFrom(enquiries.as('internalEnquiry'))
    .select([
      'internalEnquiry.id',
      'internalEnquiry.individualNumber',
      'internalEnquiry.title',
      'internalEnquiry.category',
      'internalEnquiry.status',
      'internalEnquiry.isArchived',
      'internalEnquiry.workerId',
      'internalEnquiry.platformerId',
      'internalEnquiry.statusChangedAt',
      'internalEnquiry.lastActivityAt',
      'internalEnquiry.createdAt',
      'internalEnquiry.version',
      messageCount.as('messageCount'),
      unreadBy(userId).as('isUnread'),
    ])
    .select((eb) => [
      personOf(eb.ref('internalEnquiry.workerId')).$notNull().as('worker'),
      personOf(eb.ref('internalEnquiry.platformerId')).as('platformer'),
      namedOpportunity(eb.ref('internalEnquiry.customerFileId'), scope).as('customerFile'),
    ]);
}

export type ShownRow = RowOf<typeof listEnquiries>;

export type EnquirySort = 'lastActivityAt' | 'createdAt' | 'statusChangedAt' | 'number';

/** One page of enquiries; by number means by year and number. */
export function listEnquiries(
  db: Db,
  viewer: Viewer,
  filters: EnquiryFilters,
  order: { readonly sort: EnquirySort | `-${EnquirySort}` } & Page,
) {
  const { field, direction } = sortOf<EnquirySort>(order.sort);
  const isByNumber = field === 'number';
  const page = onPage(
    db
      .selectFrom('internalEnquiry')
      .selectAll('internalEnquiry')
      .where(matching(viewer, filters))
      .$if(isByNumber, (query) => query.orderBy('internalEnquiry.year', direction))
      .orderBy(`internalEnquiry.${field}`, direction)
      .orderBy('internalEnquiry.id', direction),
    order,
  );
  return rowQuery(
    shown(db, viewer, page)
      .$if(isByNumber, (query) => query.orderBy('internalEnquiry.year', direction))
      .orderBy(`internalEnquiry.${field}`, direction)
      .orderBy('internalEnquiry.id', direction),
  );
}

export function countEnquiries(db: Db, viewer: Viewer, filters: EnquiryFilters): Counting {
  const query = db
    .selectFrom('internalEnquiry')
    .select('internalEnquiry.id')
    .where(matching(viewer, filters));
  return countRows(db, query, filters.search);
}

/** Number of cards that a column first shows, and number of further ones for each request for more. */
const firstCards = 50;
const furtherCards = 100;

/**
 * Returns the newest cards of every status; `more` contains a status once for each request for further cards of it.
 */
export function boardCards(db: Db, viewer: Viewer, filters: EnquiryFilters, more: readonly EnquiryStatus[]) {
  const most = enquiryStatuses.map(
    (status) => firstCards + furtherCards * more.filter((one) => one === status).length,
  );
  const stages = sql<{ status: EnquiryStatus; most: number }>`unnest(
    ${[...enquiryStatuses]}::text[], ${most}::int[]
  )`;
  const cards = db
    .selectFrom(stages.as<'stage'>(sql`stage(status, most)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('internalEnquiry')
          .selectAll('internalEnquiry')
          .whereRef('internalEnquiry.status', '=', 'stage.status')
          .where(matching(viewer, filters))
          .orderBy('internalEnquiry.lastActivityAt', 'desc')
          .orderBy('internalEnquiry.id', 'desc')
          .limit((of) => of.ref('stage.most'))
          .as('internalEnquiry'),
      (join) => join.onTrue(),
    )
    .selectAll('internalEnquiry');
  return shown(db, viewer, cards)
    .orderBy('internalEnquiry.lastActivityAt', 'desc')
    .orderBy('internalEnquiry.id', 'desc')
    .execute();
}

/** Counts the enquiries with each status. */
export function boardCounts(db: Db, viewer: Viewer, filters: EnquiryFilters) {
  return db
    .selectFrom('internalEnquiry')
    .select(['internalEnquiry.status', sql<number>`count(*)::int`.as('count')])
    .where(matching(viewer, filters))
    .groupBy('internalEnquiry.status')
    .execute();
}

interface LinkedOffer {
  readonly id: string;
  readonly offerType: OfferType;
  readonly manufacturer: string | null;
  readonly model: string | null;
  readonly version: string | null;
}

const linkedOffer = sql<LinkedOffer | null>`(
  select json_build_object(
    'id', o.id, 'offer_type', o.offer_type, 'manufacturer', v.manufacturer, 'model', v.model, 'version', v.version
  )
  from offer o left join vehicle v on v.id = o.vehicle_id where o.id = internal_enquiry.offer_id
)`;

const fileCount = sql<number>`(
  select count(*)::int from enquiry_file where enquiry_file.internal_enquiry_id = internal_enquiry.id
)`;

/** A whole enquiry. */
export function findEnquiry(db: Db, viewer: Viewer, id: string) {
  const one = db.selectFrom('internalEnquiry').selectAll('internalEnquiry').where('id', '=', id);
  return shown(db, viewer, one)
    .select([
      'internalEnquiry.description',
      'internalEnquiry.extraDescription',
      'internalEnquiry.brand',
      'internalEnquiry.type',
      'internalEnquiry.availability',
      'internalEnquiry.ownShare',
      'internalEnquiry.numberOfInstallments',
      'internalEnquiry.distanceLimit',
      'internalEnquiry.grant',
      'internalEnquiry.updatedAt',
      'internalEnquiry.archivedAt',
      linkedOffer.as('offer'),
      fileCount.as('fileCount'),
    ])
    .select((eb) => personOf(eb.ref('internalEnquiry.createdBy')).as('createdBy'))
    .executeTakeFirst();
}
