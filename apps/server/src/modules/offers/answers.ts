import type { Endpoints } from '@szansa/api-client/endpoints';
import { closingDate } from '@szansa/domain/offer';
import { editPermission } from '@szansa/domain/opportunity';

import { hasConsented, readableOpportunity, type OpportunityState } from '#modules/opportunities';
import { findRepresentatives } from '#modules/representatives';
import { findVehicles } from '#modules/vehicles';
import { notFound, type Produced, type StaffReading } from '#platform';
import { findVariantNames } from './variant-queries.ts';
import { findEnquiryNumbers } from './proposal-queries.ts';
import { findOffer, listOffers, type ListedOffer } from './queries.ts';

export type OfferAnswer = Produced<Endpoints['offers']['get']>;

const present = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

async function described(
  reading: StaffReading,
  opportunity: OpportunityState,
  rows: readonly ListedOffer[],
): Promise<OfferAnswer[]> {
  const { db, actor } = reading;
  const [vehicles, variants, enquiries, representatives, consented] = await Promise.all([
    findVehicles(db, present(rows.map((row) => row.vehicleId))),
    actor.can('car_offer.get') ? findVariantNames(db, present(rows.map((row) => row.carVariantId))) : [],
    actor.can('internal_enquiry.get')
      ? findEnquiryNumbers(db, present(rows.map((row) => row.internalEnquiryId)))
      : [],
    findRepresentatives(
      db,
      present(rows.flatMap((row) => [row.bankRepresentativeId, row.dealerRepresentativeId])),
    ),
    hasConsented(reading, opportunity),
  ]);
  const representative = (id: string | null) => representatives.find((one) => one.id === id) ?? null;
  const edit = actor.can('offer.edit') && editPermission(actor, opportunity, consented).allowed;
  return rows.map(({ author, ...row }) => {
    const isChosen = row.id === opportunity.chosenOfferId;
    return {
      ...row,
      isChosen,
      vehicle: vehicles.find((one) => one.id === row.vehicleId) ?? null,
      carVariant: variants.find((one) => one.id === row.carVariantId) ?? null,
      internalEnquiry: enquiries.find((one) => one.id === row.internalEnquiryId) ?? null,
      bankRepresentative: representative(row.bankRepresentativeId),
      dealerRepresentative: representative(row.dealerRepresentativeId),
      closingDate: closingDate(row.vehicleRegistrationDate, row.numberOfInstallments),
      createdBy: author,
      can: {
        edit,
        choose: edit && !isChosen,
        remove: edit && !(isChosen && opportunity.status === 'closed'),
      },
    };
  });
}

/** Offers of an opportunity, the chosen one first. @throws 404 */
export async function offersOf(reading: StaffReading, customerFileId: string): Promise<OfferAnswer[]> {
  const opportunity = await readableOpportunity(reading, customerFileId);
  const rows = await listOffers(reading.db, customerFileId, opportunity.chosenOfferId);
  return described(reading, opportunity, rows);
}

/** @throws 404 */
export async function offerById(reading: StaffReading, id: string): Promise<OfferAnswer> {
  const row = await findOffer(reading.db, id);
  if (!row) throw notFound();
  const opportunity = await readableOpportunity(reading, row.customerFileId);
  const [answer] = await described(reading, opportunity, [row]);
  if (!answer) throw notFound();
  return answer;
}
