import type { Endpoints } from '@szansa/api-client/endpoints';
import { customerName } from '@szansa/domain/customer';
import type { OfferType } from '@szansa/domain/offer';
import { vehicleName } from '@szansa/domain/vehicle';

import { searchColumnFor } from '#modules/customers';
import { joinedWorker } from '#modules/users';
import {
  type Actor,
  type HandlerInput,
  type Produced,
  type StaffReading,
  type Source,
  type Way,
} from '#platform';
import {
  countOffers,
  listAllOffers,
  sumOffers,
  type ListedOfferRow,
  type OfferFilters,
} from './list-queries.ts';
import { partnerScope } from './partner-answers.ts';

type Offers = Endpoints['offers'];
type Narrowing = HandlerInput<Offers['sums']>['query'];

/** The switches of the types; one that is not named is on. */
function shownTypes(query: Narrowing): OfferType[] {
  const shown = {
    leasing: query.show_leasing_offers,
    rent_long_term: query.show_longterm_offers,
    rent_short_term: query.show_shortterm_offers,
  } satisfies Record<OfferType, boolean | undefined>;
  return (['leasing', 'rent_long_term', 'rent_short_term'] as const).filter((type) => shown[type] ?? true);
}

function narrowedTo(actor: Actor, query: Narrowing): OfferFilters {
  const { search, bankId, dealerId, from, to, is_self, is_archived, workerId } = query;
  return {
    opportunities: {
      scope: partnerScope(actor),
      searchColumn: searchColumnFor(actor),
      isArchived: is_archived ?? false,
      isUnassigned: false,
      ownedBy: is_self ? actor.userId : undefined,
      workerId,
      status: query.status,
      statusNot: query.statusNot,
    },
    search,
    types: shownTypes(query),
    bankId,
    dealerId,
    isChosen: query.isChosen ?? false,
    vehicleValue: { from: query.vehicleValueFrom, to: query.vehicleValueTo },
    commission: { from: query.commisionAmountFrom, to: query.commisionAmountTo },
    from,
    to,
  };
}

const named = (id: string | null, name: string | null) =>
  id !== null && name !== null ? { id, name } : null;

function listItem(row: ListedOfferRow) {
  const { firstName, lastName, firstOrganisation } = row;
  const { manufacturer, model, vehicleVersion: version } = row;
  const customerOrganizations = firstOrganisation === null ? [] : [{ name: firstOrganisation }];
  return {
    id: row.id,
    offerType: row.offerType,
    isChosen: row.isChosen,
    opportunity: { id: row.customerFileId, number: row.number, status: row.status },
    customer: { id: row.customerId, name: customerName({ firstName, lastName, customerOrganizations }) },
    worker: joinedWorker(row),
    vehicle: manufacturer !== null && model !== null ? vehicleName({ manufacturer, model, version }) : null,
    bank: row.bank,
    dealer: named(row.dealerId, row.dealerName),
    vehicleValue: row.vehicleValue,
    numberOfInstallments: row.numberOfInstallments,
    monthlyAmount: row.monthlyAmount,
    sumOfPayments: row.sumOfPayments,
    commisionAmount: row.commisionAmount,
    bookingDate: row.bookingDate,
    createdAt: row.createdAt,
  };
}

/** Offers a query finds, of opportunities the actor may read. */
export function offersFound({ db, actor }: StaffReading, query: HandlerInput<Offers['list']>['query']) {
  const filters = narrowedTo(actor, query);
  return {
    rows: (source: Source, way: Way) => listAllOffers(source, filters, query, way),
    count: countOffers(db, filters),
    item: listItem,
  };
}

/** What they add up to, by their types, in the order of `offerTypes`. */
export async function offerSums(
  { db, actor }: StaffReading,
  query: Narrowing,
): Promise<Produced<Offers['sums']>> {
  const sums = await sumOffers(db, narrowedTo(actor, query));
  return shownTypes(query).flatMap((type) => sums.filter(({ offerType }) => offerType === type));
}
