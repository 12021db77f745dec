import type { Endpoints } from '@szansa/api-client/endpoints';
import { customerName } from '@szansa/domain/customer';
import { maskPesel } from '@szansa/domain/identity';
import { ofItsType } from '@szansa/domain/offer';
import { vehicleName } from '@szansa/domain/vehicle';

import { joinedWorker } from '#modules/users';
import type { HandlerInput, StaffReading, Source, Way } from '#platform';
import { filtersFor } from './filters.ts';
import { countAnalytics, listAnalytics, type AnalyticsRow } from './queries.ts';

type Calls = Endpoints['analytics'];

const named = (id: string | null, name: string | null) =>
  id !== null && name !== null ? { id, name } : null;

function offerOf(row: AnalyticsRow) {
  if (row.offerId === null) return null;
  const { numberOfInstallments, monthlyAmount } = row;
  return { isChosen: row.offerId === row.chosenOfferId, numberOfInstallments, monthlyAmount };
}

/** Returns the insurance policy of the offer, or null where the offer's type has none. */
function policyOf({ offerType, carInsuranceId }: AnalyticsRow) {
  return offerType === null ? null : ofItsType({ offerType, carInsuranceId }).carInsuranceId;
}

/** The day the vehicle was handed over, of an opportunity that has come so far. */
function pickupOf({ status, handedOn }: AnalyticsRow) {
  return status === 'handing' || status === 'closed' ? handedOn : null;
}

function listItem(row: AnalyticsRow) {
  const { firstName, lastName, firstOrganisation, manufacturer, model, vehicleVersion: version } = row;
  const customerOrganizations = firstOrganisation === null ? [] : [{ name: firstOrganisation }];
  const pickupDate = pickupOf(row);
  const carInsuranceId = policyOf(row);
  return {
    id: row.id,
    number: row.number,
    worker: joinedWorker(row),
    customer: { id: row.customerId, name: customerName({ firstName, lastName, customerOrganizations }) },
    personalIdNumber: row.personalIdNumber && maskPesel(row.personalIdNumber),
    taxIdNumber: row.taxIdNumber,
    companies: row.companies,
    status: row.status,
    isArchived: row.isArchived,
    vehicle: manufacturer !== null && model !== null ? vehicleName({ manufacturer, model, version }) : null,
    bodyColor: row.bodyColor,
    specification: row.specification,
    vehicleValue: row.vehicleValue,
    offer: offerOf(row),
    offerType: row.offerType,
    bank: named(row.bankId, row.bankName),
    bankRepresentative: row.bankRepresentative,
    dealer: named(row.dealerId, row.dealerName),
    dealerRepresentative: row.dealerRepresentative,
    carInsuranceId,
    hasPolicy: carInsuranceId !== null,
    isRegistered: row.vehicleRegistrationDate !== null,
    isPickedUp: pickupDate !== null,
    applicationDate: row.applicationDate,
    agreementDate: row.agreementDate,
    pickupDate,
    signedDeal: row.dealSigningDate,
    vehicleRegistrationDate: row.vehicleRegistrationDate,
    commisionAmount: row.commisionAmount,
    note: row.note,
    createdAt: row.createdAt,
    closedAt: row.status === 'closed' ? row.statusChangedAt : null,
  };
}

/** Opportunities a query finds, of those the actor counts. */
export function analyticsFound({ db, actor }: StaffReading, query: HandlerInput<Calls['list']>['query']) {
  const filters = filtersFor(actor, query);
  return {
    rows: (source: Source, way: Way) =>
      listAnalytics(source, filters, { ...query, readsTimelines: actor.can('timeline_event.get') }, way),
    count: countAnalytics(db, filters),
    item: listItem,
  };
}
