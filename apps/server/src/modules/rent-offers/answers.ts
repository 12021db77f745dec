import type { Endpoints } from '@szansa/api-client/endpoints';
import { isOwnerOrAdministrator } from '@szansa/domain/opportunity';
import { mayWriteOwnRentOffer, mayWriteRentOffers, rentOfferFields } from '@szansa/domain/rent-offer';

import { readableOpportunity } from '#modules/opportunities';
import { type Actor, type HandlerInput, type Produced, type StaffReading, type StaffWork } from '#platform';
import { readableRentOffer, readerOf } from './access.ts';
import { countRentOffers, listRentOffers, type ListedRentOfferRow, type RentOfferRow } from './queries.ts';

type Calls = Endpoints['rentOfferPdfs'];

export type RentOfferAnswer = Produced<Calls['get']>;

export const rentOfferReaders = 'right:rent_offer_pdf.get';

/** Publishes a change of a rent offer to all who may read rent offers. */
export function emitRentOffer(work: StaffWork, id: string): void {
  work.emit('record-changed', { entity: 'rent_offer_pdf', id }, [rentOfferReaders]);
}

const named = (opportunity: RentOfferRow['opportunity']) => {
  if (opportunity === null) return null;
  const { id, number, customerName } = opportunity;
  return { id, number, customerName };
};

/** What the actor may do with a rent offer, by the rights they have. */
function abilities(actor: Actor, may: Record<'write' | 'send' | 'file', boolean>): RentOfferAnswer['can'] {
  return {
    edit: may.write && actor.can('rent_offer_pdf.edit'),
    duplicate: may.write && actor.can('rent_offer_pdf.create'),
    send: may.send && actor.can('opportunity.edit'),
    save: may.file && actor.can('document.create'),
  };
}

async function abilitiesFor(reading: StaffReading, row: RentOfferRow): Promise<RentOfferAnswer['can']> {
  const { actor } = reading;
  if (row.customerFileId === null) {
    const isOwn = mayWriteOwnRentOffer(actor, row);
    return {
      ...abilities(actor, { write: isOwn, send: isOwn, file: false }),
      duplicate: actor.can('rent_offer_pdf.create'),
    };
  }
  const opportunity = await readableOpportunity(reading, row.customerFileId);
  const isOpen = !opportunity.isArchived;
  const isOwn = isOpen && isOwnerOrAdministrator(actor, opportunity);
  return abilities(actor, {
    write: isOpen && mayWriteRentOffers(actor, opportunity),
    send: isOwn,
    file: isOwn,
  });
}

/** A whole rent offer with what the actor may do. @throws 404 */
export async function rentOfferById(reading: StaffReading, id: string): Promise<RentOfferAnswer> {
  const row = await readableRentOffer(reading, id);
  return {
    id,
    ...rentOfferFields(row),
    customerFileId: row.customerFileId,
    opportunity: named(row.opportunity),
    version: row.version,
    createdBy: row.author,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    can: await abilitiesFor(reading, row),
  };
}

/** Rent offers a query finds, as far as the actor may read them. */
export function rentOffersFound({ db, actor }: StaffReading, query: HandlerInput<Calls['list']>['query']) {
  const filters = {
    ...readerOf(actor),
    search: query.search,
    customerFileId: query.customerFileId,
    offerType: query.offerType,
    isOwn: query.is_self ?? false,
    isArchived: query.is_archived ?? false,
  };
  return {
    rows: listRentOffers(db, filters, query),
    count: countRentOffers(db, filters),
    item: ({ opportunity, ...row }: ListedRentOfferRow) => ({ ...row, opportunity: named(opportunity) }),
  };
}
