import type { QueryKey } from '@tanstack/react-query';
import type { Entity } from '@szansa/domain/access';
import { linkedKinds } from '@szansa/domain/record-link';

import type { RouteTree } from '#contract';
import { routes } from '../generated/routes.ts';
import type { Effect, Queries } from '../queries.ts';
import { conversationEffects } from './conversation-effects.ts';
import type { Reader } from './conversation-patches.ts';
import type { RecordName, ServerEvent, ServerPayload } from './events.ts';

/** What each event does to what has been read, by the id of its record. */
export type Effects = { readonly [E in ServerEvent]: (payload: ServerPayload<E>) => readonly Effect[] };

/** `car_offer` is read from `carOffers`, `opportunity` from `opportunities`. */
function resourceOf(entity: Entity): string {
  const words = entity.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`;
}

/** The calls that read an entity, by the name of its resource. */
function readingCalls(resource: string) {
  const tree: RouteTree = routes;
  return Object.entries(tree[resource] ?? {}).filter(([, { method }]) => method === 'GET');
}

/** What is read of any records of an entity. */
function readsOfAny(entity: Entity): readonly QueryKey[] {
  const resource = resourceOf(entity);
  return readingCalls(resource).map(([name]): QueryKey => [resource, name]);
}

/** What is read of an entity by convention: of the one record, and of all together. */
function readsOf({ entity, id }: RecordName) {
  const resource = resourceOf(entity);
  const reads = readingCalls(resource);
  const isOfOne = ([, { path }]: (typeof reads)[number]) => path.includes('{id}');
  return {
    ofOne: reads.filter(isOfOne).map(([name]): QueryKey => [resource, name, { params: { id } }]),
    ofAll: reads.filter((read) => !isOfOne(read)).map(([name]): QueryKey => [resource, name]),
  };
}

/** The calls whose answers are records of a kind. */
const listing = ['list', 'board'];

/** Returns what a change of a record that existed before does to what is read of all records of its kind. */
function ofLists(record: RecordName): readonly Effect[] {
  return readsOf(record).ofAll.map((key) =>
    listing.includes(String(key[1])) ? { key, record: record.id } : key,
  );
}

/**
 * Returns the one table of what becomes stale, or is patched, when something changes; it serves both the socket's
 * events and the user's own changes. `reader` returns the user of this browser.
 */
export function effectsOf(queries: Queries, reader: () => Reader): Effects {
  const { documents, documentTemplates, offers, operations, opportunities, representatives } = queries;

  /** What else is read of one record, through other resources. */
  const alsoOfOne: { readonly [E in Entity]?: (id: string) => readonly QueryKey[] } = {
    opportunity: (id) => [
      offers.listOfOpportunity.key({ params: { id } }),
      documents.listOfOpportunity.key({ params: { id } }),
    ],
    internal_enquiry: (id) => [queries.internalEnquiryProposals.listOfEnquiry.key({ params: { id } })],
    company_notice: (id) => [queries.myCompanyNotices.get.key({ params: { id } })],
    bank: (id) => [documentTemplates.listOfBank.key({ params: { id } })],
  };
  const { carOffers } = queries;
  const carOfferReads = [carOffers.list.key(), carOffers.facets.key(), carOffers.get.key()];
  /** What shows a record elsewhere. */
  const elsewhere: { readonly [E in Entity]?: readonly QueryKey[] } = {
    // customers show the names of their firms, firms the number of their customers
    customer: [
      queries.setup.get.key(),
      queries.customerOrganisations.get.key(),
      queries.customerOrganisations.list.key(),
    ],
    customer_organisation: [queries.customers.get.key(), queries.customers.list.key()],
    // cards show what is to be done next
    activity: [opportunities.board.key(), opportunities.team.key(), queries.dashboards.get.key()],
    // what was answered is counted
    internal_enquiry: [queries.dashboards.enquiries.key()],
    label: [opportunities.get.key(), opportunities.list.key(), opportunities.board.key()],
    lead_source: [opportunities.get.key(), opportunities.list.key()],
    // first steps are ticked off
    agency: [queries.setup.get.key()],
    user: [queries.setup.get.key()],
    mail_account: [queries.setup.get.key()],
    car_brand: [queries.setup.get.key()],
    // any offer may name them
    bank: [
      queries.setup.get.key(),
      representatives.list.key(),
      offers.listOfOpportunity.key(),
      offers.list.key(),
    ],
    dealer: [representatives.list.key(), offers.listOfOpportunity.key(), offers.list.key(), ...carOfferReads],
    representative: [queries.dealers.list.key(), offers.listOfOpportunity.key()],
    vehicle: [
      offers.listOfOpportunity.key(),
      offers.list.key(),
      opportunities.list.key(),
      opportunities.board.key(),
    ],
  };
  /**
   * Returns the keys of car catalogue lists that show names of related entries; templates and offers use these names.
   */
  const namedInCatalogue = (entity: Entity): readonly QueryKey[] => {
    if (!entity.startsWith('car_')) return [];
    const { carLists, carTemplates } = queries;
    const lists = [carLists.list.key(), carLists.get.key()];
    if (entity === 'car_template' || entity === 'car_offer') return lists;
    const templates = [carTemplates.list.key(), carTemplates.facets.key(), carTemplates.get.key()];
    return [...lists, ...templates, ...carOfferReads];
  };
  /** Keys of all offers; events about offers come from their opportunity. */
  const allOffers = [offers.list.key(), offers.sums.key()];
  const ownNotifications = [queries.notifications.unread.key(), queries.notifications.list.key()];
  const ownNotices = [queries.myCompanyNotices.list.key(), ...ownNotifications];
  /** Returns the keys of queries that show how far the recipients of an announcement are. */
  const noticeRead = (id: string): readonly QueryKey[] => [
    queries.companyNotices.get.key({ params: { id } }),
    queries.companyNoticeEntries.list.key(),
    queries.myCompanyNotices.get.key({ params: { id } }),
  ];
  /** What links in conversations show of a record, or of any of its kind. */
  const linked = (entity: Entity, ...id: [string?]): readonly QueryKey[] =>
    linkedKinds.some((kind) => kind === entity)
      ? [[...queries.recordLinks.describe.key(), entity, ...id]]
      : [];
  const ofOne = (record: RecordName) => [
    ...readsOf(record).ofOne,
    ...(alsoOfOne[record.entity]?.(record.id) ?? []),
    ...linked(record.entity, record.id),
  ];

  const { customers, customerOrganisations } = queries;
  /** Returns the keys of what is read of the opportunities of a customer, or of any where it is unknown. */
  const ofItsCustomer = (id: string | undefined): readonly QueryKey[] =>
    id === undefined
      ? [customers.timeline.key(), customers.documents.key(), customerOrganisations.documents.key()]
      : [customers.timeline.key({ params: { id } })];

  const { analytics, dashboards } = queries;
  /** What is counted and added up over opportunities. */
  const counted = [
    analytics.list.key(),
    analytics.sums.key(),
    analytics.groups.key(),
    analytics.pictures.key(),
    dashboards.get.key(),
    dashboards.openDeals.key(),
  ];
  const listedIn = [opportunities.list.key(), opportunities.board.key(), opportunities.related.key()];
  const totals = [opportunities.team.key(), ...counted, ...allOffers];
  const ofListed = ({
    customerFileId: record,
    lists,
  }: ServerPayload<'customer-file-changed'>): readonly Effect[] => {
    if (!lists) return [];
    const changed = lists === 'containing' ? listedIn.map((key) => ({ key, record })) : listedIn;
    return [...changed, ...totals, ...(lists === 'readable' ? ownNotifications : [])];
  };

  return {
    'customer-file-changed': (payload) => [
      ...ofOne({ entity: 'opportunity', id: payload.customerFileId }),
      ...ofItsCustomer(payload.customerId),
      ...ofListed(payload),
    ],
    'customer-files-changed': () => [
      opportunities.get.key(),
      opportunities.timeline.key(),
      ...listedIn,
      ...totals,
      ...ofItsCustomer(undefined),
      // their owners may have changed, and with them who may read them
      ...ownNotifications,
      ...linked('opportunity'),
    ],
    'record-changed': ({ isChange, ...record }) => [
      ...ofOne(record),
      ...(isChange ? ofLists(record) : readsOf(record).ofAll),
      ...(elsewhere[record.entity] ?? []),
      ...namedInCatalogue(record.entity),
    ],
    'records-changed': ({ entity }) => [
      ...readsOfAny(entity),
      ...(elsewhere[entity] ?? []),
      ...namedInCatalogue(entity),
      ...linked(entity),
    ],
    'record-lost': ofOne,
    ...conversationEffects(queries, reader),
    'customer-file-reassign-request': () => [queries.reassignRequests.list.key(), dashboards.get.key()],
    'customer-file-reassign-response': ({ customerFileId: id }) => [
      queries.reassignRequests.list.key(),
      dashboards.get.key(),
      ...ofOne({ entity: 'opportunity', id }),
    ],
    'notification-new': ({ isJoined }) => (isJoined ? [queries.notifications.list.key()] : ownNotifications),
    'notification-mark-as-read': () => ownNotifications,
    'operation-changed': ({ operationId }) => [
      operations.list.key(),
      operations.get.key({ params: { id: operationId } }),
      // which one it does, only the server knows
      queries.bulkChanges.get.key(),
      // an import is as far as its operation
      queries.readings.get.key(),
      queries.imports.list.key(),
      queries.imports.get.key(),
      queries.imports.rows.key(),
      queries.exports.list.key(),
    ],
    'export-request-response': () => [queries.exports.list.key()],
    'work-control-new': () => ownNotices,
    'work-control-read': ({ workControlId: id }) => [...noticeRead(id), queries.companyNotices.list.key()],
    'work-control-confirmed': ({ workControlId: id }) => [
      ...noticeRead(id),
      queries.companyNotices.list.key(),
      queries.myCompanyNotices.list.key(),
    ],
    // shown briefly, never cached
    'conversation-typing': () => [],
    'record-presence': () => [],
    'people-online': () => [],
    // the session is fetched again, which refetches everything else
    'access-changed': () => [],
  };
}
