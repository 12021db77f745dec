import { enquiryStatuses } from '@szansa/domain/enquiry';

import { type HandlerInput, type Produced, type StaffReading } from '#platform';
import { viewerOf } from './access.ts';
import { listItem, movesOf, type Enquiries } from './answers.ts';
import {
  boardCards,
  boardCounts,
  countEnquiries,
  listEnquiries,
  type EnquiryFilters,
} from './list-queries.ts';

type FilterQuery = Partial<HandlerInput<Enquiries['list']>['query']>;

function filtersOf(query: FilterQuery): EnquiryFilters {
  const { search, status, category, workerId, platformerId, customerFileId, from, to } = query;
  return {
    search,
    status,
    category,
    workerId,
    platformerId,
    customerFileId,
    from,
    to,
    isArchived: query.is_archived ?? false,
    isOwn: query.is_self ?? false,
    isUnread: query.isUnread ?? false,
    isEditable: query.isEditable ?? false,
    isUnassigned: query.isUnassigned ?? false,
  };
}

/** Enquiries a query finds. */
export function enquiriesFound({ db, actor }: StaffReading, query: HandlerInput<Enquiries['list']>['query']) {
  const viewer = viewerOf(actor);
  const filters = filtersOf(query);
  return {
    rows: listEnquiries(db, viewer, filters, query),
    count: countEnquiries(db, viewer, filters),
    item: listItem,
  };
}

/** Enquiries by status: what a column counts goes beyond the cards it shows. */
export async function boardOfEnquiries(
  { db, actor }: StaffReading,
  query: HandlerInput<Enquiries['board']>['query'],
): Promise<Produced<Enquiries['board']>> {
  const viewer = viewerOf(actor);
  const filters = filtersOf(query);
  const [rows, counts] = await Promise.all([
    boardCards(db, viewer, filters, query.more ?? []),
    boardCounts(db, viewer, filters),
  ]);
  const cards = rows.map((row) => ({ ...listItem(row), canMove: movesOf(actor, row).length > 0 }));
  return {
    columns: enquiryStatuses.map((status) => ({
      status,
      count: counts.find((one) => one.status === status)?.count ?? 0,
      cards: cards.filter((card) => card.status === status),
    })),
  };
}
